package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.ChangeJson;
import envwatch.history.Fact;
import envwatch.history.ObservedInterval;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("fast")
class ChangeTextTest {
  private static final EnvironmentKey KEY =
      new EnvironmentKey(new AccountId("a"), new EnvironmentId("E1"));
  private static final State UP = new State(Phase.RUNNING, "Running");
  private static final State DOWN = new State(Phase.SUSPENDED, "Suspended");

  private final ChangeText berlin = new ChangeText(id -> "Lab", ZoneId.of("Europe/Berlin"));

  private static Change change(@Nullable String before, String after) {
    return change("Python", before, after, UP, DOWN, new Cause.Service(), List.of());
  }

  private static Change change(
      String name,
      @Nullable String before,
      String after,
      @Nullable State from,
      State to,
      Cause cause,
      List<Fact> facts) {
    return new Change(
        Subject.of(KEY),
        name,
        null,
        before == null ? null : Instant.parse(before),
        Instant.parse(after),
        from,
        to,
        cause,
        facts);
  }

  private static Change named(String name) {
    return change(
        name,
        null,
        "2026-11-22T14:02:40Z",
        UP,
        DOWN,
        new Cause.OwnAction("1", ActionKind.SUSPEND_ENVIRONMENT),
        List.of());
  }

  // Lines

  @Test
  void aChangeBetweenTwoLooksHasOneMomentInLocalTime() {
    assertThat(berlin.line(change("2026-11-22T14:02:10Z", "2026-11-22T14:02:40Z")))
        .isEqualTo("2026-11-22 15:02:40 CET  Python: Running to Suspended (Service)");
  }

  @Test
  void aChangeInAGapHasTwoMoments() {
    assertThat(berlin.line(change("2026-11-21T17:05:00Z", "2026-11-22T06:58:00Z")))
        .startsWith("2026-11-21 18:05:00 to 2026-11-22 07:58:00 CET  ");
    assertThat(berlin.line(change("2026-11-22T12:05:00Z", "2026-11-22T13:10:00Z")))
        .startsWith("2026-11-22 13:05:00 to 14:10:00 CET  ");
  }

  @Test
  void whenSummerTimeEndsTheRepeatedHourIsToldApart() {
    assertThat(berlin.line(change(null, "2026-10-25T00:30:00Z")))
        .startsWith("2026-10-25 02:30:00 CEST  ");
    assertThat(berlin.line(change(null, "2026-10-25T01:30:00Z")))
        .startsWith("2026-10-25 02:30:00 CET  ");
    assertThat(berlin.line(change("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z")))
        .startsWith("2026-10-25 02:30:00 CEST to 02:30:00 CET  ");
  }

  @Test
  void whenSummerTimeBeginsTheMissingHourIsLeftOut() {
    assertThat(berlin.line(change("2026-03-29T00:59:00Z", "2026-03-29T01:01:00Z")))
        .startsWith("2026-03-29 01:59:00 CET to 03:01:00 CEST  ");
  }

  @Test
  void twoZonesTellTheSameMomentDifferently() {
    Change change = change(null, "2026-11-22T23:30:00Z");
    ChangeText tokyo = new ChangeText(id -> "Lab", ZoneId.of("Asia/Tokyo"));
    assertThat(berlin.line(change)).startsWith("2026-11-23 00:30:00 CET");
    assertThat(tokyo.line(change)).startsWith("2026-11-23 08:30:00 JST");
  }

  @Test
  void theSameWordForAnotherJudgementIsExplained() {
    State failed = new State(Phase.PROBLEM, "Running");
    Change change =
        change("P", null, "2026-11-22T14:02:40Z", UP, failed, new Cause.Service(), List.of());
    assertThat(berlin.line(change)).contains("P: Running to Failed");
  }

  @Test
  void whatElseChangedFollowsTheStates() {
    Fact owner = new Fact(Fact.Kind.OWNER, "ann", "ben");
    Change change =
        change("P", null, "2026-11-22T14:02:40Z", UP, DOWN, new Cause.NotSeen(), List.of(owner));
    assertThat(berlin.line(change))
        .endsWith("P: Running to Suspended; Owner: ann to ben (Not seen)");
  }

