package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.Connection;
import envwatch.api.SampleInvitations;
import envwatch.api.ServiceConnector;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.SnapshotId;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.LabTemplate;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.Weather;
import envwatch.watch.FakeTime;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every action from the rules to the moment it shows: over real HTTP, with the watch looking, on a
 * time in which minutes pass at once.
 */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@ValueSource(ints = {1, 2, 3})
class ActionJourneyTest {
  @Parameter int version;

  private final FakeTime time = new FakeTime();
  private Simulator simulator;
  private Watch watch;
  private ActivityLog log;
  private ActionScheduler actionService;
  private boolean readOnly;

  @BeforeEach
  void watchASimulatedService() throws Exception {
    simulator =
        Simulator.start(SimulatorOptions.builder().still().environments(40).clock(time).build());
    Executor requests = time.executor(Duration.ofMillis(10));
    watch = new Watch(connector(), time, requests, WatchOptions.DEFAULT);
    watch.watch(
        List.of(
            new ApiAccount(
                FakeWorld.ACCOUNT,
                "Support",
                simulator.address(),
                null,
                simulator.apiId(),
                simulator.apiKey(),
                List.of())));
    log = new ActivityLog(new ActivityMemory());
    actionService = new ActionScheduler(watch, time, requests, log, () -> readOnly);
    time.advance(Duration.ofMinutes(1));
  }

  private ServiceConnector connector() {
    return account -> {
      HttpTransport transport =
          new HttpTransport(
              new NetworkOptions(new NetworkOptions.Proxy.None(), null),
              time.withZone(ZoneOffset.UTC));
      return new Connection(
          switch (version) {
            case 1 -> new V1Dialect().open(account, transport);
            case 2 -> new V2Dialect().open(account, transport);
            default -> new V3Dialect().open(account, transport);
          },
          List.of());
    };
  }

  @AfterEach
  void close() {
    actionService.close();
    watch.close();
    log.close();
    simulator.close();
  }

  @ParameterizedTest
  @EnumSource
  void anActionIsSentAndFollowedUntilItShows(ActionKind kind) {
    Order order = order(kind);
    if (!offered(kind)) {
      assertThat(outcome(order))
          .isEqualTo(new Outcome.NotSent(new Obstacle(Obstacle.Kind.NOT_OFFERED, "v" + version)));
      return;
    }

    Outcome outcome = outcome(order);

    assertThat(outcome)
        .isInstanceOf(kind.canBeFollowed() ? Outcome.Seen.class : Outcome.Accepted.class);
  }

  @ParameterizedTest
  @EnumSource
  void anActionWithoutAnAnswerIsOfUnknownOutcomeAndNotRepeated(ActionKind kind) {
    Order order = order(kind);
    if (!offered(kind)) {
      return;
    }
    simulator.weather(Weather.builder().drop(1).build());

    assertThat(outcome(order)).isInstanceOf(Outcome.Unknown.class);
    assertThat(log.activities().newestFirst()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void inReadOnlyModeNothingChanges(ActionKind kind) {
    readOnly = true;
    List<LabEnvironment> before = simulator.world().environments();

    Outcome outcome = outcome(order(kind));

    assertThat(outcome).isEqualTo(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.READ_ONLY)));
    assertThat(simulator.world().environments())
        .extracting(LabEnvironment::state)
        .isEqualTo(before.stream().map(LabEnvironment::state).toList());
  }

  private boolean offered(ActionKind kind) {
    return watch.view().accounts().getFirst().capabilities().offers(kind);
  }

  /** What has become of the order when everything has had its time. */
  private Outcome outcome(Order order) {
    actionService.submit(List.of(order));
    for (int second = 0; second < 15 * 60; second += 10) {
      time.advance(Duration.ofSeconds(10));
      Outcome outcome = actionService.batches().getLast().steps().getFirst().outcome();
      if (outcome.settled()) {
        return outcome;
      }
    }
    throw new AssertionError("not settled after 15 minutes");
  }

  private Order order(ActionKind kind) {
    EnvironmentState state =
        kind == ActionKind.RESUME_ENVIRONMENT
            ? EnvironmentState.SUSPENDED
            : EnvironmentState.RUNNING;
    LabEnvironment lab =
        simulator.world().environments().stream()
            .filter(one -> fits(one, state))
            .findFirst()
            .orElseThrow();
    EnvironmentId id = id(lab);
    MachineId machine = id(lab.machines().getFirst());
    EnvironmentKey key = new EnvironmentKey(FakeWorld.ACCOUNT, id);
    EnvironmentTarget target =
        kind.onMachine()
            ? EnvironmentTarget.machine(key, lab.name(), machine, lab.machines().getFirst().name())
            : EnvironmentTarget.environment(key, lab.name());
    return new EnvironmentOrder(target, action(kind, id, machine, lab));
  }

  private boolean fits(LabEnvironment lab, EnvironmentState state) {
    return lab.state() == state
        && simulator.world().mayEdit(lab)
        && lab.snapshot().isPresent()
        && lab.machines().stream().noneMatch(machine -> machine.state().changing());
  }

  private Action action(ActionKind kind, EnvironmentId id, MachineId machine, LabEnvironment lab) {
    return switch (kind) {
      case RESUME_ENVIRONMENT -> new Action.ResumeEnvironment(id);
      case SUSPEND_ENVIRONMENT -> new Action.SuspendEnvironment(id);
      case EXTEND_ENVIRONMENT -> new Action.ExtendEnvironment(id);
      case POSTPONE_INACTIVITY -> new Action.PostponeInactivity(id);
      case REVERT_ENVIRONMENT -> new Action.RevertEnvironment(id, null);
      case DELETE_ENVIRONMENT -> new Action.DeleteEnvironment(id);
      case TAKE_SNAPSHOT -> new Action.TakeSnapshot(id, "night build 7", "", false);
      case MARK_SNAPSHOT_DEFAULT -> new Action.MarkSnapshotDefault(id, snapshot(lab));
      case ADD_MACHINE -> new Action.AddMachine(id, template(), "db", "");
      case INVITE_END_USER ->
          new Action.InviteEndUser(id, SampleInvitations.of(simulator.world(), version, 7));
      case EDIT_ENVIRONMENT -> new Action.EditEnvironment(id, "Renamed", null);
      case REVERT_MACHINE -> new Action.RevertMachine(id, machine);
      case REBOOT_MACHINE -> new Action.RebootMachine(id, machine);
      case DELETE_MACHINE -> new Action.DeleteMachine(id, machine);
      case EDIT_HARDWARE -> new Action.EditHardware(id, machine, 3, null, null);
      case RUN_PATH -> new Action.RunPath(id, machine, "/opt/lab/check.sh");
    };
  }

  private String template() {
    LabTemplate template = simulator.world().catalogue().templates().getFirst();
    return version == 3 ? "VM" + template.token() : template.id();
  }

  private EnvironmentId id(LabEnvironment lab) {
    return new EnvironmentId(version == 3 ? "EN" + lab.token() : lab.id());
  }

  private MachineId id(LabMachine machine) {
    return new MachineId(version == 3 ? "MC" + machine.token() : machine.id());
  }

  private SnapshotId snapshot(LabEnvironment lab) {
    var first = simulator.world().snapshots(lab.origin().blueprint().id()).getFirst();
    return new SnapshotId(version == 3 ? "SS" + first.token() : first.id());
  }
}
