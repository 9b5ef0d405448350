package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SteadyAgeTest {
  private final SteadyAge age = new SteadyAge();

  private List<Long> told(int... seconds) {
    return IntStream.of(seconds)
        .mapToObj(old -> age.of(Duration.ofSeconds(old)).toSeconds())
        .toList();
  }

  @Test
  void itGrowsInSteps() {
    assertThat(told(9, 10, 19, 59, 61, 130)).containsExactly(0L, 10L, 10L, 50L, 60L, 120L);
  }

  @Test
  void itDoesNotGoBackByLessThanAStep() {
    assertThat(told(61, 55, 60, 51, 62)).containsOnly(60L);
  }

  @Test
  void itGoesBackByAStep() {
    assertThat(told(61, 50, 12)).containsExactly(60L, 50L, 10L);
  }

  @Test
  void afterMinutesItGoesBackByHalfAMinute() {
    assertThat(told(125, 95, 90)).containsExactly(120L, 120L, 60L);
  }

  @Test
  void whatWasSeenJustNowIsNew() {
    assertThat(told(3600, 0)).containsExactly(3600L, 0L);
  }
}