  @Test
  void aNameCanNeitherControlTheTerminalNorBreakALine() {
    assertThat(berlin.line(named("evil\u001B[31m\nname\u202E")))
        .doesNotContain("\u001B", "\n", "\u202E")
        .contains("(You: Suspend)");
  }

  @Test
  void aGapInLookingSaysWhy() {
    ObservedInterval before =
        new ObservedInterval(
            KEY.account(),
            Instant.parse("2026-11-22T10:00:00Z"),
            Instant.parse("2026-11-22T11:20:00Z"),
            ObservedInterval.Ended.PAUSED);
    ObservedInterval after =
        new ObservedInterval(
            KEY.account(),
            Instant.parse("2026-11-22T11:41:00Z"),
            Instant.parse("2026-11-22T12:00:00Z"),
            null);
    assertThat(berlin.gap(before, after))
        .isEqualTo("2026-11-22 12:20:00 to 12:41:00 CET  Lab: not monitored (watching was paused)");
  }

  // Rows

  @Test
  void aRowHasAsManyCellsAsTheHeading() {
    String row = berlin.csv().row(change("2026-11-22T14:02:10Z", "2026-11-22T14:02:40Z"));
    assertThat(row.split(",", -1)).hasSameSizeAs(berlin.csv().heading().split(",", -1));
  }

  @Test
  void momentsOfARowCarryTheirOffset() {
    assertThat(berlin.csv().row(change("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z")))
        .contains("2026-10-25T02:30:00+02:00,2026-10-25T02:30:00+01:00");
  }

  @Test
  void aNameInARowIsNoFormula() {
    assertThat(berlin.csv().row(named("=HYPERLINK(1)"))).contains(",'=HYPERLINK(1),");
  }

  // JSON

  private static JsonNode json(Change change) {
    return JsonMapper.shared().readTree(new ChangeJson(id -> "Lab").write(change));
  }

  @Test
  void jsonIsOneLineInUtcWithTheWordsAsServed() {
    Change change = change("2026-11-22T14:02:10Z", "2026-11-22T14:02:40Z");
    assertThat(new ChangeJson(id -> "Lab").write(change))
        .isEqualTo(
            "{\"account\":\"Lab\",\"environment\":\"E1\",\"environmentName\":\"Python\","
                + "\"machine\":null,\"machineName\":null,\"from\":\"Running\",\"to\":\"Suspended\","
                + "\"fromPhase\":\"running\",\"toPhase\":\"suspended\","
                + "\"lastSeenBefore\":\"2026-11-22T14:02:10Z\","
                + "\"firstSeenAfter\":\"2026-11-22T14:02:40Z\","
                + "\"cause\":\"service\",\"action\":null,\"facts\":[]}");
  }

  @Test
  void anOwnActionIsNamed() {
    JsonNode json = json(named("P"));
    assertThat(json.path("cause").stringValue()).isEqualTo("own-action");
    assertThat(json.path("action").stringValue()).isEqualTo("suspend-environment");
    assertThat(json.path("lastSeenBefore").isNull()).isTrue();
  }

  @Test
  void aMachineHasItsIdAndName() {
    Change change =
        new Change(
            new Subject(KEY, new MachineId("M1")),
            "P",
            "web",
            null,
            Instant.EPOCH,
            null,
            UP,
            new Cause.Service(),
            List.of(new Fact(Fact.Kind.ADDRESS, null, "192.0.2.1")));
    JsonNode json = json(change);
    assertThat(json.path("machine").stringValue()).isEqualTo("M1");
    assertThat(json.path("machineName").stringValue()).isEqualTo("web");
    assertThat(json.path("from").isNull()).isTrue();
    assertThat(json.path("facts").path(0).path("kind").stringValue()).isEqualTo("address");
  }

  @Test
  void aStretchOfLookingThatGoesOnHasNoEnd() {
    ObservedInterval looking =
        new ObservedInterval(KEY.account(), Instant.EPOCH, Instant.EPOCH, null);
    assertThat(new ChangeJson(id -> "Lab").write(looking))
        .isEqualTo(
            "{\"account\":\"Lab\",\"from\":\"1970-01-01T00:00:00Z\","
                + "\"until\":\"1970-01-01T00:00:00Z\",\"ended\":null}");
  }
}
