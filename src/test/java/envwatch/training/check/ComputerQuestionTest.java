package envwatch.training.check;

import static envwatch.training.check.CheckFindings.LONG_AGO;
import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.watch.Link;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ComputerQuestionTest {
  @Test
  void withoutContactIsRed() {
    ApiException cause = new ApiException.RateLimited(null);

    found(
        CheckedClass.of(1).link(new Link.Lost(cause, LONG_AGO, null)),
        Question.COMPUTER,
        RED,
        new CheckFact.LinkLost(Link.Trouble.RATE_LIMITED, LONG_AGO),
        Remedy.NONE);
  }

  @Test
  void withARejectedKeyIsRed() {
    ApiException cause = new ApiException.Unauthorized("no");

    found(
        CheckedClass.of(1).link(new Link.SignedOut(cause, LONG_AGO)),
        Question.COMPUTER,
        RED,
        new CheckFact.SignedOut(),
        Remedy.NONE);
  }

  @Test
  void beforeTheFirstAnswerItIsUnknown() {
    assertThat(level(CheckedClass.of(1).link(new Link.Connecting()), Question.COMPUTER))
        .isEqualTo(UNKNOWN);
    assertThat(level(CheckedClass.of(1).notWatched(), Question.COMPUTER)).isEqualTo(UNKNOWN);
  }

  @Test
  void whilePausedIsAmber() {
    found(
        CheckedClass.of(1).paused(), Question.COMPUTER, AMBER, new CheckFact.Paused(), Remedy.NONE);
  }

  @Test
  void withAnotherClockIsAmber() {
    Duration offset = Duration.ofSeconds(-31);

    found(
        CheckedClass.of(1).offset(offset),
        Question.COMPUTER,
        AMBER,
        new CheckFact.ClockWrong(offset),
        Remedy.NONE);
  }

  @Test
  void withTooFewCallsForTheClassIsAmberAndForAnHourRed() {
    // Nine hours until the end, with two looks a minute.
    found(
        CheckedClass.of(1).callsLeft(1_079),
        Question.COMPUTER,
        AMBER,
        new CheckFact.FewCallsLeft(1_079, 1_080),
        Remedy.NONE);
    assertThat(level(CheckedClass.of(1).callsLeft(1_080), Question.COMPUTER)).isEqualTo(GREEN);
    assertThat(level(CheckedClass.of(1).callsLeft(119), Question.COMPUTER)).isEqualTo(RED);
  }
}
