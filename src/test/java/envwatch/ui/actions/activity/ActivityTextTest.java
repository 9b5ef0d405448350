package envwatch.ui.actions.activity;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.actions.Target;
import envwatch.model.ActionKind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActivityTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "\r=1", "\u0000=1"})
  void aCopiedNameIsNoFormulaOfASpreadsheet(String name) {
    assertThat(copiedTarget(name)).isEqualTo("'" + name.replaceAll("\\p{Cc}", " ").strip());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Lab 1", "a=b", "1-2", "ann@example.com"})
  void anyOtherNameIsCopiedAsItIs(String name) {
    assertThat(copiedTarget(name)).isEqualTo(name);
  }

  @Test
  void aNameBeginsNoCellOfItsOwn() {
    assertThat(copiedTarget("Lab\t=1\n=2")).isEqualTo("Lab =1 =2");
  }

  @Test
  void howLongItTookIsSaidOnce() {
    Activity activity = activity("Lab");
    assertThat(ActivityText.took(activity)).isEqualTo("1 s");
    assertThat(ActivityText.result(activity)).isEqualTo("The change was seen.");
  }

  private static String copiedTarget(String name) {
    return ActivityText.lines(List.of(activity(name))).split("\t", -1)[3];
  }

  private static Activity activity(String name) {
    return new Activity(
        "1",
        Instant.parse("2026-11-21T14:02:00Z"),
        "Support",
        "use.example.com",
        ActionKind.EXTEND_ENVIRONMENT,
        Target.environment(FakeWorld.key("a"), name),
        null,
        new Outcome.Seen(Duration.ofSeconds(1)),
        Duration.ofSeconds(1));
  }
}
