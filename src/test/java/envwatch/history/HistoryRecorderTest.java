package envwatch.history;

import static envwatch.watch.Samples.environment;
import static envwatch.watch.Samples.id;
import static envwatch.watch.Samples.key;
import static envwatch.watch.Samples.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.history.ObservedInterval.Ended;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.Retention;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
class HistoryRecorderTest {
  private static final Duration HALF_MINUTE = Duration.ofSeconds(30);

  @TempDir private Path folder;
  private final FakeTime time = new FakeTime();

  private static Environment failed(String id) {
    return environment(id, Phase.PROBLEM, "Error");
  }

  private static Instant at(int looks) {
    return FakeTime.START.plus(HALF_MINUTE.multipliedBy(looks));
  }

  @Test
  void nothingIsWrittenBeforeItBegins() {
    try (RecordedLab lab = new RecordedLab(folder, time)) {
      assertThat(lab.history.view()).isEqualTo(HistoryView.EMPTY);
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aChangeIsToldStoredAndCountedSince() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      List<Change> told = new ArrayList<>();
      lab.history.follow(told::addAll);
      lab.sees(running("a")).sees(failed("a"));

      assertThat(lab.changes()).isNotEmpty().containsExactlyElementsOf(told.reversed());
      Change change =
          told.stream().filter(one -> one.subject().machine() == null).findFirst().orElseThrow();
      assertThat(change.lastSeenBefore()).isEqualTo(at(1));
      assertThat(change.firstSeenAfter()).isEqualTo(at(2));
      assertThat(lab.history.view().since().get(Subject.of(key("a"))).at()).isEqualTo(at(2));
    }
  }

  @Test
  void whatIsGoneForLongerThanAnythingIsKeptIsForgotten() throws Exception {
    Retention hour = new Retention(Duration.ofHours(1), 200_000_000);
    try (RecordedLab lab = new RecordedLab(folder, time, hour).begun()) {
      lab.sees(running("a"), running("b")).drops("a");
      for (int look = 0; look < 20; look++) {
        time.advance(Duration.ofMinutes(30));
        lab.seesNow(running("b"));
        lab.written();
      }
    }

    try (HistoryReader reader = new HistoryFile(folder.resolve(HistoryFile.NAME)).read()) {
      assertThat(reader.lastSeen())
          .extracting(seen -> seen.subject().environment())
          .contains(key("b"))
          .doesNotContain(key("a"));
    }
  }

