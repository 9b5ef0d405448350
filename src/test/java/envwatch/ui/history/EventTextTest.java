package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.watch.WorldView;
import envwatch.words.ChangeWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventTextTest {
  private static final ZoneId ZONE = ZoneOffset.UTC;
  private static final Instant NOW = Instant.parse("2026-11-21T15:00:00Z");
  private static final EventText WORDS =
      new EventText(new WorldView(NOW, false, List.of(), List.of()), NOW, ZONE);
  private static final State RUNNING = new State(Phase.RUNNING, "Running");
  private static final State FAILED = new State(Phase.PROBLEM, "Creation failed");

  @Test
  void aChangeHasBothItsTimes() {
    Event.Changed event = changed("2026-11-21T14:02:10Z", "2026-11-21T14:02:40Z", null);
    assertThat(WORDS.when(event)).isEqualTo("14:02:10 to 14:02:40");
    assertThat(EventText.from(event)).isEqualTo("Running");
    assertThat(EventText.to(event)).isEqualTo("Creation failed");
    assertThat(WORDS.lasted(event)).isEqualTo("ongoing");
    assertThat(WORDS.sinceThen(event)).isEqualTo("57 min so far");
  }

  @Test
  void aFailureIsNotCalledByTheWordThatTheServiceKeeps() {
    State judged = new State(Phase.PROBLEM, "Ready");
    assertThat(ChangeWords.state(judged)).isEqualTo("Failed (service says Ready)");
    assertThat(ChangeWords.state(FAILED)).isEqualTo("Creation failed");
  }

  @Test
  void aChangeAfterAGapIsSomeTimeBetween() {
    Event event = changed("2026-11-20T18:05:00Z", "2026-11-21T07:58:00Z", null);
    assertThat(WORDS.when(event)).isEqualTo("between 20 Nov 18:05 and 07:58");
  }

  @Test
  void howLongSomethingLastedIsCountedFromLookToLook() {
    Change next = change("2026-11-21T14:12:20Z", "2026-11-21T14:12:50Z");
    assertThat(WORDS.lasted(changed("2026-11-21T14:02:10Z", "2026-11-21T14:02:40Z", next)))
        .isEqualTo("10 min");
  }

  @Test
  void whatEndedWhileNobodyLookedLastedAtLeastAsLongAsItWasSeen() {
    Change next = change("2026-11-21T14:12:40Z", "2026-11-21T14:55:00Z");
    assertThat(WORDS.lasted(changed("2026-11-21T14:02:10Z", "2026-11-21T14:02:40Z", next)))
        .isEqualTo("at least 10 min");
  }

  private static Event.Changed changed(String before, String after, Change next) {
    return new Event.Changed(change(before, after), next, next == null, List.of());
  }

  private static Change change(String before, String after) {
    return new Change(
        Subject.of(FakeWorld.key("a")),
        "Lab",
        null,
        Instant.parse(before),
        Instant.parse(after),
        RUNNING,
        FAILED,
        new Cause.Service(),
        List.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "\r=1", "\u0000=1", "\uFF1D1"})
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
    Event event = new Event.Acted(activity("Lab"), RUNNING);
    assertThat(WORDS.lasted(event)).as("only of states").isEmpty();
    assertThat(WORDS.details(event)).isEqualTo("Done after 1 s.");
  }

  @Test
  void anActionSaysWhatStateItFound() {
    assertThat(EventText.from(new Event.Acted(activity("Lab"), RUNNING))).isEqualTo("Running");
    assertThat(EventText.from(new Event.Acted(activity("Lab"), null))).isEmpty();
  }

  private static String copiedTarget(String name) {
    return WORDS.lines(List.of(new Event.Acted(activity(name), null))).split("\t", -1)[3];
  }

  private static Activity activity(String name) {
    return new Activity(
        "1",
        Instant.parse("2026-11-21T14:02:00Z"),
        "Support",
        "use.example.com",
        new Requested.OfEnvironment(
            ActionKind.EXTEND_ENVIRONMENT, EnvironmentTarget.environment(FakeWorld.key("a"), name)),
        null,
        new Outcome.Seen(Duration.ofSeconds(1)),
        Duration.ofSeconds(1));
  }
}
