package envwatch.history;

import static envwatch.history.store.Pasts.ALPHA;
import static envwatch.history.store.Pasts.FAILED;
import static envwatch.history.store.Pasts.RUNNING;
import static envwatch.history.store.Pasts.at;
import static envwatch.history.store.Pasts.change;
import static envwatch.history.store.Pasts.looking;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.ObservedInterval.Ended;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("fast")
class TimelinesTest {
  private static final Range HOUR = new Range(at(0), at(60));
  private static final ObservedInterval ALL_THE_TIME = looking(-10, 70, null);

  private @Nullable Timeline made;

  @AfterEach
  void everyTimelineIsGapless() {
    if (made == null || made.range().length().isZero()) {
      return;
    }
    Instant reached = made.range().from();
    for (Segment segment : made.segments()) {
      assertThat(segment.from()).isEqualTo(reached);
      assertThat(segment.length()).isPositive();
      assertThat(segment.state() != null).isEqualTo(segment.seen() == Seen.SEEN);
      reached = segment.until();
    }
    assertThat(reached).isEqualTo(made.range().until());
  }

  private List<Segment> timeline(SubjectPast past, ObservedInterval... looking) {
    return timeline(past, HOUR, List.of(), looking);
  }

  private List<Segment> timeline(
      SubjectPast past, Range range, List<AbsenceInterval> absences, ObservedInterval... looking) {
    made = Timelines.of(past, range, List.of(looking), absences);
    return made.segments();
  }

  private static SubjectPast past(@Nullable State before, Change... changes) {
    return new SubjectPast(Subject.of(ALPHA), "Alpha", at(-1_000), null, before, List.of(changes));
  }

  private static Segment seen(long from, long until, State state, @Nullable Change change) {
    return new Segment(at(from), at(until), Seen.SEEN, state, change);
  }

  private static Segment notLooked(long from, long until) {
    return new Segment(at(from), at(until), Seen.NOT_LOOKED, null, null);
  }

  private static Segment unreachable(long from, long until) {
    return new Segment(at(from), at(until), Seen.UNREACHABLE, null, null);
  }

  @Test
  void withoutAChangeTheStateLastsAllTheTime() {
    assertThat(timeline(past(RUNNING), ALL_THE_TIME)).containsExactly(seen(0, 60, RUNNING, null));
  }

  @Test
  void aChangeBeginsASegment() {
    Change failed = change(ALPHA, 20, RUNNING, FAILED);
    Change again = change(ALPHA, 30, FAILED, RUNNING);

    assertThat(timeline(past(RUNNING, failed, again), ALL_THE_TIME))
        .containsExactly(
            seen(0, 20, RUNNING, null), seen(20, 30, FAILED, failed), seen(30, 60, RUNNING, again));
  }

  @Test
  void aTimeThatWasNeverLookedAtIsOneGap() {
    assertThat(timeline(past(RUNNING))).containsExactly(notLooked(0, 60));
  }

  @Test
  void nothingIsToldOfTheTimeBeforeTheFirstSight() {
    SubjectPast past =
        new SubjectPast(Subject.of(ALPHA), "Alpha", at(25), null, RUNNING, List.of());

    assertThat(timeline(past, ALL_THE_TIME))
        .containsExactly(notLooked(0, 25), seen(25, 60, RUNNING, null));
  }

  @Test
  void aFirstSightMayBeAChange() {
    Change appeared = change(ALPHA, 25, null, RUNNING);

    assertThat(timeline(past(null, appeared), ALL_THE_TIME))
        .containsExactly(notLooked(0, 25), seen(25, 60, RUNNING, appeared));
  }

  @Test
  void nothingIsToldOfAMachineAfterItWasLost() {
    SubjectPast past =
        new SubjectPast(Subject.of(ALPHA), "Alpha", at(-9), at(40), RUNNING, List.of());

    assertThat(timeline(past, ALL_THE_TIME))
        .containsExactly(seen(0, 40, RUNNING, null), notLooked(40, 60));
  }

  @ParameterizedTest
  @EnumSource(
      value = Ended.class,
      names = {"LINK", "SERVICE", "KEY"})
  void anAccountThatCannotBeAskedIsUnreachable(Ended why) {
    assertThat(timeline(past(RUNNING), looking(-10, 20, why), looking(30, 60, null)))
        .containsExactly(
            seen(0, 20, RUNNING, null), unreachable(20, 30), seen(30, 60, RUNNING, null));
  }