  @Test
  void nothingIsPurgedWhileTheClockIsFarFromWhereTheHistoryEnds() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(failed("a"));
    }
    time.jump(Duration.ofDays(365));
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      time.advance(Duration.ofMinutes(11));
      lab.written();
    }
    time.jump(Duration.ofDays(-365));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      assertThat(lab.changes()).isNotEmpty();
    }
  }

  @Test
  void anHourWithoutNewsTellsNoView() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      Environment same = running("a");
      lab.sees(same);
      List<HistoryView> told = new ArrayList<>();
      lab.history.subscribe(told::add);
      for (int looks = 0; looks < 120; looks++) {
        lab.sees(same);
      }

      assertThat(told).hasSize(1);
    }
  }

  @Test
  void whatIsNotUpToDateAnyMoreIsNotOddEither() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      Environment odd = ofBlueprint("d").toBuilder().snapshot("Older").build();
      lab.sees(ofBlueprint("a"), ofBlueprint("b"), ofBlueprint("c"), odd);
      assertThat(lab.history.view().odd()).containsOnlyKeys(key("d"));
      time.advance(Duration.ofMinutes(3));

      assertThat(lab.history.view().odd()).isEmpty();
    }
  }

  private static Environment ofBlueprint(String id) {
    return Environment.builder()
        .id(id(id))
        .name(id)
        .status(new Status(Phase.RUNNING, "Running"))
        .blueprint("Web")
        .snapshot("New")
        .build();
  }

  @Test
  void sinceWhenIsToldByTheClockThatWasSetBack() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      Environment same = running("a");
      lab.sees(same).sees(same);
      time.jump(Duration.ofHours(-1));
      lab.seesNow(same);

      assertThat(lab.history.view().since().get(Subject.of(key("a"))).at())
          .isEqualTo(at(1).minus(Duration.ofHours(1)));
    }
  }

  @Test
  void whatChangedBetweenTwoRunsIsAChangeWithBothTimes() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a"));
    }
    time.advance(Duration.ofHours(9));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(failed("a"));

      Change change = lab.changes().getLast();
      assertThat(change.lastSeenBefore()).isEqualTo(at(1));
      assertThat(change.firstSeenAfter()).isEqualTo(time.instant());
      assertThat(change.cause()).isEqualTo(new Cause.NotSeen());
    }
  }

  @Test
  void aRestartIsNoEventButAGap() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
    }
    time.advance(Duration.ofHours(1));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));

      assertThat(lab.changes()).isEmpty();
      assertThat(lab.timeline("a").segments())
          .extracting(Segment::seen)
          .containsExactly(Seen.NOT_LOOKED, Seen.SEEN, Seen.NOT_LOOKED, Seen.SEEN);
    }
  }

  @Test
  void anHourInWhichTwoProgramsChangeOverHasNoGapAndNoEvent() {
    for (int program = 0; program < 4; program++) {
      time.advance(Duration.ofSeconds(7));
      try (RecordedLab lab = RecordedLab.begin(folder, time)) {
        lab.seesNow(running("a"));
        for (int look = 0; look < 30; look++) {
          lab.sees(running("a"));
        }
      }
    }

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.seesNow(running("a"));
      Range hour = new Range(FakeTime.START.plusSeconds(7), time.instant());
      assertThat(lab.changes()).isEmpty();
      assertThat(lab.looking()).hasSize(1);
      assertThat(lab.history.timelines(key("a"), hour).join().getFirst().segments())
          .extracting(Segment::seen)
          .containsExactly(Seen.SEEN);
    }
  }

  @Test
  void whatChangedDuringAChangeOverIsOneEventThatWasSeen() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a"));
    }
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(failed("a"));
    }
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(failed("a"));

      assertThat(lab.changes())
          .filteredOn(change -> change.subject().machine() == null)
          .singleElement()
          .satisfies(change -> {
            assertThat(change.lastSeenBefore()).isEqualTo(at(1));
            assertThat(change.firstSeenAfter()).isEqualTo(at(2));
            assertThat(change.cause()).isEqualTo(new Cause.Service());
          });
    }
  }

  @Test
  void whatIsLookedAtOftenHasNoGapInAChangeOver() {
    Environment changing = environment("a", Phase.CHANGING, "Preparing");
    try (RecordedLab lab = RecordedLab.begin(folder, time).every(Duration.ofSeconds(2))) {
      lab.seesNow(changing);
      time.advance(Duration.ofSeconds(2));
      lab.seesNow(changing);
    }
    time.advance(Duration.ofSeconds(8));
    try (RecordedLab lab = RecordedLab.begin(folder, time).every(Duration.ofSeconds(2))) {
      lab.seesNow(Samples.line(changing));
      time.advance(Duration.ofSeconds(1));
      lab.seesNow(running("a"));

      assertThat(lab.timeline("a").segments())
          .extracting(Segment::seen)
          .doesNotContain(Seen.NOT_LOOKED);
      assertThat(lab.changes()).extracting(Change::cause).containsOnly(new Cause.Service());
    }
  }

  @Test
  void whatIsLookedAtRarelyHasNoGapInAChangeOver() {
    try (RecordedLab lab = RecordedLab.begin(folder, time).every(Duration.ofMinutes(5))) {
      lab.seesNow(running("a"));
      time.advance(Duration.ofMinutes(4));
      lab.seesNow();
    }
    time.advance(Duration.ofSeconds(4));
    try (RecordedLab lab = RecordedLab.begin(folder, time).every(Duration.ofMinutes(5))) {
      lab.seesNow(running("a"));

      assertThat(lab.timeline("a").segments()).extracting(Segment::seen).containsExactly(Seen.SEEN);
    }
  }

  @Test
  void aServiceThatIsAwayDuringAChangeOverStaysUnreachable() {
    ApiException cause = new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null);
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      lab.link(new Link.Lost(cause, time.instant(), null));
      time.advance(Duration.ofMinutes(10));
    }
    time.advance(Duration.ofSeconds(5));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.link(new Link.Lost(cause, time.instant(), null));
      time.advance(Duration.ofMinutes(10));
      lab.link(new Link.Live()).sees(running("a")).sees(running("a"));

      assertThat(lab.timeline("a").segments())
          .extracting(Segment::seen)
          .containsExactly(Seen.NOT_LOOKED, Seen.SEEN, Seen.UNREACHABLE, Seen.SEEN);
    }
  }

  @Test
  void aProgramThatFollowsAKilledOneAtOnceLeavesNoGap() throws Exception {
    Path killed = Files.createDirectory(folder.resolve("killed"));
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      time.advance(Duration.ofSeconds(29));
      lab.changes();
      copy(killed);
    }
    time.advance(Duration.ofSeconds(5));

    try (RecordedLab lab = RecordedLab.begin(killed, time)) {
      lab.seesNow(running("a"));
      assertThat(lab.looking())
          .singleElement()
          .satisfies(looking -> {
            assertThat(looking.ended()).isNull();
            assertThat(looking.from()).isEqualTo(at(1));
          });
    }
  }

  @Test
  void aMinuteWithoutAProgramIsAGap() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
    }
    time.advance(Duration.ofSeconds(30));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      assertThat(lab.looking())
          .extracting(ObservedInterval::ended)
          .containsExactly(Ended.STOPPED, null);
    }
  }

  @Test
  void theTimelineReachesUpToNow() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      time.advance(Duration.ofSeconds(20));

      Timeline timeline = lab.timeline("a");
      assertThat(timeline.segments().getLast().seen()).isEqualTo(Seen.SEEN);
      assertThat(timeline.segments().getLast().until()).isEqualTo(time.instant());
    }
  }

  @Test
  void aLinkThatIsCutForAnHourIsAGapAndNoEvent() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      ApiException cause =
          new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null);
      lab.link(new Link.Lost(cause, time.instant(), null));
      time.advance(Duration.ofHours(1));
      lab.link(new Link.Live()).sees(running("a")).sees(running("a"));

      assertThat(lab.changes()).isEmpty();
      assertThat(lab.timeline("a").segments())
          .extracting(Segment::seen)
          .containsExactly(Seen.NOT_LOOKED, Seen.SEEN, Seen.UNREACHABLE, Seen.SEEN);
    }
  }

  @Test
  void theTimeAfterARunThatEndedUnreachableWasNotLookedAt() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      ApiException cause =
          new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null);
      lab.link(new Link.Lost(cause, time.instant(), null));
      time.advance(Duration.ofHours(1));
    }
    time.advance(Duration.ofHours(1));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a"));

      List<Segment> segments = lab.timeline("a").segments();
      assertThat(segments)
          .extracting(Segment::seen)
          .startsWith(Seen.NOT_LOOKED, Seen.SEEN, Seen.UNREACHABLE, Seen.NOT_LOOKED);
      assertThat(segments.get(2).length()).isEqualTo(Duration.ofHours(1));
      assertThat(lab.looking()).allMatch(looking -> looking.until().isAfter(looking.from()));
    }
  }

  @Test
  void aKilledRunEndsWhereItWasLastKnownToLook() throws Exception {
    Path killed = Files.createDirectory(folder.resolve("killed"));
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a"));
      for (int look = 0; look < 10; look++) {
        lab.sees(running("a"));
      }
      lab.changes();
      copy(killed);
    }
    Instant end = time.instant();
    time.advance(Duration.ofHours(1));

    try (RecordedLab lab = RecordedLab.begin(killed, time)) {
      ObservedInterval looking = lab.looking().getLast();
      assertThat(looking.ended()).isEqualTo(Ended.KILLED);
      assertThat(looking.until()).isBetween(end.minus(Duration.ofMinutes(1)), end);
    }
  }

  /** What a killed process leaves: the file as it is, with what SQLite keeps beside it. */
  private void copy(Path to) throws Exception {
    for (String part : List.of("", "-wal")) {
      Path from = folder.resolve("history.db" + part);
      Files.copy(from, to.resolve("history.db" + part));
    }
  }

  @Test
  void sleepIsAGap() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      time.jump(Duration.ofHours(8));
      lab.sees(running("a")).sees(running("a"));

      assertThat(lab.looking())
          .extracting(ObservedInterval::ended)
          .containsExactly(Ended.ASLEEP, null);
      assertThat(lab.changes()).isEmpty();
    }
  }

  @Test
  void aPauseIsAGap() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a")).paused(true);
      time.advance(Duration.ofMinutes(10));
      lab.paused(false).sees(running("a")).sees(running("a"));

      assertThat(lab.looking())
          .extracting(ObservedInterval::ended)
          .containsExactly(Ended.PAUSED, null);
    }
  }

  @Test
  void anEnvironmentThatLeavesTheListAndComesBackIsAGap() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a"), running("b")).sees(running("a"), running("b")).drops("a");
      for (int look = 0; look < 10; look++) {
        lab.sees(running("b"));
      }
      lab.sees(running("a"), running("b")).sees(running("a"), running("b"));

      assertThat(lab.timeline("a").segments())
          .extracting(Segment::seen)
          .containsExactly(Seen.NOT_LOOKED, Seen.SEEN, Seen.NOT_LOOKED, Seen.SEEN);
      assertThat(lab.timeline("b").segments())
          .extracting(Segment::seen)
          .containsExactly(Seen.NOT_LOOKED, Seen.SEEN);
    }
  }

  @Test
  void notesAndTheLastVisitSurviveARestart() {
    Note note = new Note("Ask Ann", List.of("vip"));
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      assertThat(lab.history.lastVisit().join()).isEmpty();
      lab.history.note(Subject.of(key("a")), note);
      lab.history.visited(at(3));
    }

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      assertThat(lab.history.view().notes()).containsEntry(Subject.of(key("a")), note);
      assertThat(lab.history.lastVisit().join()).contains(at(3));
      lab.history.note(Subject.of(key("a")), Note.NONE);
      assertThat(lab.history.view().notes()).isEmpty();
    }
  }

  @Test
  void questionsAfterTheEndAreAnsweredEmpty() {
    RecordedLab lab = RecordedLab.begin(folder, time);
    lab.close();

    assertThat(lab.changes()).isEmpty();
    assertThat(lab.history.timelines(lab.all()).join()).isEmpty();
  }

  @Test
  void questionsThatAreNeverReachedAreAnsweredEmptyAtTheEnd() {
    RecordedLab lab = new RecordedLab(folder, time);
    var answer = lab.history.looking(lab.all());

    assertThat(answer).isNotDone();
    lab.close();
    assertThat(answer.join()).isEmpty();
  }

  @Test
  void howLongAStartTookIsLearnedAndKnownAfterARestart() {
    Environment suspended = environment("a", Phase.SUSPENDED, "Suspended");
    Environment resuming = environment("a", Phase.CHANGING, "Resuming");
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(suspended).sees(resuming).sees(resuming).sees(resuming).sees(running("a"));
      lab.sees(suspended);
      assertThat(lab.history.view().waiting()).isEmpty();
    }

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(suspended).sees(resuming);

      Waiting waiting = lab.history.view().waiting().get(Subject.of(key("a")));
      assertThat(waiting.usual()).isNotNull();
      assertThat(waiting.usual().median()).isEqualTo(HALF_MINUTE.multipliedBy(3));
    }
  }

  @Test
  void howLongStartsOfAForgottenAccountTookIsForgotten() {
    Environment suspended = environment("a", Phase.SUSPENDED, "Suspended");
    Environment resuming = environment("a", Phase.CHANGING, "Resuming");
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(suspended).sees(resuming).sees(running("a"));
      lab.history.forget(Samples.ACCOUNT);
      lab.sees(suspended).sees(resuming);

      Waiting waiting = lab.history.view().waiting().get(Subject.of(key("a")));
      assertThat(waiting.usual()).isNull();
    }
  }

  @Test
  void whatAForgottenAccountWasDoingDoesNotExplainWhatItDoesLater() {
    Environment suspended = environment("a", Phase.SUSPENDED, "Suspended");
    Environment starting = environment("a", Phase.CHANGING, "Starting");
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(suspended).sees(starting);
      lab.history.forget(Samples.ACCOUNT);
      lab.sees(starting);

      Waiting waiting = lab.history.view().waiting().get(Subject.of(key("a")));
      assertThat(waiting.kind()).isNull();
    }
  }

  @Test
  void notesOfAForgottenAccountAreForgotten() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.history.note(Subject.of(key("a")), new Note("Ask Ann", List.of()));
      lab.history.forget(Samples.ACCOUNT);
      assertThat(lab.history.view().notes()).isEmpty();
    }
  }

  @Test
  void anAccountThatIsWatchedAgainAfterItWasForgottenHasATimeline() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      assertThat(lab.timeline("a").segments()).isNotEmpty();
      lab.history.forget(Samples.ACCOUNT);
      lab.sees(running("a")).sees(running("a"));

      assertThat(lab.timeline("a").segments()).extracting(Segment::seen).endsWith(Seen.SEEN);
    }
  }

  @Test
  void forgettingAnAccountThatWasNeverSeenIsNoNews() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a"));
      List<HistoryView> views = new ArrayList<>();
      lab.history.subscribe(views::add);
      lab.history.forget(new AccountId("other"));
      assertThat(views).hasSize(1);
    }
  }
}
