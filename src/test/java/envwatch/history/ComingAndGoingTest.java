package envwatch.history;

import static envwatch.history.Sights.DOWN;
import static envwatch.history.Sights.LOOK;
import static envwatch.history.Sights.STARTING;
import static envwatch.history.Sights.UP;
import static envwatch.history.Sights.at;
import static envwatch.history.Sights.environment;
import static envwatch.history.Sights.machine;
import static envwatch.history.Sights.only;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.watch.Samples;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Environments and machines that are created, removed and return. */
@Tag("fast")
class ComingAndGoingTest {
  private final Scene scene = new Scene();

  @Test
  void anEnvironmentAddedToAListThatIsLookedAtWasCreated() {
    scene.sees(environment(UP)).view();
    Environment other = Samples.preparing("N");
    Change change = only(scene.next(environment(UP), other));
    assertThat(change.from()).isNull();
    assertThat(change.lastSeenBefore()).isNull();
    assertThat(change.to().word()).isEqualTo("Preparing");
  }

  @Test
  void aCreatedOneIsReportedOnceItsMachinesAreKnown() {
    scene.sees(environment(UP)).view();
    Environment other = Samples.preparing("N");
    assertThat(scene.next(Samples.line(other)).changes()).isEmpty();
    assertThat(only(scene.next(other)).from()).isNull();
  }

  @Test
  void anEnvironmentIsNotCreatedByAListThatCouldNotBeReadCompletely() {
    scene.unreadable(1).sees(environment(UP)).view();
    assertThat(scene.unreadable(0).next(Samples.running("N")).changes()).isEmpty();
  }

  @Test
  void anEnvironmentFoundAfterAPauseIsNoChange() {
    scene.sees(environment(UP)).view();
    scene.paused(true).later(LOOK).view();
    assertThat(scene.paused(false).next(environment(UP), Samples.running("N")).changes()).isEmpty();
  }

  @Test
  void anEnvironmentNotListedForAMomentIsAnAbsence() {
    Environment up = environment(UP);
    scene.sees(up).sees(Samples.running("O")).view();
    scene.drops("E").next();
    Detected back = scene.next(up);
    assertThat(back.changes()).isEmpty();
    assertThat(back.absences())
        .containsExactly(new AbsenceInterval(Samples.key("E"), at(0), at(2)));
  }

  @Test
  void anIdThatComesBackIsComparedWithWhatItWas() {
    scene.sees(environment(UP)).sees(Samples.running("O")).view();
    scene.drops("E").next();
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change.lastSeenBefore()).isEqualTo(at(0));
    assertThat(change.cause()).isEqualTo(new Cause.NotSeen());
  }

  @Test
  void anEnvironmentThatIsGoneIsNoChange() {
    scene.sees(environment(UP)).sees(Samples.running("O")).view();
    scene.later(LOOK).fails("E", new ApiException.NotFound("gone"));
    assertThat(scene.view().changes()).isEmpty();
    assertThat(scene.memory().absences())
        .containsExactly(new AbsenceInterval(Samples.key("E"), at(0), at(1)));
  }

  @Test
  void aMachineAddedIsAChangeOfItsOwnAndOfTheCount() {
    scene.sees(environment(UP, machine("M", UP))).view();
    List<Change> changes =
        scene.next(environment(UP, machine("M", UP), machine("N", UP))).changes();
    assertThat(changes.getFirst().facts()).containsExactly(new Fact(Fact.Kind.MACHINES, "1", "2"));
    assertThat(changes.getLast().subject().machine()).isEqualTo(new MachineId("N"));
    assertThat(changes.getLast().from()).isNull();
  }

  @Test
  void aMachineThatIsRemovedIsNotSeenFromThenOn() {
    scene.sees(environment(UP, machine("M", UP), machine("N", UP))).view();
    scene.next(environment(UP, machine("M", UP)));
    LastSeen removed = scene.memory().lastSeen().getLast();
    assertThat(removed.subject().machine()).isEqualTo(new MachineId("N"));
    assertThat(removed.at()).isEqualTo(at(0));
  }

  @Test
  void machinesWithoutAnIdOfTheServiceHaveNoHistory() {
    Machine placeholder =
        machine("M", UP).toBuilder().id(new MachineId("machine #1", false)).build();
    scene.sees(environment(UP, placeholder)).view();
    Machine stopped = placeholder.toBuilder().status(STARTING).build();
    assertThat(scene.next(environment(UP, stopped)).changes())
        .extracting(Change::subject)
        .containsExactly(Subject.of(Samples.key("E")));
  }
}
