package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.EnvironmentService.Acceptance;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.Invitation;
import envwatch.model.MachineId;
import envwatch.model.SnapshotId;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.LabSnapshot;
import envwatch.simulator.LabTemplate;
import envwatch.simulator.MachineState;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every API version must do when asked for an action: what it offers shows in the world, what
 * it lacks is never sent, and refusals are told as such.
 */
@ParameterizedClass
@ValueSource(ints = {1, 2, 3})
class ContractActionsTest {
  private static final Duration UNTIL_DONE = Duration.ofMinutes(2);

  @Parameter int version;

  private SimulatedAccount account;
  private EnvironmentService service;
  private LabEnvironment running;
  private LabEnvironment suspended;

  @BeforeEach
  void open() throws Exception {
    account = new SimulatedAccount(version);
    service = account.service;
    running = account.environment(EnvironmentState.RUNNING);
    suspended = account.environment(EnvironmentState.SUSPENDED);
  }

  @AfterEach
  void close() {
    account.close();
  }

  @ParameterizedTest
  @EnumSource
  void anActionShowsInTheWorldOrIsNeverSent(ActionKind kind) throws Exception {
    if (isLacking(kind)) {
      return;
    }

    Acceptance acceptance = service.perform(fitting(kind));

    assertThat(acceptance.execution() != null).isEqualTo(kind == ActionKind.RUN_PATH);
    assertShown(kind);
  }

  @ParameterizedTest
  @EnumSource
  void anActionThatDoesNotFitIsRefused(ActionKind kind) throws Exception {
    if (isLacking(kind)) {
      return;
    }
    if (kind == ActionKind.EXTEND_ENVIRONMENT) {
      for (int i = 0; i < 3; i++) {
        service.perform(fitting(kind));
      }
    }

    assertThatThrownBy(() -> service.perform(unfitting(kind)))
        .isInstanceOf(
            kind == ActionKind.DELETE_ENVIRONMENT || kind == ActionKind.MARK_SNAPSHOT_DEFAULT
                ? ApiException.NotFound.class
                : ApiException.Rejected.class)
        .satisfies(failure -> {
          if (failure instanceof ApiException.Rejected rejected) {
            assertThat(rejected.code() + rejected.reason()).isNotBlank();
          }
        });
  }

  /** Snapshots and policies belong to the organization, not to a person. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"MARK_SNAPSHOT_DEFAULT", "INVITE_END_USER"})
  void anActionOnWhatBelongsToSomebodyElseIsForbidden(ActionKind kind) {
    if (isLacking(kind)) {
      return;
    }
    LabEnvironment theirs =
        account.environment(
            one -> !account.world().mayEdit(one) && one.state() == EnvironmentState.RUNNING);

    assertThatThrownBy(() -> service.perform(onRunning(kind, theirs)))
        .isInstanceOf(ApiException.Forbidden.class);
  }

  @Test
  void revertsToAChosenSnapshotWhereSnapshotsAreOffered() throws Exception {
    LabSnapshot chosen = snapshots().getFirst();
    var action = new Action.RevertEnvironment(account.id(running), account.id(chosen));
    if (!service.capabilities().offers(Capability.SNAPSHOTS)) {
      assertThatThrownBy(() -> service.perform(action)).isInstanceOf(ApiException.NotOffered.class);
      return;
    }

    service.perform(action);

    assertThat(account.now(running).snapshot()).map(LabSnapshot::id).contains(chosen.id());
  }

  @Test
  void followsAPathThatRuns() throws Exception {
    if (isLacking(ActionKind.RUN_PATH)) {
      return;
    }
    EnvironmentId environment = account.id(running);
    MachineId machine = account.id(machine());
    ExecutionId good = run("/opt/lab/check.sh --all \"a b\" & ü");
    ExecutionId bad = run("/opt/lab/fail.sh");

    assertThat(service.execution(environment, machine, good).finished()).isFalse();
    account.clock.advance(UNTIL_DONE);

    ExecutionStatus ended = service.execution(environment, machine, good);
    assertThat(ended.success()).isTrue();
    assertThat(ended.exitCode()).isZero();
    assertThat(ended.standardOutput()).contains("All done ✔");
    assertThat(ended.executedPath()).isEqualTo("/opt/lab/check.sh --all \"a b\" & ü");
    ExecutionStatus failed = service.execution(environment, machine, bad);
    assertThat(failed.success()).isFalse();
    assertThat(failed.exitCode()).isEqualTo(1);
    assertThat(failed.standardError()).contains("Größe ≠ 0");
  }

  @Test
  void tellsTheCodeOfRefusedHardware() {
    if (isLacking(ActionKind.EDIT_HARDWARE)) {
      return;
    }

    assertThatThrownBy(() -> service.perform(hardware(null, 999_999, null)))
        .isInstanceOfSatisfying(
            ApiException.Rejected.class,
            rejected -> {
              assertThat(rejected.code()).isEqualTo("0x50048");
              assertThat(rejected.reason()).isEqualTo("EditHardwareRamOverQuota");
            });
  }

  @Test
  void aConflictingChangeOfHardwareIsARefusal() throws Exception {
    if (isLacking(ActionKind.EDIT_HARDWARE)) {
      return;
    }
    service.perform(hardware(2, null, null));

    assertThatThrownBy(() -> service.perform(hardware(4, null, null)))
        .isInstanceOfSatisfying(
            ApiException.Rejected.class,
            rejected -> assertThat(rejected.reason()).contains("NumCpus"));
  }

  @Test
  void nothingIsAskedOfAMachineWithoutAnIdOfItsOwn() {
    var standIn = new MachineId("machine #1", false);

    assertThatThrownBy(
            () -> service.perform(new Action.RevertMachine(account.id(running), standIn)))
        .isInstanceOf(ApiException.NotOffered.class);
    assertThat(service.clockOffset()).as("no answer was ever seen").isNull();
  }

  /** What a version lacks fails before anything is sent. */
  private boolean isLacking(ActionKind kind) {
    if (service.capabilities().offers(kind)) {
      return false;
    }
    assertThatThrownBy(() -> service.perform(fitting(kind)))
        .isInstanceOf(ApiException.NotOffered.class);
    assertThat(service.clockOffset()).as("no answer was ever seen").isNull();
    return true;
  }

