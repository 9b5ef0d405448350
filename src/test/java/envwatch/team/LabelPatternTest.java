package envwatch.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LabelPatternTest {
  private static Match match(String expression, String value) {
    return LabelPattern.of(expression).matches(value, new StepBudget(Long.MAX_VALUE));
  }

  /** Told by promtool and amtool 0.25 of the same. */
  @ParameterizedTest
  @CsvSource({
    "EN1, EN1, YES",
    "EN1, EN12, NO",
    "EN1|EN2, EN2, YES",
    "EN1|EN2, EN, NO",
    "(EN1|EN2), EN1, YES",
    "(?:EN1|EN2), EN1, YES",
    "^(EN1|EN2)$, EN1, YES",
    "^EN1$, EN1, YES",
    "EN.*, EN7, YES",
    "EN.*, XEN7, NO",
    "EN.+, EN, NO",
    "EN\\d{2}, EN12, YES",
    "EN\\d{2}, EN123, NO",
    "(?i)lab, LAB, YES",
    "K8s\\.\\.07, K8s..07, YES",
    "K8s\\.\\.07, K8s--07, NO",
    "EN[0-3]+, EN123, YES",
    "EN[^0-3]+, EN4, YES",
    "Straße, Straße, YES",
  })
  void matchesAsAlertmanagerDoes(String expression, String value, Match expected) {
    assertThat(match(expression, value)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "EN1 (",
        "(?P<id>EN.*)",
        "(?U)EN.*",
        "(?=EN).*",
        "[[:alpha:]]+",
        "[a-z&&b]+",
        "[]a]+",
        "\\pN+",
        "\\QEN1\\E",
        "\\x45N.*",
        "EN{",
        "(EN){1000}",
        "((EN){9}){9}"
      })
  void whatMayMeanSomethingElseInJavaIsUnknown(String expression) {
    assertThat(match(expression, "EN1")).isEqualTo(Match.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(a+)+b", ".*.*.*.*.*.*.*b", "(.*)*b"})
  void whatTakesTooManyStepsIsUnknownAndSoonOver(String expression) {
    long begun = System.nanoTime();
    assertThat(match(expression, "a".repeat(400))).isEqualTo(Match.UNKNOWN);
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(2));
  }

  @Test
  void aListOfTextsIsKnownAsOne() {
    assertThat(LabelPattern.of("(EN1|EN\\.2)").literals()).contains(Set.of("EN1", "EN.2"));
    assertThat(LabelPattern.of("EN1|EN.").literals()).isEmpty();
  }

  @Test
  void whatIsTooLongIsUnknown() {
    assertThat(match(".*" + "a".repeat(3_000), "a")).isEqualTo(Match.UNKNOWN);
    assertThat(match(".*", "a".repeat(3_000))).isEqualTo(Match.UNKNOWN);
  }
}
