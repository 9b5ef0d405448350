package envwatch.actions;

import static envwatch.actions.FakeWorld.environment;
import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.ApiException;
import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.WatchAccess;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ExtendUntilTest {
  private static final Instant END = Instant.parse("2026-11-24T18:00:00Z");

  private final FakeTime time = new FakeTime();
  private final HandExecutor requests = new HandExecutor();
  private final FakeWorld world = new FakeWorld(time);
  private ActivityLog log;
  private ActionScheduler actionService;
  private ExtendUntil.@Nullable Result result;

  @BeforeEach
  void twoEnvironments() {
    log = new ActivityLog(new ActivityMemory());
    actionService = new ActionScheduler(world, time, requests, log, () -> false);
    world.put(environment("a", Phase.RUNNING)).put(environment("b", Phase.SUSPENDED));
  }

  @AfterEach
  void close() {
    actionService.close();
    log.close();
  }

  private void extend(Duration byAtLeast, String... ids) {
    ExtendUntil.start(
        END.plus(byAtLeast),
        Stream.of(ids).map(FakeWorld::target).toList(),
        actionService,
        world,
        came -> result = came);
    requests.answerAll();
  }

  private void lasts(String id, Duration longer) {
    time.advance(Duration.ofSeconds(5));
    world.change(
        id, known -> known.toBuilder().expiration(new Expiration.At(END.plus(longer))).build());
    requests.answerAll();
  }

  private List<Action> sent() {
    return List.copyOf(world.service.performed);
  }

  @Test
  void itIsExtendedAgainUntilItLasts() {
    extend(Duration.ofHours(12), "a");
    assertThat(sent()).hasSize(1);

    lasts("a", Duration.ofHours(8));
    assertThat(result).isNull();
    assertThat(sent()).hasSize(2);
    lasts("a", Duration.ofHours(16));

    assertThat(sent()).hasSize(2);
    assertThat(result.reached()).containsExactly(target("a"));
    assertThat(result.tooShort()).isEmpty();
  }

  @Test
  void allRoundsAreOneBatchThatCountsEachEnvironmentOnce() {
    extend(Duration.ofHours(12), "a", "b");
    lasts("a", Duration.ofHours(16));
    lasts("b", Duration.ofHours(8));
    assertThat(sent()).hasSize(3);
    assertThat(batch().settledCount()).isEqualTo(1);
    lasts("b", Duration.ofHours(16));

    assertThat(batch().steps()).hasSize(2).allMatch(step -> step.outcome() instanceof Outcome.Seen);
    assertThat(batch().stopped()).isFalse();
  }

  @Test
  void aStoppedBatchIsNotSentAgain() {
    extend(Duration.ofHours(12), "a");
    actionService.stop(batch().id());
    lasts("a", Duration.ofHours(8));

    assertThat(sent()).hasSize(1);
    assertThat(batch().unsent()).isEmpty();
    assertThat(result.tooShort())
        .containsEntry(target("a"), new Outcome.NotSent(Obstacle.of(Kind.STOPPED)));
  }

  private BatchProgress batch() {
    assertThat(actionService.batches()).hasSize(1);
    return actionService.batches().getFirst();
  }

  @Test
  void anEnvironmentThatIsNamedTwiceIsExtendedOnce() {
    ExtendUntil.start(
        END.plus(Duration.ofHours(4)),
        List.of(target("a"), EnvironmentTarget.environment(target("a").key(), "as it was called")),
        actionService,
        world,
        came -> result = came);
    requests.answerAll();
    lasts("a", Duration.ofHours(8));

    assertThat(sent()).hasSize(1);
    assertThat(result.reached()).containsExactly(target("a"));
    assertThat(result.tooShort()).isEmpty();
  }

  @Test
  void eachRoundReadsTheWorldOnce() {
    int[] views = {0};
    WatchAccess counted =
        (WatchAccess)
            Proxy.newProxyInstance(
                WatchAccess.class.getClassLoader(),
                new Class<?>[] {WatchAccess.class},
                (proxy, method, arguments) -> {
                  views[0] += method.getName().equals("view") ? 1 : 0;
                  return method.invoke(world, arguments);
                });
    ExtendUntil.start(
        END, List.of(target("a"), target("b")), actionService, counted, came -> result = came);

    assertThat(result.reached()).hasSize(2);
    assertThat(views[0]).isEqualTo(1);
  }

  @Test
  void whatLastsAlreadyIsNotExtended() {
    extend(Duration.ZERO, "a");

    assertThat(sent()).isEmpty();
    assertThat(result.reached()).containsExactly(target("a"));
  }

  @Test
  void whatIsRefusedIsNamedAndNotAskedAgain() {
    world.service.fail("b", new ApiException.Rejected("7", "Not allowed"));

    extend(Duration.ofHours(4), "a", "b");
    lasts("a", Duration.ofHours(8));

    assertThat(sent()).hasSize(2);
    assertThat(result.reached()).containsExactly(target("a"));
    assertThat(result.tooShort().get(target("b"))).isInstanceOf(Outcome.Refused.class);
  }

  @Test
  void whatBecameOfALostRequestIsNotTriedOut() {
    world.service.fail(
        "a", new ApiException.Unreachable(ApiException.Unreachable.Kind.CONNECTION_LOST, null));

    extend(Duration.ofHours(4), "a");

    assertThat(sent()).hasSize(1);
    assertThat(result.tooShort().get(target("a"))).isNotNull();
  }

  @Test
  void whatEndsAtAnUnknownTimeIsNotExtendedBlindly() {
    world.change(
        "a", known -> known.toBuilder().expiration(new Expiration.AsServed("soon")).build());

    extend(Duration.ofHours(4), "a");

    assertThat(sent()).isEmpty();
    assertThat(result.tooShort())
        .containsEntry(target("a"), new Outcome.NotSent(Obstacle.of(Kind.END_UNKNOWN)));
  }

  @Test
  void aPolicyThatGrantsLittleIsNotAskedForEver() {
    extend(Duration.ofDays(30), "a");
    for (int round = 1; round <= ExtendUntil.ROUNDS; round++) {
      lasts("a", Duration.ofMinutes(round));
    }

    assertThat(sent())
        .hasSize(ExtendUntil.ROUNDS)
        .containsOnly(new Action.ExtendEnvironment(new EnvironmentId("a")));
    assertThat(result.tooShort())
        .containsEntry(target("a"), new Outcome.NotSent(new Obstacle(Kind.EXTENDED_OFTEN, "20")));
  }
}
