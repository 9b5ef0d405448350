package envwatch.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.RateLimited;
import envwatch.model.Action;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What becomes of a batch when the service answers that there were too many requests. */
@Tag("fast")
class ActionSchedulerPauseTest {
  private final FakeTime time = new FakeTime();
  private final HandExecutor requests = new HandExecutor();
  private final FakeWorld world = new FakeWorld(time);
  private ActivityLog log;
  private ActionScheduler actionService;

  @BeforeEach
  void open() {
    log = new ActivityLog(new ActivityMemory());
    actionService = new ActionScheduler(world, time, requests, log, () -> false);
  }

  @AfterEach
  void close() {
    actionService.close();
    log.close();
  }

  @Test
  void nothingMoreIsSentUntilTheServiceAllowsIt() {
    limit("e0", Duration.ofSeconds(30));
    actionService.submit(suspendMany(10));

    requests.answerAll();

    assertThat(world.service.performed).hasSize(4);
    assertThat(progress().waitsUntil()).isEqualTo(time.instant().plusSeconds(30));
  }

  @Test
  void thenTheRestIsSent() {
    limit("e0", Duration.ofSeconds(30));
    actionService.submit(suspendMany(10));
    requests.answerAll();

    time.advance(Duration.ofSeconds(30));
    requests.answerAll();

    assertThat(world.service.performed).hasSize(10);
    assertThat(progress().waitsUntil()).isNull();
    assertThat(progress().steps())
        .filteredOn(step -> step.outcome() instanceof Outcome.Refused)
        .hasSize(1);
  }

  @Test
  void aClockSetBackNeitherEndsNorStretchesAPause() {
    limit("e0", Duration.ofSeconds(30));
    actionService.submit(suspendMany(10));
    requests.answerAll();

    time.jump(Duration.ofHours(-9));
    time.advance(Duration.ofSeconds(29));
    world.running("e9");
    requests.answerAll();
    assertThat(world.service.performed).hasSize(4);
    assertThat(progress().waitsUntil()).isEqualTo(time.instant().plusSeconds(1));
    time.advance(Duration.ofSeconds(1));
    requests.answerAll();

    assertThat(world.service.performed).hasSize(10);
  }

  @Test
  void afterAPauseOneRequestGoesAheadAlone() {
    limit("e0", null);
    actionService.submit(suspendMany(10));
    requests.answerAll();
    limit("e4", null);

    time.advance(Pauses.FIRST);

    assertThat(requests.begun()).isEqualTo(1);
    requests.answerAll();
    assertThat(world.service.performed).hasSize(5);
    assertThat(progress().waitsUntil())
        .isEqualTo(time.instant().plus(Pauses.FIRST.multipliedBy(2)));
  }

  @Test
  void stoppingWorksAtOnceDuringAPause() {
    limit("e0", Duration.ofMinutes(10));
    long batch = actionService.submit(suspendMany(10));
    requests.answerAll();

    actionService.stop(batch);

    assertThat(progress().waitsUntil()).isNull();
    assertThat(progress().unsent()).hasSize(6);
    time.advance(Duration.ofMinutes(20));
    requests.answerAll();
    assertThat(world.service.performed).hasSize(4);
  }

  @Test
  void closingEndsThePauseAndSendsNothing() {
    limit("e0", Duration.ofMinutes(10));
    actionService.submit(suspendMany(10));
    requests.answerAll();

    actionService.close();
    time.advance(Duration.ofMinutes(20));
    requests.answerAll();

    assertThat(world.service.performed).hasSize(4);
  }

  @Test
  void aLimitThatTheWatchMetHoldsUpTheBatchInsteadOfSpoilingIt() {
    actionService.submit(suspendMany(6));
    Instant nextTry = time.instant().plusSeconds(60);
    world.link(new Link.Lost(new RateLimited(null), time.instant(), nextTry));
    requests.answerAll();
    assertThat(progress().waitsUntil()).isEqualTo(nextTry);

    world.link(new Link.Live()).running("e5");
    requests.answerAll();

    assertThat(progress().waitsUntil()).isNull();
    assertThat(progress().steps())
        .filteredOn(step -> step.outcome() instanceof Outcome.Following)
        .hasSizeGreaterThanOrEqualTo(2);
  }

  private void limit(String environment, Duration retryAfter) {
    world.service.fail(environment, RateLimited.byService(retryAfter));
  }

  private BatchProgress progress() {
    return actionService.batches().getLast();
  }

  private List<Order> suspendMany(int count) {
    List<String> ids = IntStream.range(0, count).mapToObj(number -> "e" + number).toList();
    ids.forEach(world::running);
    return ids.stream()
        .<Order>map(id ->
            new EnvironmentOrder(
                target(id), new Action.SuspendEnvironment(target(id).key().environment())))
        .toList();
  }
}
