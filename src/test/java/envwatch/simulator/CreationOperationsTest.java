package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.simulator.EnvironmentOrder.Content;
import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class CreationOperationsTest {
  private final TurnableClock clock = new TurnableClock();
  private final World world = new World(7, 12, Optional.empty(), Liveliness.STILL, clock);
  private final CreationOperations creation = world.creationOperations();
  private final LabProject project = world.catalogue().projects().getFirst();
  private final LabTemplate template = world.catalogue().templates().getFirst();

  @Test
  void anEnvironmentFromASnapshotIsPreparedAndThenRunsWithItsMachines() throws Exception {
    LabSnapshot snapshot = snapshot(0);
    LabEnvironment made = creation.create(order("Trial", new Content.OfSnapshot(snapshot)));
    assertThat(made.state()).isEqualTo(EnvironmentState.PREPARING);
    clock.advance(Duration.ofMinutes(2));
    LabEnvironment ready = current(made);
    assertThat(ready.state()).isEqualTo(EnvironmentState.RUNNING);
    assertThat(ready.machines()).hasSameSizeAs(snapshot.machines());
    assertThat(ready.machines().getFirst().id()).isNotEqualTo(snapshot.machines().getFirst().id());
    assertThat(ready.snapshot()).contains(snapshot);
  }

  @Test
  void anEnvironmentWithoutMachinesRunsAtOnce() throws Exception {
    assertThat(current(empty("Empty")).state()).isEqualTo(EnvironmentState.RUNNING);
  }

  @Test
  void aMachineAddedToARunningEnvironmentStarts() throws Exception {
    LabEnvironment environment = empty("Workbench");
    LabMachine added = add(environment, 1).getFirst();
    assertThat(machine(environment, added).state()).isEqualTo(MachineState.PREPARING);
    clock.advance(Duration.ofMinutes(2));
    assertThat(machine(environment, added).state()).isEqualTo(MachineState.RUNNING);
  }

  @Test
  void aMachineAddedToASuspendedEnvironmentStaysSuspended() throws Exception {
    LabEnvironment environment = empty("Workbench");
    world.setState(environment.id(), EnvironmentState.SUSPENDED);
    LabMachine added = add(environment, 1).getFirst();
    clock.advance(Duration.ofMinutes(2));
    assertThat(machine(environment, added).state()).isEqualTo(MachineState.SUSPENDED);
  }

  @Test
  void machinesBeyondTheQuotaAreRefused() throws Exception {
    LabEnvironment environment = empty("Workbench");
    assertRefused(Reason.WRONG_STATE, () -> add(environment, 60));
    assertThat(current(environment).machines()).isEmpty();
  }

  @Test
  void theBlueprintOfAnEnvironmentMadeOfTemplatesIsOfferedOnceItHasASnapshot() throws Exception {
    LabEnvironment environment = empty("Workbench");
    String blueprintId = environment.origin().blueprint().id();
    assertThat(world.catalogue().projectOfBlueprint(blueprintId)).isEmpty();
    world
        .snapshotOperations()
        .take(
            environment.id(),
            new SnapshotOrder("first", "", true, Optional.empty(), Optional.empty()));
    clock.advance(Duration.ofMinutes(2));
    assertThat(world.catalogue().projectOfBlueprint(blueprintId)).isPresent();
    assertThat(world.snapshots(blueprintId)).hasSize(1);
  }

  @Test
  void aSnapshotOfABlueprintThatThePolicyDoesNotOfferIsRefused() {
    LabPolicy narrow =
        project.policies().stream()
            .filter(policy -> policy.onlyBlueprint().isPresent())
            .findFirst()
            .orElseThrow();
    EnvironmentOrder wrong =
        new EnvironmentOrder(
            "Trial",
            "",
            project,
            Optional.of(narrow),
            Optional.empty(),
            world.caller(),
            new Content.OfSnapshot(snapshot(1)));
    assertRefused(Reason.BAD_PARAMETER, () -> creation.create(wrong));
  }

  @Test
  void anEnvironmentNeedsAName() {
    assertRefused(Reason.BAD_PARAMETER, () -> empty(" "));
  }

  @Test
  void aCopyHasTheSameMachinesUnderOtherIds() throws Exception {
    LabEnvironment pattern = world.environments().getFirst();
    LabEnvironment copy = creation.copy(pattern.id(), world.caller());
    assertThat(copy.id()).isNotEqualTo(pattern.id());
    assertThat(copy.machines().stream().map(LabMachine::name).toList())
        .isEqualTo(pattern.machines().stream().map(LabMachine::name).toList());
  }

  private LabEnvironment empty(String name) throws RefusedException {
    return creation.create(order(name, new Content.OfTemplates(List.of())));
  }

  private EnvironmentOrder order(String name, Content content) {
    return new EnvironmentOrder(
        name, "", project, Optional.empty(), Optional.empty(), world.caller(), content);
  }

  private LabSnapshot snapshot(int blueprint) {
    return world.snapshots(project.blueprints().get(blueprint).id()).getFirst();
  }

  private List<LabMachine> add(LabEnvironment environment, int count) throws RefusedException {
    return creation.addMachines(
        environment.id(), Collections.nCopies(count, new MachineOrder(template, "extra", "")));
  }

  private LabEnvironment current(LabEnvironment environment) {
    return world.environment(environment.id()).orElseThrow();
  }

  private LabMachine machine(LabEnvironment environment, LabMachine machine) {
    return current(environment).machine(machine.id()).orElseThrow();
  }

  private static void assertRefused(Reason reason, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RefusedException.class, refusal -> assertThat(refusal.reason()).isEqualTo(reason));
  }
}
