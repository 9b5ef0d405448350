package envwatch.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.ActivityLog.Activities;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.model.Action;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.util.CallingBack;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Listeners may wait for other threads that use the action service, whatever they are told of. */
@Tag("fast")
class ActionSchedulerListenersTest {
  private final FakeTime time = new FakeTime();
  private final HandExecutor requests = new HandExecutor();
  private final FakeWorld world = new FakeWorld(time);
  private ActivityLog log;
  private ActionScheduler actionService;

  @BeforeEach
  void open() {
    log = new ActivityLog(new ActivityMemory());
    actionService = new ActionScheduler(world, time, requests, log, () -> false);
    world.running("a").running("b");
  }

  @AfterEach
  void close() {
    actionService.close();
    log.close();
  }

  @Test
  void listenersOfTheDeskAreCalledWithoutItsLock() {
    CallingBack<List<BatchProgress>> listener = new CallingBack<>(actionService::batches);
    actionService.subscribe(listener);

    everythingHappens();

    assertThat(listener.unanswered()).isEmpty();
    assertThat(listener.answered()).hasSizeGreaterThan(4);
  }

  @Test
  void listenersOfTheRecordAreCalledWithoutTheLockOfTheDesk() {
    CallingBack<Activities> listener = new CallingBack<>(actionService::batches);
    log.subscribe(listener);

    everythingHappens();

    // The record tells from its own thread, too, what it has written.
    await().untilAsserted(() -> assertThat(listener.answered()).hasSizeGreaterThan(4));
    assertThat(listener.unanswered()).isEmpty();
  }

  @Test
  void listenersOfARunAreCalledWithoutItsLock() {
    world.service.accept(new Acceptance(new ExecutionId("x"), null));
    world.service.executions.add(new ExecutionStatus(true, 0, "done", "", "/opt/reset.sh"));
    List<PathRun> started = new ArrayList<>();
    CallingBack<List<MachineRun>> listener =
        new CallingBack<>(() -> started.forEach(PathRun::runs));
    started.add(
        PathRun.start(
            "/opt/reset.sh",
            List.of(machineTarget("a", "web")),
            actionService,
            world,
            time,
            listener));

    requests.answerAll();
    time.advance(Duration.ofSeconds(2));
    requests.answerAll();
    started.forEach(PathRun::close);

    assertThat(listener.unanswered()).isEmpty();
    assertThat(listener.answered().getLast().getFirst().stage())
        .isInstanceOf(MachineRun.Stage.Finished.class);
  }

  @Test
  void whatAListenerCausesIsToldLast() {
    List<List<BatchProgress>> told = new ArrayList<>();
    actionService.subscribe(batches -> batches.forEach(batch -> actionService.stop(batch.id())));
    actionService.subscribe(told::add);

    actionService.submit(List.of(suspend("a")));

    assertThat(told.getLast()).isEqualTo(actionService.batches());
    assertThat(told.getLast().getFirst().stopped()).isTrue();
  }

  /** Waiting, sent, followed, seen, stopped. */
  private void everythingHappens() {
    actionService.submit(List.of(suspend("a")));
    requests.answerAll();
    world.suspended("a");
    long second = actionService.submit(List.of(suspend("b")));
    actionService.stop(second);
    requests.answerAll();
  }

  private static Order suspend(String id) {
    return new EnvironmentOrder(
        target(id), new Action.SuspendEnvironment(target(id).key().environment()));
  }
}
