package envwatch.history;

import static envwatch.history.Sights.DOWN;
import static envwatch.history.Sights.LOOK;
import static envwatch.history.Sights.STARTING;
import static envwatch.history.Sights.STOPPED;
import static envwatch.history.Sights.UP;
import static envwatch.history.Sights.at;
import static envwatch.history.Sights.environment;
import static envwatch.history.Sights.machine;
import static envwatch.history.Sights.only;
import static envwatch.history.Sights.state;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Status;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is a change, and what is none. */
@Tag("fast")
class DetectionTest {
  private final Scene scene = new Scene();

  @Test
  void theFirstSightIsNoChange() {
    assertThat(scene.sees(environment(UP, machine("M", UP))).view().changes()).isEmpty();
  }

  @Test
  void theFirstSightIsNewsToBeKept() {
    List<LastSeen> news = scene.sees(environment(UP, machine("M", UP))).view().news();
    assertThat(news).extracting(LastSeen::exact).containsExactly(false, false);
  }

  @Test
  void anotherStateIsAChangeWithBothTimes() {
    scene.sees(environment(UP)).view();
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change)
        .isEqualTo(
            new Change(
                Subject.of(Samples.key("E")),
                "Lab one",
                null,
                at(0),
                at(1),
                state(UP),
                state(DOWN),
                new Cause.Service(),
                List.of()));
  }

  @Test
  void aForgottenAccountIsSeenForTheFirstTimeAgain() {
    scene.sees(environment(UP, machine("M", UP))).view();
    LastStates others = scene.memory().without(Samples.ACCOUNT);
    assertThat(others.lastSeen()).isEmpty();
    assertThat(others.looking()).isEmpty();
    assertThat(new Scene(others).next(environment(DOWN)).changes()).isEmpty();
    assertThat(scene.memory().without(new AccountId("other"))).isEqualTo(scene.memory());
  }

  @Test
  void lastSeenBeforeMovesWithEveryConfirmation() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.next(up);
    assertThat(only(scene.next(environment(DOWN))).lastSeenBefore()).isEqualTo(at(1));
  }

  @Test
  void theSameSeenAgainIsNoChange() {
    scene.sees(environment(UP, machine("M", UP))).view();
    assertThat(scene.next(environment(UP, machine("M", UP))).changes()).isEmpty();
  }

  @Test
  void aMachineThatStopsIsAChangeOfBoth() {
    scene.sees(environment(UP, machine("M", UP))).view();
    List<Change> changes = scene.next(environment(UP, machine("M", STOPPED))).changes();
    assertThat(changes)
        .extracting(Change::to)
        .containsExactly(new State(Phase.PROBLEM, "Running"), state(STOPPED));
  }

  @Test
  void anExpirationThatComesNearerIsNoChange() {
    Environment soon = environment(UP).toBuilder().expiration(new Expiration.At(at(2))).build();
    scene.sees(soon).view();
    assertThat(scene.later(LOOK.multipliedBy(4)).sees(soon).view().changes()).isEmpty();
  }

  @Test
  void aWordNeverSeenBeforeIsAChange() {
    scene.sees(environment(UP)).view();
    Status odd = new Status(Phase.UNKNOWN, "Frobnicating");
    assertThat(only(scene.next(environment(odd))).to()).isEqualTo(state(odd));
  }

  @Test
  void progressMovesAMachineWithoutAChange() {
    Machine half = machine("M", STARTING).toBuilder().progress(new Progress(50)).build();
    Machine most = half.toBuilder().progress(new Progress(80)).build();
    scene.sees(environment(STARTING, half)).view();
    scene.next(environment(STARTING, most));
    assertThat(scene.changes).isEmpty();
    assertThat(scene.memory().lastSeen()).extracting(LastSeen::moved).containsExactly(at(1), at(1));
  }

  @Test
  void anEntryOfAListWithoutMachinesIsNoSight() {
    Environment broken = environment(UP, machine("M", STOPPED));
    scene.sees(broken).view();
    scene.link(new Link.Connecting()).dropsAll().later(LOOK).view();
    scene.link(new Link.Live()).next(Samples.line(broken));
    scene.next(broken);
    assertThat(scene.changes).isEmpty();
  }

  @Test
  void unknownForAMomentIsNoChange() {
    scene.sees(environment(UP)).view();
    scene.next(environment(UP).toBuilder().unread(1).build());
    scene.next(environment(UP));
    assertThat(scene.changes).isEmpty();
  }

  @Test
  void unknownForLongIsAChangeFromItsFirstMoment() {
    scene.sees(environment(UP)).view();
    Environment unread = environment(UP).toBuilder().unread(1).build();
    for (int look = 1; look <= 12; look++) {
      scene.next(unread);
    }
    assertThat(scene.changes).hasSize(1);
    assertThat(scene.changes.getFirst().to()).isEqualTo(new State(Phase.UNKNOWN, "Running"));
    assertThat(scene.changes.getFirst().firstSeenAfter()).isEqualTo(at(1));
  }

  @Test
  void aChangeBehindAMomentOfDoubtBeganBeforeIt() {
    scene.sees(environment(UP)).view();
    scene.next(environment(Status.UNTOLD));
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change.from()).isEqualTo(state(UP));
    assertThat(change.lastSeenBefore()).isEqualTo(at(0));
    assertThat(change.firstSeenAfter()).isEqualTo(at(2));
  }
}
