package envwatch.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class ActionSchedulerTest {
  private final FakeTime time = new FakeTime();
  private final HandExecutor requests = new HandExecutor();
  private final FakeWorld world = new FakeWorld(time);
  private boolean readOnly;
  private ActivityLog log;
  private ActionScheduler actionService;

  @BeforeEach
  void open() {
    log = new ActivityLog(new ActivityMemory());
    actionService = new ActionScheduler(world, time, requests, log, () -> readOnly);
  }

  @AfterEach
  void close() {
    actionService.close();
    log.close();
  }

  @Test
  void anAcceptedActionIsFollowedUntilItShows() {
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    requests.answerAll();
    assertThat(outcome()).isInstanceOf(Outcome.Following.class);

    time.advance(Duration.ofSeconds(8));
    world.changing("a");
    assertThat(outcome()).isInstanceOf(Outcome.Following.class);
    world.suspended("a");

    assertThat(outcome()).isEqualTo(new Outcome.Seen(Duration.ofSeconds(8)));
    assertThat(world.looks).containsExactly("every 2s for 30s a", "calm a");
    assertThat(time.waiting()).isZero();
  }

  @Test
  void whatIsNotAdmittedWhenItsTurnComesIsNotSent() {
    var notMatching = Obstacle.of(Kind.NOT_MATCHING);
    actionService.close();
    actionService =
        new ActionScheduler(
            world,
            time,
            requests,
            log,
            () -> false,
            (order, context) ->
                context.find(target("a").key()).name().equals("Lab a")
                    ? Optional.empty()
                    : Optional.of(notMatching));
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    world.change("a", lab -> lab.toBuilder().name("Not of this lesson").build());

    requests.answerAll();

    assertThat(outcome()).isEqualTo(new Outcome.NotSent(notMatching));
    assertThat(world.service.performed).isEmpty();
  }

  @Test
  void followingSlowsDownAfterHalfAMinuteAndEndsAfterTenMinutes() {
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    requests.answerAll();
    var acceptedAt = time.instant();

    time.advance(Duration.ofMinutes(10));

    assertThat(world.looks).containsExactly("every 2s for 30s a", "every 5s for 570s a", "calm a");
    assertThat(outcome()).isEqualTo(new Outcome.NotSeenYet(acceptedAt));
  }

  @Test
  void aClockSetBackDoesNotStretchFollowing() {
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    time.jump(Duration.ofHours(-1));
    time.advance(Duration.ofSeconds(8));
    world.suspended("a");

    assertThat(outcome()).isEqualTo(new Outcome.Seen(Duration.ofSeconds(8)));
  }

  @Test
  void aClockSetForwardMakesNoActionTakeLonger() {
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    time.jump(Duration.ofHours(3));
    time.advance(Duration.ofSeconds(8));
    world.suspended("a");

    assertThat(outcome()).isEqualTo(new Outcome.Seen(Duration.ofSeconds(8)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 3})
  void aClockThatIsSetDoesNotChangeHowLongAnActionTook(int hours) {
    world.running("a").service.fail("a", new ApiException.Rejected("0x1", "no"));
    actionService.submit(List.of(suspend("a")));
    time.jump(Duration.ofHours(hours));
    time.advance(Duration.ofSeconds(2));

    requests.answerAll();

    assertThat(actionService.batches().getFirst().steps().getFirst().took())
        .isEqualTo(Duration.ofSeconds(2));
  }

  @Test
  void whatWasSeenBeforeTheAcceptanceProvesNothing() {
    world.suspended("a");
    actionService.submit(List.of(resume("a")));
    world.running("b");
    time.advance(Duration.ofSeconds(1));
    requests.answerAll();

    world.running("b");

    assertThat(outcome()).isInstanceOf(Outcome.Following.class);
  }

  @Test
  void whatWasCarriedOutWhileTheProgramWasClosedIsConfirmedAfterwards() throws IOException {
    world.running("a");
    restartAfter(ActionKind.SUSPEND_ENVIRONMENT, Duration.ofHours(9));

    time.advance(Duration.ofSeconds(5));
    world.suspended("a");

    assertThat(recorded()).isEqualTo(new Outcome.Seen(Duration.ofHours(9).plusSeconds(5)));
  }

  @Test
  void whatIsOlderThanALongWeekendStaysUnconfirmed() throws IOException {
    world.running("a");
    restartAfter(ActionKind.SUSPEND_ENVIRONMENT, Duration.ofDays(5));

    world.suspended("a");

    assertThat(recorded()).isInstanceOf(Outcome.NotSeenYet.class);
  }

  @Test
  void whatTheStateDoesNotTellStaysUnconfirmedAfterARestart() throws IOException {
    world.running("a");
    restartAfter(ActionKind.EXTEND_ENVIRONMENT, Duration.ofMinutes(5));

    world.running("a");

    assertThat(recorded()).isInstanceOf(Outcome.NotSeenYet.class);
  }

  /**
   * Opens the action service over the record of a program that ended before it saw what became of
   * "a".
   */
  private void restartAfter(ActionKind kind, Duration ago) throws IOException {
    close();
    Instant at = time.instant().minus(ago);
    ActivityMemory memory = new ActivityMemory();
    memory.append(
        Activity.waiting(new Requested.OfEnvironment(kind, target("a")), null, at, world.view())
            .with(new Outcome.Following(at), null));
    log = new ActivityLog(memory);
    actionService = new ActionScheduler(world, time, requests, log, () -> readOnly);
    log.begin();
    await().until(() -> !log.activities().newestFirst().isEmpty());
  }

  private Outcome recorded() {
    return log.activities().newestFirst().getFirst().outcome();
  }

  @Test
  void anEnvironmentThatFailsWhileItIsFollowedIsSaidSo() {
    world.suspended("a");
    actionService.submit(List.of(resume("a")));
    requests.answerAll();

    world.put(FakeWorld.environment("a", Phase.PROBLEM));

    assertThat(outcome()).isEqualTo(new Outcome.WentWrong("Problem"));
  }

  @Test
  void aRefusalIsToldInTheServicesWords() {
    world.running("a").service.fail("a", new ApiException.Rejected("0x1", "not\nnow"));

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(outcome())
        .isInstanceOfSatisfying(
            Outcome.Refused.class,
            refused ->
                assertThat(((ApiException.Rejected) refused.cause()).reason())
                    .isEqualTo("not now"));
  }

  @Test
  void aRequestWithoutAnAnswerIsNeverRepeatedAndItsRowIsLookedAt() {
    world
        .running("a")
        .service
        .fail("a", Unreachable.afterSending(Unreachable.Kind.READ_TIME_OUT, null));

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();
    time.advance(Duration.ofMinutes(20));
    requests.answerAll();

    assertThat(outcome()).isInstanceOf(Outcome.Unknown.class);
    assertThat(world.service.performed).hasSize(1);
    assertThat(world.looks).contains("every 2s for 30s a");
  }

  @ParameterizedTest
  @EnumSource(Unreachable.Kind.class)
  void whatMayHaveArrivedIsOfUnknownOutcomeWhateverWentWrong(Unreachable.Kind kind) {
    world.running("a").service.fail("a", Unreachable.afterSending(kind, null));

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(outcome()).isInstanceOf(Outcome.Unknown.class);
  }

  @ParameterizedTest
  @EnumSource(value = Unreachable.Kind.class, names = "TOO_OLD", mode = EnumSource.Mode.EXCLUDE)
  void whatSurelyDidNotGoOutWasNotSent(Unreachable.Kind kind) {
    world.running("a").service.fail("a", new Unreachable(kind, null));

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(outcome()).isInstanceOf(Outcome.NotReached.class);
  }

  @Test
  void whatWasTooOldWhenItArrivedWasRefused() {
    world.running("a").service.fail("a", new Unreachable(Unreachable.Kind.TOO_OLD, null));

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(outcome()).isInstanceOf(Outcome.Refused.class);
  }

  @Test
  void anAnswerThatCannotBeReadLeavesTheOutcomeUnknown() {
    world
        .running("a")
        .service
        .fail("a", new ApiException.Unreadable(ApiException.Unreadable.What.HTML));

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(outcome()).isInstanceOf(Outcome.Unknown.class);
  }

  static Stream<ApiException> saidBySomebody() {
    return Stream.of(
        new ApiException.ServerFault(401, null),
        new ApiException.ServerFault(404, null),
        new ApiException.ServerFault(503, null),
        new ApiException.ServerFault(504, null),
        ApiException.ServerFault.byService(504, null),
        new ApiException.RateLimited(null));
  }

  @ParameterizedTest
  @MethodSource("saidBySomebody")
  void whatMayComeFromInBetweenLeavesTheOutcomeUnknown(ApiException answer) {
    world.running("a").service.fail("a", answer);

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(outcome()).isInstanceOf(Outcome.Unknown.class);
  }

  static Stream<ApiException> saidByService() {
    return Stream.of(
        ApiException.ServerFault.byService(503, null),
        ApiException.RateLimited.byService(null),
        new ApiException.Forbidden("403"),
        new ApiException.NotFound("404"),
        new ApiException.Unauthorized("401"));
  }

  @ParameterizedTest
  @MethodSource("saidByService")
  void aNoOfTheServiceItselfIsARefusal(ApiException answer) {
    world.running("a").service.fail("a", answer);

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(outcome()).isInstanceOf(Outcome.Refused.class);
  }

  @Test
  void readOnlyModeHoldsBackWhatTheWindowLetThrough() {
    world.running("a");
    readOnly = true;

    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    assertThat(world.service.performed).isEmpty();
    assertThat(outcome()).isEqualTo(new Outcome.NotSent(Obstacle.of(Kind.READ_ONLY)));
  }

  @Test
  void theGateJudgesByTheStateAtTheMomentOfSending() {
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    world.suspended("a");

    requests.answerAll();

    assertThat(world.service.performed).isEmpty();
    assertThat(outcome())
        .isEqualTo(new Outcome.NotSent(new Obstacle(Kind.ALREADY_AT_REST, "Suspended")));
  }

  @Test
  void fourAreUnderWayAtATime() {
    actionService.submit(suspendMany(7));
    assertThat(requests.begun()).isEqualTo(4);

    requests.answerOne();
    assertThat(requests.begun()).isEqualTo(4);

    requests.answerAll();
    assertThat(world.service.performed).hasSize(7);
  }

  @Test
  void fourAreUnderWayAcrossBatchesToo() {
    actionService.submit(suspendMany(3));
    world.suspended("z1").suspended("z2").suspended("z3");
    actionService.submit(List.of(resume("z1"), resume("z2"), resume("z3")));

    assertThat(requests.begun()).isEqualTo(4);
  }

  @Test
  void aStoppedBatchNamesWhatWasSentAndWhatWasNot() {
    long batch = actionService.submit(suspendMany(6));

    actionService.stop(batch);
    requests.answerAll();

    BatchProgress progress = actionService.batches().getFirst();
    assertThat(world.service.performed).hasSize(4);
    assertThat(progress.stopped()).isTrue();
    assertThat(progress.sent())
        .extracting(ActionSchedulerTest::environment)
        .containsExactly("Lab e0", "Lab e1", "Lab e2", "Lab e3");
    assertThat(progress.unsent())
        .extracting(Activity::outcome)
        .containsOnly(new Outcome.NotSent(Obstacle.of(Kind.STOPPED)))
        .hasSize(2);
  }

  @Test
  void oneFailureDoesNotHoldUpTheOthers() {
    List<Order> orders = suspendMany(3);
    world.service.fail("e1", new ApiException.Rejected("", "no"));

    actionService.submit(orders);
    requests.answerAll();

    assertThat(outcomes().get(1)).isInstanceOf(Outcome.Refused.class);
    assertThat(outcomes().get(2)).isInstanceOf(Outcome.Following.class);
  }

  @Test
  void theSameOrderTwiceIsSentOnce() {
    world.running("a");

    actionService.submit(List.of(suspend("a"), suspend("a")));
    requests.answerAll();

    assertThat(world.service.performed).hasSize(1);
  }

  @Test
  void aSecondSuspensionWaitsUntilTheFirstHasShown() {
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    requests.answerAll();

    Optional<Obstacle> meanwhile =
        ActionRules.obstacle(
            ActionKind.SUSPEND_ENVIRONMENT, target("a"), actionService.context(world.view()));
    world.suspended("a").running("a");
    Optional<Obstacle> afterwards =
        ActionRules.obstacle(
            ActionKind.SUSPEND_ENVIRONMENT, target("a"), actionService.context(world.view()));

    assertThat(meanwhile).contains(Obstacle.of(Kind.UNDER_WAY));
    assertThat(afterwards).isEmpty();
  }

  @Test
  void progressIsToldAtEveryStep() {
    List<Long> settled = new ArrayList<>();
    actionService.subscribe(
        batches -> batches.forEach(batch -> settled.add((long) batch.sent().size())));

    actionService.submit(suspendMany(6));
    requests.answerAll();

    assertThat(settled).startsWith(0L, 4L).endsWith(6L);
  }

  @Test
  void aDismissedBatchIsForgottenOnceItHasEnded() {
    world.running("a");
    long batch = actionService.submit(List.of(suspend("a")));
    actionService.dismiss(batch);
    assertThat(actionService.batches()).hasSize(1);

    requests.answerAll();
    world.suspended("a");
    List<List<BatchProgress>> told = new ArrayList<>();
    actionService.subscribe(told::add);
    actionService.dismiss(batch);

    assertThat(actionService.batches()).isEmpty();
    assertThat(told.getLast()).isEmpty();
  }

  @Test
  void closingSendsNothingMore() {
    actionService.submit(suspendMany(6));

    actionService.close();
    requests.answerAll();

    assertThat(world.service.performed).hasSize(4);
  }

  @Test
  void everyStepIsInTheRecord() {
    world.running("a");
    actionService.submit(List.of(suspend("a")));
    requests.answerAll();
    time.advance(Duration.ofSeconds(3));
    world.suspended("a");

    Activity activity = log.activities().newestFirst().getFirst();
    assertThat(activity.account()).isEqualTo("Support");
    assertThat(activity.host()).isEqualTo("use.example.com");
    assertThat(environment(activity)).isEqualTo("Lab a");
    assertThat(activity.took()).isEqualTo(Duration.ofSeconds(3));
    assertThat(activity.outcome()).isInstanceOf(Outcome.Seen.class);
  }

  private static String environment(Activity activity) {
    return ((Requested.OfEnvironment) activity.requested()).target().environmentName();
  }

  private Outcome outcome() {
    return outcomes().getFirst();
  }

  private List<Outcome> outcomes() {
    return actionService.batches().getLast().steps().stream().map(Activity::outcome).toList();
  }

  private List<Order> suspendMany(int count) {
    List<String> ids = IntStream.range(0, count).mapToObj(number -> "e" + number).toList();
    ids.forEach(world::running);
    return ids.stream().map(ActionSchedulerTest::suspend).toList();
  }

  private static Order suspend(String id) {
    return new EnvironmentOrder(
        target(id), new Action.SuspendEnvironment(target(id).key().environment()));
  }

  private static Order resume(String id) {
    return new EnvironmentOrder(
        target(id), new Action.ResumeEnvironment(target(id).key().environment()));
  }
}
