package envwatch.actions;

import static envwatch.actions.FakeWorld.environment;
import static envwatch.actions.FakeWorld.machine;
import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.ApiException;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import envwatch.watch.WorldIndex;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("fast")
class ActionRulesTest {
  private final FakeWorld world = new FakeWorld(new FakeTime());

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          RUNNING,   RESUME_ENVIRONMENT,   ALREADY_RUNNING
          SUSPENDED, RESUME_ENVIRONMENT,
          CHANGING,  RESUME_ENVIRONMENT,   CHANGING
          PROBLEM,   RESUME_ENVIRONMENT,   FAILED
          PROBLEM,   SUSPEND_ENVIRONMENT,  FAILED
          PROBLEM,   POSTPONE_INACTIVITY,  FAILED
          PROBLEM,   REVERT_ENVIRONMENT,   FAILED
          PROBLEM,   TAKE_SNAPSHOT,        FAILED
          PROBLEM,   ADD_MACHINE,          FAILED
          PROBLEM,   REBOOT_MACHINE,       FAILED
          PROBLEM,   RUN_PATH,             FAILED
          PROBLEM,   DELETE_MACHINE,       FAILED
          PROBLEM,   DELETE_ENVIRONMENT,
          PROBLEM,   EXTEND_ENVIRONMENT,
          PROBLEM,   EDIT_ENVIRONMENT,
          PROBLEM,   INVITE_END_USER,
          UNKNOWN,   RESUME_ENVIRONMENT,
          RUNNING,   SUSPEND_ENVIRONMENT,
          SUSPENDED, SUSPEND_ENVIRONMENT,  ALREADY_AT_REST
          CHANGING,  SUSPEND_ENVIRONMENT,  CHANGING
          RUNNING,   EXTEND_ENVIRONMENT,
          SUSPENDED, EXTEND_ENVIRONMENT,
          CHANGING,  EXTEND_ENVIRONMENT,
          RUNNING,   POSTPONE_INACTIVITY,
          SUSPENDED, POSTPONE_INACTIVITY,  NOT_RUNNING
          RUNNING,   REVERT_ENVIRONMENT,
          CHANGING,  REVERT_ENVIRONMENT,   CHANGING
          CHANGING,  DELETE_ENVIRONMENT,
          RUNNING,   TAKE_SNAPSHOT,
          SUSPENDED, TAKE_SNAPSHOT,        NOT_RUNNING
          CHANGING,  TAKE_SNAPSHOT,        CHANGING
          RUNNING,   MARK_SNAPSHOT_DEFAULT,
          RUNNING,   ADD_MACHINE,
          SUSPENDED, ADD_MACHINE,
          CHANGING,  ADD_MACHINE,          CHANGING
          CHANGING,  INVITE_END_USER,
          CHANGING,  EDIT_ENVIRONMENT,
          RUNNING,   REVERT_MACHINE,
          CHANGING,  REVERT_MACHINE,       CHANGING
          RUNNING,   REBOOT_MACHINE,
          SUSPENDED, REBOOT_MACHINE,       NOT_RUNNING
          CHANGING,  REBOOT_MACHINE,       CHANGING
          SUSPENDED, DELETE_MACHINE,
          CHANGING,  EDIT_HARDWARE,        CHANGING
          RUNNING,   RUN_PATH,
          SUSPENDED, RUN_PATH,             NOT_RUNNING
          """)
  void theStateDecidesWhatCanBeDone(Phase phase, ActionKind kind, Kind obstacle) {
    world.put(environment("a", phase, machine("web", phase)));

    assertThat(obstacle(kind)).isEqualTo(obstacle);
  }

  @Test
  void anEnvironmentCalledRunningIsResumedWhileNoMachineOfItRuns() {
    Machine down = machine("web", Phase.SUSPENDED);
    Machine alsoDown = machine("db", Phase.SUSPENDED);

    world.put(environment("a", Phase.RUNNING, down, alsoDown));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isNull();

    world.put(environment("a", Phase.RUNNING, down, machine("db", Phase.RUNNING)));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.ALREADY_RUNNING);
    world.put(environment("a", Phase.RUNNING, down, machine("db", Phase.CHANGING)));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.ALREADY_RUNNING);
    world.put(environment("a", Phase.RUNNING, down, machine("db", Phase.UNKNOWN)));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.ALREADY_RUNNING);
    world.put(environment("a", Phase.RUNNING));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.ALREADY_RUNNING);
  }

  @Test
  void aMachineThatIsDownIsStartedByARebootWhileItsEnvironmentRuns() {
    world.put(
        environment(
            "a", Phase.RUNNING, machine("web", Phase.SUSPENDED), machine("db", Phase.RUNNING)));

    assertThat(obstacle(ActionKind.REBOOT_MACHINE)).isNull();
    assertThat(obstacle(ActionKind.RUN_PATH)).isEqualTo(Kind.NOT_RUNNING);
  }

  @ParameterizedTest
  @EnumSource(ActionKind.class)
  void readOnlyModeRefusesEverything(ActionKind kind) {
    world.running("a");

    Optional<Obstacle> obstacle =
        ActionRules.obstacle(
            kind, aim(kind), new ActionContext(new WorldIndex(world.view()), true, Set.of()));

    assertThat(obstacle).contains(Obstacle.of(Kind.READ_ONLY));
  }

  @ParameterizedTest
  @EnumSource(ActionKind.class)
  void whatTheVersionLacksIsRefusedWithItsName(ActionKind kind) {
    world.running("a").offering();

    assertThat(ActionRules.obstacle(kind, aim(kind), world.context()))
        .contains(new Obstacle(Kind.NOT_OFFERED, "v3"));
  }

  @Test
  void nothingIsSentWithoutALink() {
    world.suspended("a");
    ApiException cause = new ApiException.Unauthorized("");

    world.link(new Link.Connecting());
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.CONNECTING);
    world.link(new Link.Lost(cause, Instant.EPOCH, null));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.LINK_LOST);
    world.link(new Link.SignedOut(cause, Instant.EPOCH));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.SIGNED_OUT);
  }

  @Test
  void anEnvironmentMustBeThere() {
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.NOT_WATCHED);
    world.neverSeen("a");
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.NEVER_SEEN);
    world.suspended("a").trouble("a", new ApiException.NotFound(""));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.GONE);
    world.suspended("a").trouble("a", new ApiException.Forbidden(""));
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.FORBIDDEN);
    world.withoutAccount();
    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isEqualTo(Kind.NOT_WATCHED);
  }

  @Test
  void aMachineMustBeThereAndHaveAnIdOfItsOwn() {
    world.put(environment("a", Phase.RUNNING));
    assertThat(obstacle(ActionKind.REBOOT_MACHINE)).isEqualTo(Kind.GONE);

    Machine nameless = machine("web", Phase.RUNNING);
    MachineId standIn = new MachineId("web", false);
    world.put(environment("a", Phase.RUNNING, withId(nameless, standIn)));
    EnvironmentTarget target =
        EnvironmentTarget.machine(FakeWorld.key("a"), "Lab a", standIn, "web");
    assertThat(ActionRules.obstacle(ActionKind.REBOOT_MACHINE, target, world.context()))
        .contains(Obstacle.of(Kind.NO_MACHINE_ID));
  }

  @Test
  void withoutASnapshotNothingCanBeReverted() {
    world.put(withoutSnapshot(environment("a", Phase.RUNNING, machine("web", Phase.RUNNING))));

    assertThat(obstacle(ActionKind.REVERT_ENVIRONMENT)).isEqualTo(Kind.NO_SNAPSHOT);
    assertThat(obstacle(ActionKind.REVERT_MACHINE)).isEqualTo(Kind.NO_SNAPSHOT);
  }

  @Test
  void withoutAPolicyNobodyIsInvited() {
    Environment personal =
        environment("a", Phase.RUNNING, machine("web", Phase.RUNNING)).toBuilder()
            .policy(null)
            .build();
    world.put(personal);

    assertThat(obstacle(ActionKind.INVITE_END_USER)).isEqualTo(Kind.NO_POLICY);
  }

  @Test
  void whereThePolicyIsNotReadYetNobodyIsInvited() {
    Environment listed =
        environment("a", Phase.RUNNING, machine("web", Phase.RUNNING)).toBuilder()
            .policy(null)
            .detail(Environment.Detail.LISTED)
            .build();
    world.put(listed);

    assertThat(obstacle(ActionKind.INVITE_END_USER)).isEqualTo(Kind.NOT_READ);
  }

  @Test
  void aMachineThatIsNotReadYetIsNotCalledGone() {
    world.put(
        environment("a", Phase.RUNNING).toBuilder().detail(Environment.Detail.LISTED).build());

    assertThat(obstacle(ActionKind.REBOOT_MACHINE)).isEqualTo(Kind.NEVER_SEEN);
  }

  @Test
  void whereNoMachineRunsThereIsNothingToSuspend() {
    world.put(environment("a", Phase.RUNNING, machine("web", Phase.SUSPENDED)));
    assertThat(obstacle(ActionKind.SUSPEND_ENVIRONMENT)).isEqualTo(Kind.NO_MACHINE_RUNS);
  }

  @ParameterizedTest
  @EnumSource(
      value = Phase.class,
      names = {"RUNNING", "CHANGING", "PROBLEM", "UNKNOWN"})
  void aMachineThatMayBeRunningCanBeSuspended(Phase phase) {
    world.put(
        environment("a", Phase.RUNNING, machine("db", Phase.SUSPENDED), machine("web", phase)));
    assertThat(obstacle(ActionKind.SUSPEND_ENVIRONMENT)).isNull();
  }

  @Test
  void machinesThatWereNotSeenMayBeRunning() {
    Environment running = environment("a", Phase.RUNNING, machine("web", Phase.SUSPENDED));
    world.put(running.toBuilder().unread(1).build());
    assertThat(obstacle(ActionKind.SUSPEND_ENVIRONMENT)).isNull();
    world.put(running.toBuilder().detail(Environment.Detail.LISTED).build());
    assertThat(obstacle(ActionKind.SUSPEND_ENVIRONMENT)).isNull();
  }

  @Test
  void theServicesOwnWordDecidesWhereItSpeaks() {
    world.put(available(environment("a", Phase.SUSPENDED), ActionKind.RESUME_ENVIRONMENT));

    assertThat(obstacle(ActionKind.RESUME_ENVIRONMENT)).isNull();
    assertThat(obstacle(ActionKind.REVERT_ENVIRONMENT)).isEqualTo(Kind.NOT_AVAILABLE);
    assertThat(obstacle(ActionKind.EXTEND_ENVIRONMENT)).isNull();
  }

  @Test
  void theSameIsNotAskedAgainWhileItIsUnderWay() {
    world.suspended("a").suspended("b");
    ActionContext context =
        new ActionContext(
            new WorldIndex(world.view()),
            false,
            Set.of(ActionContext.Pending.of(ActionKind.RESUME_ENVIRONMENT, target("a"))));

    assertThat(ActionRules.obstacle(ActionKind.RESUME_ENVIRONMENT, target("a"), context))
        .contains(Obstacle.of(Kind.UNDER_WAY));
    assertThat(ActionRules.obstacle(ActionKind.EXTEND_ENVIRONMENT, target("a"), context)).isEmpty();
    assertThat(ActionRules.obstacle(ActionKind.RESUME_ENVIRONMENT, target("b"), context)).isEmpty();
  }

  private Kind obstacle(ActionKind kind) {
    return ActionRules.obstacle(kind, aim(kind), world.context()).map(Obstacle::kind).orElse(null);
  }

  private static EnvironmentTarget aim(ActionKind kind) {
    return kind.onMachine() ? machineTarget("a", "web") : target("a");
  }

  private static Machine withId(Machine machine, MachineId id) {
    return machine.toBuilder().id(id).build();
  }

  private static Environment withoutSnapshot(Environment environment) {
    return environment.toBuilder().snapshot(null).availableActions(null).build();
  }

  private static Environment available(Environment environment, ActionKind... kinds) {
    return environment.toBuilder().availableActions(Set.of(kinds)).build();
  }
}
