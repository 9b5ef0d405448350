package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ClassPollIntervalsTest {
  private static final Duration OFTEN = Duration.ofSeconds(5);

  @Test
  void theServiceMayAskForLongerPauses() {
    assertThat(ClassPollIntervals.atLeast(Duration.ofSeconds(13), OFTEN))
        .isEqualTo(Duration.ofSeconds(13));
  }

  @Test
  void theServiceCannotAskForShorterPauses() {
    assertThat(ClassPollIntervals.atLeast(Duration.ofSeconds(1), OFTEN)).isEqualTo(OFTEN);
    assertThat(ClassPollIntervals.atLeast(null, OFTEN)).isEqualTo(OFTEN);
  }

  @Test
  void studentsAreNotForgottenForADay() {
    assertThat(ClassPollIntervals.atLeast(Duration.ofDays(1), OFTEN))
        .isEqualTo(ClassPollIntervals.SLOWED);
  }
}
