package envwatch.journeys.remember;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.history.Subject;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.model.Phase;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.MachineState;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.Weather;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens while the program does not run, is killed, or cannot reach the service. */
class NobodyLooksTest {
  private static final Duration LOOKS = Duration.ofMinutes(2);

  @AutoClose private RememberedLab lab;
  private LabEnvironment environment;
  private String machine;

  @BeforeEach
  void watchForAWhile(@TempDir Path folder) {
    lab =
        new RememberedLab(
            folder.resolve("data"), SimulatorOptions.builder().still().environments(6).build());
    lab.start();
    lab.pass(Duration.ofMinutes(10));
    environment = lab.first(EnvironmentState.RUNNING);
    machine = environment.machines().getFirst().id();
  }

  private void stopMachine() {
    lab.simulator().world().setMachineState(environment.id(), machine, MachineState.POWERED_OFF);
  }

  private void mendMachine() {
    lab.simulator().world().setMachineState(environment.id(), machine, MachineState.RUNNING);
  }

  private List<Change> ofEnvironment(Instant since) {
    return lab.changes(environment, since).stream()
        .filter(change -> change.subject().machine() == null)
        .toList();
  }

  @Test
  void aProblemIsToldWithTheTimesBetweenWhichItBegan() {
    Instant before = lab.now();
    stopMachine();
    lab.pass(LOOKS);

    assertThat(ofEnvironment(before))
        .singleElement()
        .satisfies(change -> {
          assertThat(change.to().phase()).isEqualTo(Phase.PROBLEM);
          assertThat(change.lastSeenBefore()).isBeforeOrEqualTo(before);
          assertThat(change.firstSeenAfter()).isAfter(before);
          assertThat(Duration.between(change.lastSeenBefore(), change.firstSeenAfter()))
              .isLessThan(LOOKS);
          assertThat(change.cause()).isInstanceOf(Cause.Service.class);
        });
  }

  @Test
  void aProblemThatBeganBeforeAKillAndEndedAfterItHasBothItsEventsAndTheGap() {
    Instant begun = lab.now();
    stopMachine();
    lab.pass(LOOKS);
    lab.awaitWritten();
    Instant killed = lab.now();
    lab.kill();
    lab.pass(Duration.ofHours(2));
    mendMachine();
    lab.pass(Duration.ofHours(1));
    Instant started = lab.now();
    lab.start();
    lab.pass(LOOKS);

    List<Change> changes = ofEnvironment(begun);
    assertThat(changes)
        .map(change -> change.to().phase())
        .containsExactly(Phase.PROBLEM, Phase.RUNNING);
    assertThat(changes.getLast())
        .satisfies(change -> {
          assertThat(change.cause()).isInstanceOf(Cause.NotSeen.class);
          assertThat(change.lastSeenBefore())
              .isBetween(killed.minus(Duration.ofMinutes(1)), killed);
          assertThat(change.firstSeenAfter()).isAfterOrEqualTo(started);
        });
    assertThat(lab.looking(begun.minus(LOOKS)))
        .map(ObservedInterval::ended)
        .containsExactly(ObservedInterval.Ended.KILLED, null);
    assertThat(notLooked(begun)).isBetween(Duration.ofHours(3), Duration.ofMinutes(182));
  }

  private Duration notLooked(Instant since) {
    return lab.timeline(environment, new Range(since, lab.now())).segments().stream()
        .filter(segment -> segment.seen() == Seen.NOT_LOOKED)
        .map(Segment::length)
        .reduce(Duration.ZERO, Duration::plus);
  }

  @Test
  void aProblemThatBeganAndEndedWhileNobodyLookedIsNoEventButAGap() {
    Instant before = lab.now();
    lab.quit();
    lab.pass(Duration.ofHours(1));
    stopMachine();
    lab.pass(Duration.ofHours(1));
    mendMachine();
    lab.pass(Duration.ofHours(1));
    lab.start();
    lab.pass(LOOKS);

    assertThat(lab.changes(before)).isEmpty();
    assertThat(lab.looking(before.minus(LOOKS)))
        .map(ObservedInterval::ended)
        .containsExactly(ObservedInterval.Ended.STOPPED, null);
    assertThat(notLooked(before)).isBetween(Duration.ofHours(3), Duration.ofMinutes(182));
    assertThat(lab.history().since().get(subject()).exact()).isFalse();
  }

  private Subject subject() {
    return Subject.of(RememberedLab.key(environment));
  }

  @Test
  void aLinkThatIsCutForAnHourIsAGapAndNoEvent() {
    Instant before = lab.now();
    lab.simulator().weather(Weather.builder().refuse().build());
    lab.pass(Duration.ofHours(1));
    lab.simulator().weather(Weather.FAIR);
    lab.pass(Duration.ofMinutes(10));

    assertThat(lab.changes(before)).isEmpty();
    assertThat(lab.looking(before.minus(LOOKS)))
        .map(ObservedInterval::ended)
        .containsExactly(ObservedInterval.Ended.LINK, null);
    Duration unreachable =
        lab.timeline(environment, new Range(before, lab.now())).segments().stream()
            .filter(segment -> segment.seen() == Seen.UNREACHABLE)
            .map(Segment::length)
            .reduce(Duration.ZERO, Duration::plus);
    assertThat(unreachable).isBetween(Duration.ofMinutes(58), Duration.ofMinutes(68));
  }

  @Test
  void aClockThatIsSetBackOrForwardIsNoEvent() {
    Instant before = lab.now();
    lab.time().jump(Duration.ofHours(-1));
    lab.pass(Duration.ofMinutes(5));
    lab.time().jump(Duration.ofHours(2));
    lab.pass(Duration.ofMinutes(5));

    assertThat(lab.changes(before.minus(Duration.ofHours(2)))).isEmpty();
    assertThat(lab.looking(before.minus(Duration.ofHours(2))))
        .allMatch(stretch -> !stretch.until().isBefore(stretch.from()))
        .allMatch(stretch -> !stretch.until().isAfter(lab.now()));
  }

  @Test
  void aChangeAfterTheClockWasSetBackComesAfterThoseBefore() {
    lab.time().jump(Duration.ofHours(-1));
    Instant set = lab.now();
    lab.pass(Duration.ofMinutes(2));
    stopMachine();
    lab.pass(LOOKS);

    assertThat(ofEnvironment(set))
        .singleElement()
        .satisfies(change -> {
          assertThat(change.firstSeenAfter()).isBetween(set, lab.now());
          assertThat(change.lastSeenBefore()).isBeforeOrEqualTo(change.firstSeenAfter());
        });
  }
}
