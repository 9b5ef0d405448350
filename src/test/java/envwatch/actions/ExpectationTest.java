package envwatch.actions;

import static envwatch.actions.FakeWorld.environment;
import static envwatch.actions.FakeWorld.machine;
import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Expectation.Sight;
import envwatch.api.ApiException;
import envwatch.model.Action;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ExpectationTest {
  private static final EnvironmentId ID = new EnvironmentId("a");
  private static final MachineId WEB = new MachineId("web");

  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);
  private Instant acceptedAt = time.instant();

  @BeforeEach
  void anEnvironmentRuns() {
    world.running("a");
    acceptedAt = time.instant();
    time.advance(Duration.ofSeconds(1));
  }

  @Test
  void aResumedEnvironmentShowsAsSoonAsItMoves() {
    world.suspended("a");
    Expectation expectation = expect(new Action.ResumeEnvironment(ID));

    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.changing("a");
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void aResumeOfWhatTheServiceCallsRunningShowsWhenAMachineRuns() {
    Machine down = machine("db", Phase.SUSPENDED);
    world.put(environment("a", Phase.RUNNING, machine("web", Phase.SUSPENDED), down));
    Expectation expectation = expect(new Action.ResumeEnvironment(ID));

    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.put(environment("a", Phase.RUNNING, machine("web", Phase.CHANGING), down));
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.put(environment("a", Phase.RUNNING, machine("web", Phase.RUNNING), down));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void anExtensionShowsAsAnotherExpiration() {
    Expectation expectation = expect(new Action.ExtendEnvironment(ID));

    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.change("a", environment -> expiring(environment, "2026-11-27T18:00:00Z"));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void aRevertShowsWhenTheChangeHasComeAndGone() {
    Expectation expectation = expect(new Action.RevertEnvironment(ID, null));

    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.changing("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void aRebootShowsOnItsMachineWhateverTheOthersDo() {
    Expectation expectation = expect(new Action.RebootMachine(ID, WEB));
    Machine other = machine("db", Phase.CHANGING);

    world.put(environment("a", Phase.RUNNING, machine("web", Phase.RUNNING), other));
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.put(environment("a", Phase.RUNNING, machine("web", Phase.CHANGING), other));
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.put(environment("a", Phase.RUNNING, machine("web", Phase.RUNNING), other));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void aMachineThatWasDownShowsItsRebootByRunningThoughNobodySawItStart() {
    world.put(environment("a", Phase.RUNNING, machine("web", Phase.SUSPENDED)));
    Expectation expectation = expect(new Action.RebootMachine(ID, WEB));

    world.put(environment("a", Phase.RUNNING, machine("web", Phase.RUNNING)));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void aDeletedEnvironmentShowsByBeingGone() {
    Expectation expectation = expect(new Action.DeleteEnvironment(ID));
    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);

    world.trouble("a", new ApiException.NotFound(""));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
    world.running("a").remove("a");
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void anAnswerThatIsNotTheServicesShowsNoDeletion() {
    Expectation expectation = expect(new Action.DeleteEnvironment(ID));

    world.trouble("a", new ApiException.ServerFault(404, null));

    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
  }

  @Test
  void aDeletedMachineShowsByBeingGone() {
    Expectation expectation = expect(new Action.DeleteMachine(ID, WEB));
    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);

    world.put(environment("a", Phase.RUNNING, machine("db", Phase.RUNNING)));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void newHardwareShowsInItsNumbers() {
    Expectation expectation = expect(new Action.EditHardware(ID, WEB, 4, null, null));
    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);

    world.put(environment("a", Phase.RUNNING, with(new Hardware(4, 4096, 40))));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void aNewNameShows() {
    Expectation expectation = expect(new Action.EditEnvironment(ID, "Day 3", null));
    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);

    world.change("a", environment -> renamed(environment, "Day 3"));
    assertThat(look(expectation)).isEqualTo(Sight.SEEN);
  }

  @Test
  void anExtensionOfAnEnvironmentWhoseExpirationWasNotReadYetCannotBeSeen() {
    world.change("a", ExpectationTest::listed);
    Expectation expectation = expect(new Action.ExtendEnvironment(ID));

    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.OUT_OF_SIGHT);
  }

  @Test
  void aMachineThatWasNotReadYetIsNotRestarting() {
    world.change("a", ExpectationTest::listed);
    Expectation expectation = expect(new Action.RebootMachine(ID, WEB));

    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
    world.running("a");
    assertThat(look(expectation)).isEqualTo(Sight.NOT_YET);
  }

  @Test
  void anAccountThatIsNoLongerWatchedEndsTheExpectation() {
    Expectation expectation = expect(new Action.SuspendEnvironment(ID));

    world.withoutAccount();

    assertThat(look(expectation)).isEqualTo(Sight.OUT_OF_SIGHT);
  }

  private Expectation expect(Action action) {
    EnvironmentTarget target =
        action instanceof Action.OnMachine ? machineTarget("a", "web") : target("a");
    Environment before = world.view().find(target.key()).orElseThrow().environment();
    return new Expectation(new EnvironmentOrder(target, action), before);
  }

  private Sight look(Expectation expectation) {
    return expectation.look(world.view(), acceptedAt);
  }

  private static Machine with(Hardware hardware) {
    return machine("web", Phase.RUNNING).toBuilder().hardware(hardware).build();
  }

  private static Environment expiring(Environment from, String moment) {
    return from.toBuilder().expiration(new Expiration.At(Instant.parse(moment))).build();
  }

  /** As in a list that tells neither expirations nor machines. */
  private static Environment listed(Environment from) {
    return from.toBuilder()
        .detail(Environment.Detail.LISTED)
        .expiration(Expiration.NONE)
        .machines(List.of())
        .build();
  }

  private static Environment renamed(Environment from, String name) {
    return from.toBuilder().name(name).build();
  }
}
