package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.Requested;
import envwatch.model.ActionKind;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.MachineState;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** {@code envwatch act} on machines, classes and snapshots. */
@Execution(ExecutionMode.CONCURRENT)
class ActOnPartsTest extends ActingAtTheSimulator {
  @Test
  void rebootingAnEnvironmentRebootsEachOfItsMachines() throws IOException {
    try (Simulator simulator = still()) {
      LabEnvironment lab = ownWithMachines(simulator);

      assertThat(act(simulator, "reboot", "--environment", "EN" + lab.token(), "--yes")).isZero();

      assertThat(now(simulator, lab).machines())
          .allMatch(machine -> machine.state() == MachineState.REBOOTING);
      assertThat(line.out().lines()).hasSameSizeAs(lab.machines());
    }
  }

  @Test
  void resumingAnEnvironmentThatRunsStartsItsMachineThatIsDown() throws IOException {
    try (Simulator simulator = fast()) {
      LabEnvironment lab = ownWithMachines(simulator);
      LabMachine down = lab.machines().getFirst();
      simulator.world().setMachineState(lab.id(), down.id(), MachineState.POWERED_OFF);

      int code =
          act(
              simulator,
              "resume",
              "--environment",
              "EN" + lab.token(),
              "--yes",
              "--wait",
              "--timeout",
              "3m");

      assertThat(code).as(line.err() + line.out()).isZero();
      assertThat(line.out()).contains(down.name(), "Done after");
      assertThat(now(simulator, lab).machines().getFirst().state()).isEqualTo(MachineState.RUNNING);
    }
  }

  @Test
  void aMachineThatIsNamedIsDeletedAloneAndOneThatIsMissingIsTold() throws IOException {
    try (Simulator simulator = still()) {
      LabEnvironment lab = ownWithMachines(simulator);
      String machine = "MC" + lab.machines().getFirst().token();

      int code =
          act(
              simulator,
              "delete",
              "--environment",
              "EN" + lab.token(),
              "--machine",
              machine,
              "MCnone",
              "--yes");

      assertThat(code).as(line.err() + line.out()).isEqualTo(1);
      assertThat(line.out()).contains("MCnone: The service no longer has this.");
      assertThat(recorded())
          .singleElement()
          .extracting(activity -> ((Requested.OfEnvironment) activity.requested()).kind())
          .isEqualTo(ActionKind.DELETE_MACHINE);
    }
  }

  @Test
  void theEnvironmentsOfAClassAreSuspended() throws Exception {
    try (Simulator simulator =
        Simulator.start(
            SimulatorOptions.builder()
                .still()
                .environments(0)
                .training(TrainingPlan.of(1, 5))
                .build())) {
      String id = CheckCommandTest.classId(simulator, "Class 1");

      assertThat(act(simulator, "suspend", "--class", id, "--yes"))
          .as(line.err() + line.out())
          .isZero();

      assertThat(simulator.world().environments())
          .noneMatch(one -> one.state() == EnvironmentState.RUNNING);
      assertThat(recorded()).hasSize(5);
    }
  }

  @Test
  void anUnknownClassCouldNotBeAsked() throws IOException {
    try (Simulator simulator = still()) {
      assertThat(act(simulator, "suspend", "--class", "COnone", "--yes")).isEqualTo(2);

      assertThat(line.err()).contains("There is no class with the ID COnone");
    }
  }

  @Test
  void aSnapshotIsTakenUnderItsName() throws IOException {
    try (Simulator simulator = still()) {
      LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);

      assertThat(
              act(
                  simulator,
                  "snapshot",
                  "--environment",
                  "EN" + lab.token(),
                  "--name",
                  "before lab",
                  "--yes"))
          .as(line.err() + line.out())
          .isZero();

      assertThat(recorded()).singleElement().extracting(Activity::detail).isEqualTo("before lab");
    }
  }

  @Test
  void aNameThatIsTooLongForTheVersionIsRefused() throws IOException {
    try (Simulator simulator = still()) {
      LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);

      assertThat(
              act(
                  simulator,
                  "snapshot",
                  "--environment",
                  "EN" + lab.token(),
                  "--name",
                  "x".repeat(33),
                  "--yes"))
          .isEqualTo(2);

      assertThat(line.err()).contains("at most 32 characters");
    }
  }

  /** With several machines, all of which run. */
  private static LabEnvironment ownWithMachines(Simulator simulator) {
    return find(
        simulator,
        one ->
            one.state() == EnvironmentState.RUNNING
                && simulator.world().mayEdit(one)
                && one.machines().size() > 1
                && one.machines().stream()
                    .allMatch(machine -> machine.state() == MachineState.RUNNING));
  }
}
