package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.MachineId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is asked of the service beside the looks, within the same budget. */
@Tag("fast")
class RequestQueueTest {
  private static final AccountId ACCOUNT = Samples.account().id();

  private final Rig rig = Rig.listingLines();
  private final List<ApiException> failures = new ArrayList<>();
  private int answers;
  private int dropped;
  private boolean wanted = true;

  private final class HowARunStands implements QueuedRequest {
    @Override
    public void ask(EnvironmentService service) throws ApiException {
      service.execution(new EnvironmentId("E0"), new MachineId("M"), new ExecutionId("X"));
      answers++;
    }

    @Override
    public boolean wanted() {
      return wanted;
    }

    @Override
    public void failed(ApiException cause) {
      failures.add(cause);
    }

    @Override
    public void dropped() {
      dropped++;
    }
  }

  private void watch(int environments) {
    for (int i = 0; i < environments; i++) {
      rig.service.put(Samples.running("E" + i));
    }
    rig.watching(Samples.account());
    rig.seconds(5);
  }

  private void askTimes(int times) {
    for (int i = 0; i < times; i++) {
      rig.watch.ask(ACCOUNT, new HowARunStands());
    }
  }

  private long executions() {
    return rig.service.asked().stream().filter("execution"::equals).count();
  }

  @Test
  void manyQuestionsKeepToTheBudgetTogetherWithTheLooks() {
    watch(20);
    rig.service.forgetRequests();

    askTimes(60);
    rig.seconds(30);

    assertThat(answers).isEqualTo(60);
    assertThat(BudgetTest.mostInAnySecond(rig.service.requests()))
        .isLessThanOrEqualTo(WatchOptions.DEFAULT.requestsPerSecond());
  }

  @Test
  void manyQuestionsDoNotKeepTheLooksWaiting() {
    watch(20);
    rig.service.forgetRequests();

    askTimes(1_000);
    rig.seconds(60);

    assertThat(rig.service.asked().stream().filter(what -> what.startsWith("E")).distinct())
        .hasSize(20);
  }

  @Test
  void whatNobodyWaitsForAnyMoreIsNeverAsked() {
    watch(1);
    rig.watch.pause();
    askTimes(3);
    wanted = false;
    rig.watch.resume();
    rig.seconds(60);
    assertThat(executions()).isZero();
    assertThat(failures).isEmpty();
    assertThat(dropped).isZero();
  }

  @Test
  void nothingIsAskedWhilePaused() {
    watch(1);
    rig.watch.pause();
    askTimes(1);
    rig.seconds(60);
    assertThat(executions()).isZero();

    rig.watch.resume();
    rig.seconds(1);

    assertThat(answers).isOne();
  }

  @Test
  void nothingIsAskedWhileSignedOut() {
    watch(1);
    rig.service.fail(() -> new ApiException.Unauthorized("test"));
    rig.seconds(60);
    rig.service.forgetRequests();

    askTimes(1);
    rig.seconds(600);

    assertThat(rig.service.asked()).isEmpty();
  }

  private final class Refused implements QueuedRequest {
    private final ApiException cause;

    private Refused(ApiException cause) {
      this.cause = cause;
    }

    @Override
    public void ask(EnvironmentService service) throws ApiException {
      throw cause;
    }

    @Override
    public void failed(ApiException told) {
      failures.add(told);
    }

    @Override
    public void dropped() {
      dropped++;
    }
  }

  @Test
  void aLimitOfRequestsToldToAQuestionHoldsTheWholeAccountUp() {
    watch(20);
    ApiException limit = new ApiException.RateLimited(Duration.ofMinutes(2));

    rig.watch.ask(ACCOUNT, new Refused(limit));
    rig.seconds(1);

    assertThat(failures).containsExactly(limit);
    assertThat(rig.askedDuring(60)).isEmpty();
  }

  @Test
  void aRejectedKeyToldToAQuestionSignsTheAccountOut() {
    watch(1);

    rig.watch.ask(ACCOUNT, new Refused(new ApiException.Unauthorized("test")));
    rig.seconds(1);

    assertThat(rig.account().link()).isInstanceOf(Link.SignedOut.class);
  }

  @Test
  void aQuestionThatFailedOtherwiseSaysNothingAboutTheAccount() {
    watch(1);

    rig.watch.ask(ACCOUNT, new Refused(new ApiException.ServerFault(502, Duration.ofHours(1))));
    rig.seconds(1);

    assertThat(failures).hasSize(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void questionsAreRareWhileFewCallsAreLeft() {
    rig.service.callsLeft(1_000);
    watch(1);
    rig.service.callsLeft(50);
    rig.seconds(60);
    rig.service.forgetRequests();

    askTimes(10);
    rig.seconds(61);

    assertThat(executions()).isEqualTo(3);
  }

  @Test
  void questionsOfAnAccountThatIsWatchedNoMoreAreDropped() {
    watch(1);
    rig.watch.pause();
    askTimes(2);

    rig.watch.watch(List.of());

    assertThat(dropped).isEqualTo(2);
    assertThat(rig.watch.ask(ACCOUNT, new HowARunStands())).isFalse();
  }
}
