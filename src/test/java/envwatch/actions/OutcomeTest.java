package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Outcome.Effect;
import envwatch.api.ApiException;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class OutcomeTest {
  private final ApiException lost = new ApiException.ServerFault(503, null);

  @Test
  void whatWasAcceptedAndThenFailedIsNotToBeSentAgain() {
    assertThat(new Outcome.WentWrong("Creation Failed").effect()).isEqualTo(Effect.UNCLEAR);
  }

  @Test
  void whatMayHaveArrivedIsNotToBeSentAgain() {
    assertThat(new Outcome.Unknown(lost).effect()).isEqualTo(Effect.UNCLEAR);
    assertThat(new Outcome.Interrupted().effect()).isEqualTo(Effect.UNCLEAR);
    assertThat(new Outcome.Sending().effect()).isEqualTo(Effect.UNCLEAR);
  }

  @Test
  void whatWasRefusedOrNeverArrivedCanBeSentAgain() {
    assertThat(new Outcome.Refused(lost).effect()).isEqualTo(Effect.NONE);
    assertThat(new Outcome.NotReached(lost).effect()).isEqualTo(Effect.NONE);
    assertThat(new Outcome.NotSent(new Obstacle(Obstacle.Kind.CHANGING, "Preparing")).effect())
        .isEqualTo(Effect.NONE);
  }

  @Test
  void whatIsSeenLateIsAccepted() {
    assertThat(new Outcome.NotSeenYet(Instant.EPOCH).effect()).isEqualTo(Effect.ACCEPTED);
    assertThat(new Outcome.Seen(Duration.ofSeconds(9)).effect()).isEqualTo(Effect.ACCEPTED);
  }
}
