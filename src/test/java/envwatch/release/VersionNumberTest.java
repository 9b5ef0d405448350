package envwatch.release;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class VersionNumberTest {
  private static VersionNumber number(String text) {
    return VersionNumber.parse(text).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "1.0.1, 1.0.0",
    "1.10.0, 1.9.9",
    "2, 1.9",
    "1.0.0.1, 1.0.0",
    "1.0.0, 1.0.0-SNAPSHOT",
    "v1.1.0, 1.0.0"
  })
  void aHigherNumberIsNewer(String newer, String older) {
    assertThat(number(newer).newerThan(number(older))).isTrue();
    assertThat(number(older).newerThan(number(newer))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1.0.0, 1.0.0", "1.0, 1.0.0", "1.0.0-rc1, 1.0.0-rc2", "1.0.0+7, 1.0.0"})
  void equalNumbersAreNotNewer(String one, String other) {
    assertThat(number(one).newerThan(number(other))).isFalse();
    assertThat(number(other).newerThan(number(one))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1.",
        "one",
        "1.2.3.4.5",
        "99999999",
        "1.0.0 <b>",
        "1.0.0\n2",
        "\u0661.0",
        "-1",
        "1..2"
      })
  void otherTextsAreNone(String text) {
    assertThat(VersionNumber.parse(text)).isEmpty();
  }

  @Test
  void isWrittenWithoutWhatDoesNotCount() {
    assertThat(number(" v1.2.0-rc1+build7 ")).hasToString("1.2.0-rc1");
  }
}