  private ExecutionId run(String path) throws ApiException {
    Acceptance acceptance =
        service.perform(new Action.RunPath(account.id(running), account.id(machine()), path));
    assertThat(acceptance.execution()).isNotNull();
    return acceptance.execution();
  }

  private Action fitting(ActionKind kind) {
    return kind == ActionKind.RESUME_ENVIRONMENT
        ? new Action.ResumeEnvironment(account.id(suspended))
        : onRunning(kind, running);
  }

  private Action onRunning(ActionKind kind, LabEnvironment lab) {
    EnvironmentId id = account.id(lab);
    MachineId machine = account.id(lab.machines().getFirst());
    return switch (kind) {
      case RESUME_ENVIRONMENT -> new Action.ResumeEnvironment(id);
      case SUSPEND_ENVIRONMENT -> new Action.SuspendEnvironment(id);
      case EXTEND_ENVIRONMENT -> new Action.ExtendEnvironment(id);
      case POSTPONE_INACTIVITY -> new Action.PostponeInactivity(id);
      case REVERT_ENVIRONMENT -> new Action.RevertEnvironment(id, null);
      case DELETE_ENVIRONMENT -> new Action.DeleteEnvironment(id);
      case TAKE_SNAPSHOT -> new Action.TakeSnapshot(id, "night build 7", "a&b", true);
      case MARK_SNAPSHOT_DEFAULT ->
          new Action.MarkSnapshotDefault(id, account.id(snapshots().getFirst()));
      case ADD_MACHINE -> new Action.AddMachine(id, template(), "db \"Ö\" <b>&", "a&b");
      case INVITE_END_USER -> new Action.InviteEndUser(id, invitation(7));
      case EDIT_ENVIRONMENT -> new Action.EditEnvironment(id, "Renamed \"Ö\"", null);
      case REVERT_MACHINE -> new Action.RevertMachine(id, machine);
      case REBOOT_MACHINE -> new Action.RebootMachine(id, machine);
      case DELETE_MACHINE -> new Action.DeleteMachine(id, machine);
      case EDIT_HARDWARE -> new Action.EditHardware(id, machine, 3, 1024, null);
      case RUN_PATH -> new Action.RunPath(id, machine, "/opt/lab/check.sh");
    };
  }

