package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.RawAnswer;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.IdKind;
import envwatch.catalogue.RawCall;
import envwatch.watch.FakeTime;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class CallOrdersTest {
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
    world.running("a");
  }

  @AfterEach
  void close() {
    actionService.close();
    log.close();
  }

  private static CallOrder order(String operation) {
    return new CallOrder(
        FakeWorld.ACCOUNT,
        new RawCall(
            Catalogue.get().find(operation).orElseThrow(),
            Map.of("envId", "a", "path", "/bin/login ann s3cret"),
            "{\"pass\":\"pa55word\",\"envId\":\"a\"}".getBytes(StandardCharsets.UTF_8),
            Map.of(IdKind.ENVIRONMENT, "a")));
  }

  private static RawAnswer answer(@Nullable ApiException failure) {
    return new RawAnswer(200, null, new byte[0], Duration.ZERO, OptionalLong.empty(), failure);
  }

  private OrderResult send(String operation) {
    CompletableFuture<OrderResult> result = actionService.submit(order(operation));
    requests.answerAll();
    return result.join();
  }

  @Test
  void anAcceptedCallIsRecordedAndItsAnswerHandedOut() {
    world.service.answer(answer(null));

    OrderResult result = send("v3 PUT /envs/actions/suspend");

    assertThat(result.raw()).isNotNull();
    assertThat(result.activity().outcome()).isEqualTo(new Outcome.Accepted(null, null));
    assertThat(result.activity().requested())
        .isEqualTo(new Requested.OfCall(FakeWorld.ACCOUNT, "v3 PUT /envs/actions/suspend", "a"));
    assertThat(log.activities().newestFirst()).containsExactly(result.activity());
    assertThat(world.looks).containsExactly("every 2s for 30s a");
  }

  @Test
  void theRecordOutlivesTheProgram() {
    world.service.answer(answer(null));
    Activity activity = send("v3 PUT /envs/actions/suspend").activity();

    assertThat(ActivityJson.read(ActivityJson.write(activity))).contains(activity);
  }

  @Test
  void aRefusalIsRecordedWithoutWhatWasSent() {
    world.service.answer(
        answer(
            new ApiException.Rejected(
                "0x1", "no pa55word for /bin/login ann s3cret at https://x.example/?k on a")));

    OrderResult result = send("v3 PUT /envs/actions/suspend");

    Outcome.Refused refused = (Outcome.Refused) result.activity().outcome();
    assertThat(((ApiException.Rejected) refused.cause()).reason())
        .isEqualTo("no … for … at … on a");
  }

  @Test
  void withoutAReadableAnswerTheOutcomeIsUnknown() {
    world.service.answer(
        answer(new ApiException.Unreadable(ApiException.Unreadable.What.NOT_JSON)));

    assertThat(send("v3 PUT /envs/actions/suspend").activity().outcome())
        .isInstanceOf(Outcome.Unknown.class);
  }

  @Test
  void readOnlyModeRefusesChangesAndNothingElse() {
    readOnly = true;
    world.service.answer(answer(null));

    OrderResult change = send("v3 PUT /envs/actions/suspend");
    OrderResult look = send("v3 GET /snapshots/actions/getforenv");

    assertThat(change.raw()).isNull();
    assertThat(change.activity().outcome())
        .isEqualTo(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.READ_ONLY)));
    assertThat(look.raw()).isNotNull();
    assertThat(world.service.called).hasSize(1);
  }

  @Test
  void aCallOfAnotherVersionIsNotSent() {
    OrderResult result = send("v2 GET Env/SuspendEnvironment");

    assertThat(result.activity().outcome())
        .isEqualTo(new Outcome.NotSent(new Obstacle(Obstacle.Kind.NOT_OFFERED, "v3")));
    assertThat(world.service.called).isEmpty();
  }
}
