package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EvidenceTest {
  private static final ApiException SLOW = new Unreachable(Unreachable.Kind.READ_TIME_OUT, null);
  private static final ApiException CUT = new Unreachable(Unreachable.Kind.CONNECTION_LOST, null);
  private static final ApiException REFUSED = new Unreachable(Unreachable.Kind.REFUSED, null);
  private static final Look A = new Look.State(Samples.id("A"));
  private static final Look B = new Look.State(Samples.id("B"));
  private static final Look LIST = new Look.ListAll();

  private final Evidence evidence = new Evidence();

  private boolean lostBy(Look look, ApiException failure) {
    return evidence.lostBy(look, failure, evidence.start(), false);
  }

  @Test
  void aRefusalSuffices() {
    assertThat(lostBy(A, REFUSED)).isTrue();
  }

  @Test
  void aTimeOutConfirmedByAnotherLookSuffices() {
    assertThat(lostBy(A, SLOW)).isFalse();
    assertThat(lostBy(B, SLOW)).isTrue();
  }

  @Test
  void theSameLookFailingTwiceProvesNothingAboutOthers() {
    assertThat(lostBy(A, SLOW)).isFalse();
    assertThat(lostBy(A, SLOW)).isFalse();
  }

  @Test
  void theOnlyLookThereIsFailingTwiceSuffices() {
    assertThat(evidence.lostBy(A, SLOW, evidence.start(), true)).isFalse();
    assertThat(evidence.lostBy(A, SLOW, evidence.start(), true)).isTrue();
  }

  @Test
  void aGoodAnswerInBetweenSettlesTheDoubt() {
    lostBy(A, SLOW);
    evidence.start();
    evidence.goodAnswer(B);
    assertThat(lostBy(B, SLOW)).isFalse();
  }

  @Test
  void looksThatWereUnderWayTogetherAreOneFailure() {
    long first = evidence.start();
    long second = evidence.start();
    assertThat(evidence.lostBy(A, CUT, first, false)).isFalse();
    assertThat(evidence.lostBy(B, CUT, second, false)).isFalse();
  }

  @Test
  void looksThatWaitedInVainTogetherSuffice() {
    long first = evidence.start();
    long second = evidence.start();
    assertThat(evidence.lostBy(A, SLOW, first, false)).isFalse();
    assertThat(evidence.lostBy(B, SLOW, second, false)).isTrue();
  }

  @Test
  void looksThatWaitedInVainWhileAnotherWasAnsweredTellNothing() {
    long first = evidence.start();
    long second = evidence.start();
    evidence.goodAnswer(LIST);
    assertThat(evidence.lostBy(A, SLOW, first, false)).isFalse();
    assertThat(evidence.lostBy(B, SLOW, second, false)).isFalse();
  }

  @Test
  void whatBeganBeforeTheNewestGoodAnswerTellsNothing() {
    long straggler = evidence.start();
    evidence.start();
    evidence.goodAnswer(B);
    assertThat(evidence.lostBy(A, REFUSED, straggler, false)).isFalse();
  }

  @Test
  void aListThatFailsTwiceSufficesWhateverElseIsAnswered() {
    assertThat(lostBy(LIST, SLOW)).isFalse();
    evidence.goodAnswer(A);
    assertThat(lostBy(LIST, SLOW)).isTrue();
  }

  @Test
  void aLimitAlwaysCounts() {
    long straggler = evidence.start();
    evidence.goodAnswer(B);
    assertThat(evidence.lostBy(A, new ApiException.RateLimited(null), straggler, false)).isTrue();
  }

  @Test
  void aListThatIsToldToWaitLeavesNoDoubt() {
    assertThat(lostBy(LIST, new ApiException.ServerFault(503, Duration.ofSeconds(9)))).isTrue();
  }

  @Test
  void aStateThatIsToldToWaitTellsNothingOfOthers() {
    assertThat(lostBy(A, new ApiException.ServerFault(503, Duration.ofSeconds(9)))).isFalse();
  }

  @Test
  void aStateThatIsRedirectedTellsNothingOfOthers() {
    assertThat(lostBy(A, new Unreachable(Unreachable.Kind.REDIRECT, null))).isFalse();
    assertThat(lostBy(LIST, new Unreachable(Unreachable.Kind.REDIRECT, null))).isTrue();
  }
}
