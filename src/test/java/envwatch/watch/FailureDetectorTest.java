package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class FailureDetectorTest {
  private final ApiException slow = new Unreachable(Unreachable.Kind.READ_TIME_OUT, null);
  private final ApiException cut = new Unreachable(Unreachable.Kind.CONNECTION_LOST, null);
  private final ApiException refused = new Unreachable(Unreachable.Kind.REFUSED, null);
  private static final Look A = new Look.State(Samples.id("A"));
  private static final Look B = new Look.State(Samples.id("B"));
  private static final Look LIST = new Look.ListAll();

  private final FailureDetector evidence = new FailureDetector();

  private boolean lostBy(Look look, ApiException failure) {
    return evidence.lostBy(look, failure, evidence.start(), false);
  }

  @Test
  void aRefusalSuffices() {
    assertThat(lostBy(A, refused)).isTrue();
  }

  @Test
  void aTimeOutConfirmedByAnotherLookSuffices() {
    assertThat(lostBy(A, slow)).isFalse();
    assertThat(lostBy(B, slow)).isTrue();
  }

  @Test
  void theSameLookFailingTwiceProvesNothingAboutOthers() {
    assertThat(lostBy(A, slow)).isFalse();
    assertThat(lostBy(A, slow)).isFalse();
  }

  @Test
  void theOnlyLookThereIsFailingTwiceSuffices() {
    assertThat(evidence.lostBy(A, slow, evidence.start(), true)).isFalse();
    assertThat(evidence.lostBy(A, slow, evidence.start(), true)).isTrue();
  }

  @Test
  void aGoodAnswerInBetweenSettlesTheDoubt() {
    lostBy(A, slow);
    evidence.start();
    evidence.goodAnswer(B);
    assertThat(lostBy(B, slow)).isFalse();
  }

  @Test
  void looksThatWereUnderWayTogetherAreOneFailure() {
    long first = evidence.start();
    long second = evidence.start();
    assertThat(evidence.lostBy(A, cut, first, false)).isFalse();
    assertThat(evidence.lostBy(B, cut, second, false)).isFalse();
  }

  @Test
  void looksThatWaitedInVainTogetherSuffice() {
    long first = evidence.start();
    long second = evidence.start();
    assertThat(evidence.lostBy(A, slow, first, false)).isFalse();
    assertThat(evidence.lostBy(B, slow, second, false)).isTrue();
  }

  @Test
  void looksThatWaitedInVainWhileAnotherWasAnsweredTellNothing() {
    long first = evidence.start();
    long second = evidence.start();
    evidence.goodAnswer(LIST);
    assertThat(evidence.lostBy(A, slow, first, false)).isFalse();
    assertThat(evidence.lostBy(B, slow, second, false)).isFalse();
  }

  @Test
  void whatBeganBeforeTheNewestGoodAnswerTellsNothing() {
    long straggler = evidence.start();
    evidence.start();
    evidence.goodAnswer(B);
    assertThat(evidence.lostBy(A, refused, straggler, false)).isFalse();
  }

  @Test
  void aListThatFailsTwiceSufficesWhateverElseIsAnswered() {
    assertThat(lostBy(LIST, slow)).isFalse();
    evidence.goodAnswer(A);
    assertThat(lostBy(LIST, slow)).isTrue();
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