  private Action unfitting(ActionKind kind) {
    EnvironmentId atRest = account.id(suspended);
    MachineId machineAtRest = account.id(suspended.machines().getFirst());
    LabEnvironment failed =
        account.environment(
            one -> one.state() == EnvironmentState.CREATION_FAILED && account.world().mayEdit(one));
    return switch (kind) {
      case RESUME_ENVIRONMENT -> new Action.ResumeEnvironment(account.id(running));
      case SUSPEND_ENVIRONMENT -> new Action.SuspendEnvironment(atRest);
      case EXTEND_ENVIRONMENT -> new Action.ExtendEnvironment(account.id(running));
      case POSTPONE_INACTIVITY -> new Action.PostponeInactivity(atRest);
      case REVERT_ENVIRONMENT -> new Action.RevertEnvironment(account.id(failed), null);
      case DELETE_ENVIRONMENT -> new Action.DeleteEnvironment(new EnvironmentId("EN012345"));
      case TAKE_SNAPSHOT -> new Action.TakeSnapshot(atRest, "night", "", false);
      case MARK_SNAPSHOT_DEFAULT ->
          new Action.MarkSnapshotDefault(account.id(running), new SnapshotId("SS012345"));
      case ADD_MACHINE -> new Action.AddMachine(account.id(running), template(), " ", "");
      case INVITE_END_USER -> new Action.InviteEndUser(account.id(running), invitation(0));
      case EDIT_ENVIRONMENT -> new Action.EditEnvironment(account.id(running), " ", null);
      case REVERT_MACHINE -> new Action.RevertMachine(atRest, machineAtRest);
      case REBOOT_MACHINE -> new Action.RebootMachine(atRest, machineAtRest);
      case DELETE_MACHINE ->
          new Action.DeleteMachine(account.id(failed), account.id(failed.machines().getFirst()));
      case EDIT_HARDWARE -> hardware(99, null, null);
      case RUN_PATH -> new Action.RunPath(atRest, machineAtRest, "/opt/lab/check.sh");
    };
  }

  private void assertShown(ActionKind kind) {
    LabEnvironment now = account.now(running);
    switch (kind) {
      case RESUME_ENVIRONMENT ->
          assertThat(account.now(suspended).state()).isEqualTo(EnvironmentState.PREPARING);
      case SUSPEND_ENVIRONMENT, DELETE_ENVIRONMENT ->
          assertThat(now.state()).isEqualTo(EnvironmentState.STOPPING);
      case EXTEND_ENVIRONMENT -> assertThat(now.expiration()).isAfter(running.expiration());
      case REVERT_ENVIRONMENT -> assertThat(now.state()).isEqualTo(EnvironmentState.PREPARING);
      case REVERT_MACHINE ->
          assertThat(firstOf(now).state()).isEqualTo(MachineState.LOADING_FROM_SNAPSHOT);
      case REBOOT_MACHINE -> assertThat(firstOf(now).state()).isEqualTo(MachineState.REBOOTING);
      case DELETE_MACHINE -> {
        account.clock.advance(UNTIL_DONE);
        assertThat(account.now(running).machine(machine().id())).isEmpty();
      }
      case TAKE_SNAPSHOT -> {
        account.clock.advance(UNTIL_DONE);
        LabSnapshot taken = snapshots().getLast();
        assertThat(taken.name()).isEqualTo("night build 7");
        assertThat(taken.comment()).isEqualTo("a&b");
        assertThat(taken.isDefault()).isTrue();
      }
      case MARK_SNAPSHOT_DEFAULT -> assertThat(snapshots().getFirst().isDefault()).isTrue();
      case EDIT_HARDWARE -> {
        account.clock.advance(UNTIL_DONE);
        assertThat(firstOf(account.now(running)).hardware().cpus()).isEqualTo(3);
        assertThat(firstOf(account.now(running)).hardware().memoryMegabytes()).isEqualTo(1024);
      }
      case ADD_MACHINE -> {
        LabMachine added = now.machines().getLast();
        assertThat(added.name()).isEqualTo("db \"Ö\" <b>&");
        assertThat(added.description()).isEqualTo("a&b");
        assertThat(now.machines()).hasSize(running.machines().size() + 1);
      }
      case EDIT_ENVIRONMENT -> {
        assertThat(now.name()).isEqualTo("Renamed \"Ö\"");
        assertThat(now.description()).isEqualTo(running.description());
      }
      case POSTPONE_INACTIVITY, INVITE_END_USER, RUN_PATH ->
          assertThat(now.state()).isEqualTo(EnvironmentState.RUNNING);
    }
  }

  private Action.EditHardware hardware(Integer cpus, Integer memory, Integer disk) {
    return new Action.EditHardware(account.id(running), account.id(machine()), cpus, memory, disk);
  }

  private LabMachine machine() {
    return firstOf(running);
  }

  private static LabMachine firstOf(LabEnvironment environment) {
    return environment.machines().getFirst();
  }

  private Invitation invitation(int validForDays) {
    return SampleInvitations.of(account.world(), version, validForDays);
  }

  private String template() {
    LabTemplate template = account.world().catalogue().templates().getFirst();
    return version == 3 ? "VM" + template.token() : template.id();
  }

  private List<LabSnapshot> snapshots() {
    return account.world().snapshots(running.origin().blueprint().id());
  }
}
