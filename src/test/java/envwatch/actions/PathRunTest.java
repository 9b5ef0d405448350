package envwatch.actions;

import static envwatch.actions.FakeWorld.environment;
import static envwatch.actions.FakeWorld.machine;
import static envwatch.actions.FakeWorld.machineTarget;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class PathRunTest {
  private static final ExecutionStatus WORKING =
      new ExecutionStatus(null, null, "half", null, "/opt/reset.sh");
  private static final ExecutionStatus DONE =
      new ExecutionStatus(true, 0, "half, whole", "", "/opt/reset.sh");

  private final ActivityMemory store = new ActivityMemory();
  private final FakeTime time = new FakeTime();
  private final HandExecutor requests = new HandExecutor();
  private final FakeWorld world = new FakeWorld(time);
  private ActivityLog log;
  private ActionScheduler actionService;
  private List<MachineRun> runs = List.of();

  @BeforeEach
  void twoMachinesRun() {
    log = new ActivityLog(store);
    actionService = new ActionScheduler(world, time, requests, log, () -> false);
    world.put(
        environment(
            "a", Phase.RUNNING, machine("web", Phase.RUNNING), machine("db", Phase.RUNNING)));
    world.service.accept(new Acceptance(new ExecutionId("x"), null));
  }

  @AfterEach
  void close() {
    actionService.close();
    log.close();
  }

  @Test
  void theOutputArrivesAsItGrowsUntilTheEnd() {
    world.service.executions.addAll(List.of(WORKING, DONE));
    start("web");
    requests.answerAll();
    assertThat(run().stage()).isInstanceOf(MachineRun.Stage.Running.class);

    pass(2);
    assertThat(run().status()).isEqualTo(WORKING);
    pass(2);

    assertThat(run().stage()).isInstanceOf(MachineRun.Stage.Finished.class);
    assertThat(run().status()).isEqualTo(DONE);
    assertThat(time.waiting()).isZero();
  }

  @Test
  void aFailedQuestionIsAskedAgain() {
    ApiException lost =
        new ApiException.Unreachable(ApiException.Unreachable.Kind.CONNECTION_LOST, null);
    world.service.executions.addAll(List.of(lost, DONE));
    start("web");
    requests.answerAll();

    pass(2);
    assertThat(run().trouble()).isSameAs(lost);
    assertThat(run().underWay()).isTrue();
    pass(2);

    assertThat(run().trouble()).isNull();
    assertThat(run().underWay()).isFalse();
  }

  @Test
  void howARunStandsIsAskedOfTheWatchAlone() {
    world.service.executions.add(DONE);
    world.holdQuestions();
    start("web");
    requests.answerAll();

    pass(60);

    assertThat(run().status()).isNull();
    assertThat(run().underWay()).isTrue();
  }

  @Test
  void aRefusedMachineDoesNotStopTheOther() {
    world.put(
        environment(
            "a", Phase.RUNNING, machine("web", Phase.RUNNING), machine("db", Phase.SUSPENDED)));
    world.service.executions.add(DONE);

    start("web", "db");
    requests.answerAll();
    pass(2);

    assertThat(runs.get(0).stage()).isInstanceOf(MachineRun.Stage.Finished.class);
    assertThat(runs.get(1).stage()).isInstanceOf(MachineRun.Stage.NotStarted.class);
  }

  @Test
  void whoeverStopsFollowingHearsNoMore() {
    world.service.executions.add(WORKING);
    PathRun run = start("web");
    requests.answerAll();

    run.close();

    assertThat(run().stage()).isInstanceOf(MachineRun.Stage.LeftAlone.class);
    assertThat(time.waiting()).isZero();
  }

  @Test
  void whoeverFollowedARunToItsEndHearsNoMore() {
    world.service.executions.add(DONE);
    start("web");
    requests.answerAll();
    pass(2);
    List<MachineRun> last = runs;

    actionService.stop(actionService.batches().getFirst().id());

    assertThat(runs).isSameAs(last);
  }

  @Test
  void whoeverRunsAPathAtAClosedDeskHearsOnce() {
    actionService.close();
    start("web");
    List<MachineRun> last = runs;

    actionService.stop(actionService.batches().getFirst().id());

    assertThat(run().stage()).isInstanceOf(MachineRun.Stage.NotStarted.class);
    assertThat(runs).isSameAs(last);
  }

  @Test
  void aRunThatDoesNotEndIsFollowedForAnHour() {
    world.service.executions.add(WORKING);
    start("web");
    requests.answerAll();

    for (int second = 0; second <= 3_600; second += 5) {
      pass(5);
    }

    assertThat(run().stage()).isInstanceOf(MachineRun.Stage.OutOfTime.class);
    assertThat(time.waiting()).isZero();
  }

  @Test
  void aClockSetForwardDoesNotEndFollowing() {
    world.service.executions.add(WORKING);
    start("web");
    requests.answerAll();

    time.jump(Duration.ofHours(2));
    pass(2);

    assertThat(run().stage()).isInstanceOf(MachineRun.Stage.Running.class);
  }

  @Test
  void aClockSetBackDoesNotStretchFollowing() {
    world.service.executions.add(WORKING);
    start("web");
    requests.answerAll();

    time.jump(Duration.ofHours(-5));
    for (int second = 0; second <= 3_600; second += 5) {
      pass(5);
    }

    assertThat(run().stage()).isInstanceOf(MachineRun.Stage.OutOfTime.class);
  }

  @Test
  void whatFollowsTheProgramIsNotInTheRecord() throws Exception {
    PathRun.start(
        "/opt/login ann hunter2",
        List.of(machineTarget("a", "web")),
        actionService,
        world,
        time,
        newest -> runs = newest);
    requests.answerAll();
    log.close();

    assertThat(store.stored().stream().map(ActivityJson::write).toList().toString())
        .contains("/opt/login")
        .doesNotContain("hunter2");
  }

  private PathRun start(String... machines) {
    return PathRun.start(
        "/opt/reset.sh",
        Arrays.stream(machines).map(name -> machineTarget("a", name)).toList(),
        actionService,
        world,
        time,
        newest -> runs = newest);
  }

  private MachineRun run() {
    return runs.getFirst();
  }

  private void pass(int seconds) {
    time.advance(Duration.ofSeconds(seconds));
    requests.answerAll();
  }
}
