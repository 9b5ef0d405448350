package envwatch.team.past;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreachable;
import envwatch.api.RawServer;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.FakeHistory;
import envwatch.history.Range;
import envwatch.history.SampleTimelines;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.Witness;
import envwatch.history.Witness.Trouble;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.team.TeamServer;
import envwatch.team.past.Prometheus.Series;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WitnessedHistoryTest {
  private static final Instant NOW = FakeTime.START;
  private static final EnvironmentKey LAB = key("EN1");
  private static final Range DAY = Range.last(Duration.ofDays(1), NOW);

  private final FakeTime time = new FakeTime();
  private final FakeHistory own = new FakeHistory();
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private int told;

  @AutoClose private final Prometheus prometheus = new Prometheus(time.clock());
  private Optional<URI> address = Optional.of(prometheus.address());
  private TeamServer server = prometheus.server();
  private final WitnessedHistory history =
      new WitnessedHistory(own, () -> address, () -> server, time, tasks::add);

  /** Looked for the last two hours only. */
  @BeforeEach
  void live() {
    own.lived(LAB, timeline(LAB));
    history.whenMoreIsKnown(() -> told++);
  }

  private static EnvironmentKey key(String id) {
    return new EnvironmentKey(new AccountId("lab"), new EnvironmentId(id));
  }

  private static Timeline timeline(EnvironmentKey key) {
    return SampleTimelines.from(Subject.of(key), key.environment().value(), DAY.from())
        .notLooked(Duration.ofHours(22))
        .running(Duration.ofHours(2))
        .timeline();
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.removeFirst().run();
    }
  }

  private Timeline first() {
    return history.timelines(LAB, DAY).join().getFirst();
  }

  /** What is told once Prometheus was asked. */
  private Timeline later() {
    first();
    runTasks();
    return first();
  }

  private static Series seen(Phase phase, int fromHoursAgo, int untilHoursAgo) {
    return new Series("EN1", phase)
        .seen(
            NOW.minus(Duration.ofHours(fromHoursAgo)), NOW.minus(Duration.ofHours(untilHoursAgo)));
  }

  @Test
  void aGapIsFilledOnceItWasAskedForAndThoseThatLookAreTold() {
    prometheus.answers(200, Prometheus.matrix(seen(Phase.SUSPENDED, 10, 5)));
    assertThat(first().segments()).extracting(Segment::seen).doesNotContain(Seen.ELSEWHERE);
    assertThat(first().witness()).isEqualTo(new Witness("localhost", Trouble.ASKING));
    runTasks();
    assertThat(told).isOne();
    assertThat(first().segments())
        .extracting(Segment::seen)
        .containsExactly(Seen.NOT_LOOKED, Seen.ELSEWHERE, Seen.NOT_LOOKED, Seen.SEEN);
    assertThat(first().witness()).isEqualTo(new Witness("localhost", null));
  }

  @Test
  void whereNoPrometheusIsSetNothingIsAskedNorMade() {
    address = Optional.empty();
    server = null;
    assertThat(first()).isEqualTo(timeline(LAB));
    assertThat(history.timelines(DAY).join()).containsEntry(LAB, timeline(LAB));
    assertThat(history.changes(ChangeQuery.all(DAY)).join()).isEmpty();
    assertThat(tasks).isEmpty();
  }

  @Test
  void whereThisComputerLookedAllTheTimeNothingIsAsked() {
    own.lived(
        LAB,
        SampleTimelines.from(Subject.of(LAB), "EN1", DAY.from())
            .running(Duration.ofDays(1))
            .timeline());
    first();
    assertThat(tasks).isEmpty();
  }

  @Test
  void whatIsKnownIsNotAskedForAgain() {
    prometheus.answers(200, Prometheus.matrix(seen(Phase.RUNNING, 10, 5)));
    later();
    later();
    assertThat(prometheus.asked()).hasSize(2);
  }

  @Test
  void whatIsBeingAskedForIsNotAskedForTwice() {
    first();
    first();
    history.timelines(DAY);
    runTasks();
    assertThat(prometheus.asked()).filteredOn(each -> each.contains("query_range")).hasSize(2);
  }

  @Test
  void allEnvironmentsAreAskedForWithOneQuestion() {
    own.lived(key("EN2"), timeline(key("EN2")));
    prometheus.answers(
        200,
        Prometheus.matrix(
            seen(Phase.RUNNING, 10, 5),
            new Series("EN2", Phase.PROBLEM)
                .seen(NOW.minus(Duration.ofHours(9)), NOW.minus(Duration.ofHours(8)))));
    history.timelines(DAY).join();
    runTasks();
    assertThat(history.timelines(DAY).join().values())
        .allMatch(each -> each.segments().stream().anyMatch(one -> one.seen() == Seen.ELSEWHERE));
    assertThat(prometheus.asked()).hasSize(2);
  }

  @Test
  void theNewestQuestionIsAskedFirstAndOneAtATime() {
    own.lived(key("EN2"), timeline(key("EN2")));
    own.lived(key("EN3"), timeline(key("EN3")));
    history.timelines(LAB, DAY);
    history.timelines(key("EN2"), DAY);
    history.timelines(key("EN3"), DAY);
    assertThat(tasks).hasSize(1);
    prometheus.answers(200, Prometheus.matrix(seen(Phase.RUNNING, 10, 5)));
    runTasks();
    assertThat(prometheus.asked())
        .filteredOn(each -> each.contains("_phase{"))
        .filteredOn(each -> each.contains("query_range"))
        .extracting(each -> each.replaceAll(".*?environment=~\"(EN.)\".*", "$1"))
        .containsExactly("EN3", "EN2", "EN1");
    assertThat(told).isOne();
  }

  @Test
  void anotherAddressIsAskedAnewAndWhatTheOldOneToldIsForgotten() {
    prometheus.answers(200, Prometheus.matrix(seen(Phase.RUNNING, 10, 5)));
    later();
    address = Optional.of(prometheus.address().resolve("/other"));
    assertThat(first().segments()).extracting(Segment::seen).doesNotContain(Seen.ELSEWHERE);
    assertThat(tasks).hasSize(1);
  }

  @Test
  void changesThatPrometheusSawAreAmongTheChanges() {
    Change known =
        new Change(
            Subject.of(LAB),
            "EN1",
            null,
            null,
            NOW.minus(Duration.ofHours(2)),
            null,
            new State(Phase.RUNNING, "Running"),
            new Cause.NotSeen(),
            List.of());
    own.recorded(known);
    prometheus.answers(
        200,
        Prometheus.matrix(
            new Series("EN1", Phase.RUNNING)
                .seen(NOW.minus(Duration.ofHours(8)), NOW.minusSeconds(6 * 3600 + 60)),
            seen(Phase.PROBLEM, 6, 5)));
    history.changes(ChangeQuery.all(DAY)).join();
    runTasks();
    List<Change> changes = history.changes(ChangeQuery.all(DAY)).join();
    assertThat(changes).hasSize(2).startsWith(known);
    assertThat(changes.getLast().cause()).isEqualTo(new Cause.Elsewhere("localhost"));
    assertThat(changes.getLast().firstSeenAfter()).isEqualTo(NOW.minus(Duration.ofHours(6)));
    assertThat(history.changes(new ChangeQuery(DAY, new AccountId("other"), null, 10)).join())
        .isEmpty();
    assertThat(history.changes(new ChangeQuery(DAY, null, Subject.of(LAB), 1)).join())
        .containsExactly(known);
  }

  @ParameterizedTest
  @CsvSource({
    "200, <html>Sign in</html>, NOT_PROMETHEUS",
    "200, '', NOT_PROMETHEUS",
    "200, '{\"status\":\"success\",\"data\":{\"result\":[{', NOT_PROMETHEUS",
    "200, '{\"status\":\"success\"}', NOT_PROMETHEUS",
    "401, Unauthorized, NOT_ALLOWED",
    "403, Forbidden, NOT_ALLOWED",
    "404, 404 page not found, NOT_PROMETHEUS",
    "302, http://127.0.0.2/elsewhere, MOVED",
    "400, '{\"status\":\"error\",\"error\":\"exceeded maximum resolution of 11,000 points\"}', FAILING",
    "503, Service unavailable, FAILING"
  })
  void aFailureIsToldAndTheBarStays(int status, String body, Trouble trouble) {
    prometheus.answers(status, body);
    Timeline later = later();
    assertThat(later.witness()).isEqualTo(new Witness("localhost", trouble));
    assertThat(later.segments()).isEqualTo(timeline(LAB).segments());
    assertThat(told).isOne();
  }

  @ParameterizedTest
  @CsvSource({"READ_TIME_OUT, SLOW", "UNKNOWN_HOST, UNREACHABLE", "CERTIFICATE_HOST, UNREACHABLE"})
  void whoDoesNotAnswerIsTold(Unreachable.Kind kind, Trouble trouble) {
    server =
        new TeamServer(
            () -> Optional.of(new TeamServer.Access(prometheus.address(), "", null)),
            () -> {
              throw new Unreachable(kind, null);
            });
    assertThat(later().witness()).isEqualTo(new Witness("localhost", trouble));
  }

  @Test
  void anAnswerThatBreaksOffIsTold() throws IOException {
    try (RawServer cut =
        new RawServer("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{\"status\":\"success\"")) {
      server =
          new TeamServer(
              () -> Optional.of(new TeamServer.Access(URI.create(cut.address("")), "", null)),
              Prometheus::network);
      assertThat(later().witness()).isEqualTo(new Witness("localhost", Trouble.UNREACHABLE));
    }
  }

  @Test
  void anAnswerThatIsTooLargeIsTold() {
    prometheus.answers(200, " ".repeat(17 * 1024 * 1024));
    assertThat(later().witness()).isEqualTo(new Witness("localhost", Trouble.TOO_MUCH));
  }

  @ParameterizedTest
  @ValueSource(ints = {-3, 3})
  void whoseClockIsWrongIsNotBelieved(int minutes) {
    prometheus.isAhead(Duration.ofMinutes(minutes));
    prometheus.answers(200, Prometheus.matrix(seen(Phase.RUNNING, 10, 5)));
    Timeline later = later();
    assertThat(later.witness()).isEqualTo(new Witness("localhost", Trouble.CLOCK));
    assertThat(later.segments()).isEqualTo(timeline(LAB).segments());
  }

  @Test
  void whoHasNoMetricOfOursIsToldApartFromWhoWatchesOthers() {
    assertThat(later().witness()).isEqualTo(new Witness("localhost", Trouble.NO_METRIC));
  }

  @Test
  void whoWatchesOtherEnvironmentsIsTold() {
    prometheus.values("environment", "production", "EN7");
    assertThat(later().witness()).isEqualTo(new Witness("localhost", Trouble.OTHERS));
  }

  @Test
  void afterAFailureItIsAskedAgainAMinuteLater() {
    prometheus.answers(503, "no");
    later();
    first();
    assertThat(tasks).isEmpty();
    time.advance(Duration.ofMinutes(1));
    prometheus.answers(200, Prometheus.matrix(seen(Phase.RUNNING, 10, 5)));
    assertThat(later().witness()).isEqualTo(new Witness("localhost", null));
  }

  @Test
  void whereThereIsNoRoomForAllTheyAreNotAskedForAgainAndAgain() {
    Series[] restless = new Series[2 * 210];
    for (int i = 0; i < 210; i++) {
      EnvironmentKey key = key("E" + i);
      own.lived(key, timeline(key));
      restless[2 * i] = new Series("E" + i, Phase.RUNNING);
      restless[2 * i + 1] = new Series("E" + i, Phase.PROBLEM);
      for (int minute = 130; minute < 1_130; minute++) {
        Instant at = NOW.minus(Duration.ofMinutes(minute));
        restless[2 * i + minute % 2].seen(at, at);
      }
    }
    prometheus.answers(200, Prometheus.matrix(restless));
    history.whenMoreIsKnown(() -> {
      if (prometheus.asked().size() < 50) {
        history.timelines(DAY);
      }
    });
    history.timelines(DAY).join();
    runTasks();
    int asked = prometheus.asked().size();
    history.timelines(DAY).join();
    assertThat(tasks).isEmpty();
    assertThat(asked).isLessThan(10);

    own.lived(key("EN9"), timeline(key("EN9")));
    history.timelines(key("EN9"), DAY).join();
    assertThat(tasks).as("a single one is asked for").hasSize(1);
    runTasks();
    time.advance(Duration.ofMinutes(5));
    history.timelines(DAY).join();
    assertThat(tasks).as("all are asked for, later").hasSize(1);
  }

  @Test
  void whoeverAsksWhileItHangsIsAnsweredAtOnce() {
    first();
    assertThat(tasks).hasSize(1);
    assertThat(history.timelines(LAB, DAY)).isCompletedWithValue(List.of(first()));
  }
}
