package envwatch.util;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class NaturalOrderTest {
  @Test
  void numbersAreOrderedByTheirValue() {
    List<String> ordered = List.of("web", "web-", "web-2", "web-10", "web-10a", "web-100", "web-a");
    assertThat(ordered.reversed().stream().sorted(NaturalOrder.INSTANCE)).isEqualTo(ordered);
  }

  @Test
  void caseDoesNotMatter() {
    assertThat(NaturalOrder.INSTANCE.compare("Web-2", "web-2")).isZero();
    assertThat(NaturalOrder.INSTANCE.compare("attic", "Zoo")).isNegative();
  }

  @Test
  void leadingZerosDoNotChangeTheValueOfANumber() {
    assertThat(NaturalOrder.INSTANCE.compare("lab 007 b", "lab 7 a")).isPositive();
    assertThat(NaturalOrder.INSTANCE.compare("lab 000", "lab 1")).isNegative();
    assertThat(NaturalOrder.INSTANCE.compare("lab 0", "lab 00")).isZero();
  }
}
