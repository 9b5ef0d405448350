package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class FailureWordsTest {
  @Test
  void aClockThatIsAMomentShortOfTenMinutesWrongIsTenMinutesWrong() {
    assertThat(FailureWords.clock(Duration.ofMillis(599_200))).contains("10 min slow");
    assertThat(FailureWords.clock(Duration.ofMillis(-599_200))).contains("10 min fast");
  }

  @Test
  void aClockThatIsSecondsWrongIsToldToTheSecond() {
    assertThat(FailureWords.clock(Duration.ofSeconds(45))).contains("45 s slow");
  }
}
