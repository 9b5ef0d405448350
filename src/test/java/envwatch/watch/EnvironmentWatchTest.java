package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class EnvironmentWatchTest {
  private static final Instant NOW = FakeTime.START;
  private static final Duration INTERVAL = Duration.ofSeconds(30);

  private final EnvironmentWatch watch = new EnvironmentWatch(Samples.key("A"), NOW);
  private final Environment running = Samples.running("A");
  private final Environment suspended = Samples.environment("A", Phase.SUSPENDED, "Suspended");

  private WatchedEnvironment view() {
    return watch.view(INTERVAL, null, NOW, Duration.ZERO);
  }

  private PollPriority attention() {
    return watch.attention(false, false);
  }

  @Test
  void anAnswerToAnOlderLookDoesNotReplaceANewerOne() {
    watch.seen(running, 5, NOW, Rig.NO_JITTER);
    watch.seen(suspended, 3, NOW.plusSeconds(1), Rig.NO_JITTER);
    assertThat(view().environment()).isSameAs(running);
    assertThat(view().seenAt()).isEqualTo(NOW);
  }

  @Test
  void anAnswerToAnOlderLookStillEndsThatLook() {
    watch.cadence().started(3);
    watch.seen(running, 5, NOW, Rig.NO_JITTER);
    watch.cadence().failed(NOW, Duration.ofMinutes(1));
    watch.seen(suspended, 3, NOW, Rig.NO_JITTER);
    assertThat(watch.cadence().underWay()).isFalse();
    assertThat(watch.cadence().due(INTERVAL)).isEqualTo(NOW.plus(INTERVAL));
  }

  @Test
  void aLineOfAListIsShownUntilTheStateIsSeen() {
    watch.listed(Samples.line(running), 1, NOW);
    assertThat(view().environment().complete()).isFalse();
    watch.seen(running, 2, NOW, Rig.NO_JITTER);
    assertThat(view().environment()).isSameAs(running);
  }

  @Test
  void machinesThatAreStillTheSameStayTheVerySame() {
    Machine web = running.machines().getFirst();
    Machine database = Samples.running("B").machines().getFirst();
    watch.seen(running.withMachines(List.of(web, database)), 1, NOW, Rig.NO_JITTER);
    Machine webAgain = Samples.running("A").machines().getFirst();
    Machine suspendedDatabase =
        database.toBuilder().status(new Status(Phase.SUSPENDED, "Suspended")).build();
    Environment answer = running.withMachines(List.of(webAgain, suspendedDatabase));
    watch.seen(answer, 2, NOW, Rig.NO_JITTER);
    List<Machine> shown = view().environment().machines();
    assertThat(shown.getFirst()).isSameAs(web);
    assertThat(shown.getLast()).isSameAs(suspendedDatabase);
  }

  @Test
  void aListThatBeganBeforeTheStateIsNoNews() {
    watch.seen(running, 5, NOW, Rig.NO_JITTER);
    watch.listed(Samples.line(suspended), 4, NOW);
    assertThat(watch.cadence().due(INTERVAL)).isEqualTo(NOW.plus(INTERVAL));
  }

  @Test
  void aListThatGoesOnDifferingFromTheStateIsNewsOnce() {
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    watch.listed(Samples.line(suspended), 2, NOW);
    assertThat(watch.cadence().due(INTERVAL)).isEqualTo(NOW);
    watch.seen(running, 3, NOW, Rig.NO_JITTER);
    watch.listed(Samples.line(suspended), 4, NOW);
    assertThat(watch.cadence().due(INTERVAL)).isEqualTo(NOW.plus(INTERVAL));
  }

  @Test
  void deservesMostAttentionWhileHastenedThenWhileChanging() {
    watch.seen(Samples.preparing("A"), 1, NOW, Rig.NO_JITTER);
    assertThat(attention()).isEqualTo(PollPriority.CHANGING);
    watch.hasten(Duration.ofSeconds(2));
    assertThat(attention()).isEqualTo(PollPriority.HASTENED);
    watch.calm();
    assertThat(attention()).isEqualTo(PollPriority.CHANGING);
    watch.seen(running, 2, NOW, Rig.NO_JITTER);
    assertThat(watch.attention(true, true)).isEqualTo(PollPriority.SELECTED);
    assertThat(watch.attention(false, true)).isEqualTo(PollPriority.VISIBLE);
    assertThat(attention()).isEqualTo(PollPriority.RESTING);
  }

  @Test
  void aSelectedOneIsLookedAtAsOftenAsAnyOfItsReasonsAsks() {
    PollIntervals pace = PollIntervals.unhindered(WatchOptions.DEFAULT);
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    assertThat(watch.asked(PollPriority.SELECTED, pace)).hasSeconds(10);
    watch.seen(Samples.preparing("A"), 2, NOW, Rig.NO_JITTER);
    assertThat(watch.asked(PollPriority.SELECTED, pace)).hasSeconds(5);
    watch.hasten(Duration.ofSeconds(2));
    assertThat(watch.asked(PollPriority.SELECTED, pace)).hasSeconds(2);
  }

  @Test
  void aStatusThatOnlyTheListToldIsShownUntilTheStateIsSeen() {
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    watch.listed(Samples.line(running), 2, NOW);
    assertThat(view().newerStatus()).isNull();
    watch.listed(Samples.line(suspended), 3, NOW);
    assertThat(view().newerStatus()).isEqualTo(suspended.status());
    assertThat(view().environment()).isSameAs(running);
    watch.seen(suspended, 4, NOW, Rig.NO_JITTER);
    assertThat(view().newerStatus()).isNull();
  }

  @Test
  void aWordOfTheListThatIsNotKnownIsNotBelieved() {
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    watch.listed(Samples.line(Samples.environment("A", Phase.UNKNOWN, "Frobnicating")), 2, NOW);
    assertThat(view().newerStatus()).isNull();
    assertThat(watch.pressing()).isTrue();
  }

  @Test
  void theEndOfAnEarlierHasteDoesNotEndTheOneThatReplacedIt() {
    EnvironmentWatch.Haste earlier = watch.hasten(Duration.ofSeconds(2));
    watch.hasten(Duration.ofSeconds(5));
    watch.calm(earlier);
    assertThat(attention()).isEqualTo(PollPriority.HASTENED);
  }

  private boolean stale(int seconds, Duration interval) {
    Instant now = NOW.plusSeconds(seconds);
    return watch.view(interval, null, now, Duration.ZERO).stale(now);
  }

  @Test
  void whatWasSeenIsFreshForThreeIntervals() {
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    assertThat(stale(90, INTERVAL)).isFalse();
    assertThat(stale(91, INTERVAL)).isTrue();
  }

  @Test
  void whatIsLookedAtMoreOftenFromNowOnIsNotOldAtOnce() {
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    assertThat(stale(40, INTERVAL)).isFalse();
    assertThat(stale(50, Duration.ofSeconds(10))).isFalse();
    assertThat(stale(80, Duration.ofSeconds(10))).isFalse();
    assertThat(stale(81, Duration.ofSeconds(10))).isTrue();
  }

  @Test
  void aShorterIntervalKeepsNothingFreshForLongerThanTheFormerOne() {
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    assertThat(stale(85, INTERVAL)).isFalse();
    assertThat(stale(86, Duration.ofSeconds(10))).isFalse();
    assertThat(stale(91, Duration.ofSeconds(10))).isTrue();
  }

  @Test
  void anAnswerEndsWhatTheFormerIntervalAllowed() {
    watch.seen(running, 1, NOW, Rig.NO_JITTER);
    assertThat(stale(50, INTERVAL)).isFalse();
    assertThat(stale(51, Duration.ofSeconds(5))).isFalse();
    watch.seen(running, 2, NOW.plusSeconds(52), Rig.NO_JITTER);
    assertThat(stale(68, Duration.ofSeconds(5))).isTrue();
  }
}