  @ParameterizedTest
  @EnumSource(
      value = Ended.class,
      names = {"STOPPED", "PAUSED", "ASLEEP", "KILLED"})
  void aGapOfOursIsNotLooked(Ended why) {
    assertThat(timeline(past(RUNNING), looking(-10, 20, why), looking(30, 60, null)))
        .containsExactly(
            seen(0, 20, RUNNING, null), notLooked(20, 30), seen(30, 60, RUNNING, null));
  }

  @Test
  void whatChangedInAGapIsSeenAfterIt() {
    Change failed = change(ALPHA, 30, RUNNING, FAILED);

    assertThat(
            timeline(past(RUNNING, failed), looking(-10, 20, Ended.STOPPED), looking(30, 60, null)))
        .containsExactly(
            seen(0, 20, RUNNING, null), notLooked(20, 30), seen(30, 60, FAILED, failed));
  }

  @Test
  void aChangeWithinAGapCountsAfterIt() {
    Change failed = change(ALPHA, 25, RUNNING, FAILED);

    assertThat(
            timeline(past(RUNNING, failed), looking(-10, 20, Ended.STOPPED), looking(30, 60, null)))
        .containsExactly(
            seen(0, 20, RUNNING, null), notLooked(20, 30), seen(30, 60, FAILED, failed));
  }

  @Test
  void theLookingBeforeTheRangeTellsWhyItsBeginningWasNotLookedAt() {
    assertThat(timeline(past(RUNNING), looking(-20, -10, Ended.LINK), looking(30, 60, null)))
        .containsExactly(unreachable(0, 30), seen(30, 60, RUNNING, null));
  }

  @Test
  void unreachableEndsWhereTheProgramEnded() {
    assertThat(
            timeline(
                past(RUNNING),
                looking(-10, 10, Ended.LINK),
                looking(20, 20, Ended.STOPPED),
                looking(30, 60, null)))
        .containsExactly(
            seen(0, 10, RUNNING, null),
            unreachable(10, 20),
            notLooked(20, 30),
            seen(30, 60, RUNNING, null));
  }

  @Test
  void anEnvironmentThatWasNotListedWasNotLookedAt() {
    AbsenceInterval absence = new AbsenceInterval(ALPHA, at(10), at(20));

    assertThat(timeline(past(RUNNING), HOUR, List.of(absence), ALL_THE_TIME))
        .containsExactly(
            seen(0, 10, RUNNING, null), notLooked(10, 20), seen(20, 60, RUNNING, null));
  }

  @Test
  void anAbsenceMayReachFromOneStretchOfLookingIntoAnother() {
    AbsenceInterval absence = new AbsenceInterval(ALPHA, at(10), at(40));

    assertThat(
            timeline(
                past(RUNNING),
                HOUR,
                List.of(absence),
                looking(-10, 20, Ended.LINK),
                looking(30, 60, null)))
        .containsExactly(
            seen(0, 10, RUNNING, null),
            notLooked(10, 20),
            unreachable(20, 30),
            notLooked(30, 40),
            seen(40, 60, RUNNING, null));
  }

  @Test
  void changesAtTheEdgesOfTheRangeCount() {
    Change first = change(ALPHA, 0, RUNNING, FAILED);
    Change last = change(ALPHA, 60, FAILED, RUNNING);

    assertThat(timeline(past(RUNNING, first, last), ALL_THE_TIME))
        .containsExactly(seen(0, 60, FAILED, first));
  }

  @Test
  void ofTwoChangesAtTheSameMomentTheLaterCounts() {
    Change failed = change(ALPHA, 20, RUNNING, FAILED);
    State other = new State(FAILED.phase(), "Error");
    Change worse = change(ALPHA, 20, FAILED, other);

    assertThat(timeline(past(RUNNING, failed, worse), ALL_THE_TIME))
        .containsExactly(seen(0, 20, RUNNING, null), seen(20, 60, other, worse));
  }

  @Test
  void aChangeOfFactsAloneBeginsNoSegment() {
    Change renamed =
        new Change(
            Subject.of(ALPHA),
            "Beta",
            null,
            at(19),
            at(20),
            RUNNING,
            RUNNING,
            new Cause.Service(),
            List.of(new Fact(Fact.Kind.NAME, "Alpha", "Beta")));

    assertThat(timeline(past(RUNNING, renamed), ALL_THE_TIME))
        .containsExactly(seen(0, 60, RUNNING, null));
  }

  @Test
  void overlappingStretchesOfLookingAreOne() {
    assertThat(timeline(past(RUNNING), looking(-10, 40, Ended.STOPPED), looking(20, 60, null)))
        .containsExactly(seen(0, 60, RUNNING, null));
  }

  @Test
  void anEmptyRangeHasNoSegment() {
    assertThat(timeline(past(RUNNING), new Range(at(5), at(5)), List.of(), ALL_THE_TIME)).isEmpty();
  }
}
