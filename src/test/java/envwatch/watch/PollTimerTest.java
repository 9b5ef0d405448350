package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class PollTimerTest {
  private static final Instant NOW = FakeTime.START;
  private static final Duration INTERVAL = Duration.ofSeconds(30);

  private final PollTimer cadence = new PollTimer(NOW);

  private Duration wait(Instant now) {
    return Duration.between(now, cadence.due(INTERVAL));
  }

  @Test
  void isDueFromTheStart() {
    assertThat(cadence.due(INTERVAL)).isEqualTo(NOW);
  }

  @Test
  void isDueAnIntervalAfterTheAnswer() {
    cadence.answered(NOW.plusSeconds(3), Rig.NO_JITTER);
    assertThat(cadence.due(INTERVAL)).isEqualTo(NOW.plusSeconds(33));
  }

  @Test
  void isSpreadByATenth() {
    RandomGenerator lowest = () -> 0L;
    RandomGenerator highest = () -> -1L;
    cadence.answered(NOW, lowest);
    assertThat(wait(NOW)).isEqualTo(Duration.ofSeconds(27));
    cadence.answered(NOW, highest);
    assertThat(wait(NOW)).isEqualTo(Duration.ofSeconds(33));
  }

  @Test
  void waitsAsLongAsTheFailureSays() {
    cadence.failed(NOW, Duration.ofMinutes(2));
    assertThat(wait(NOW)).isEqualTo(Duration.ofMinutes(2));
    cadence.answered(NOW, Rig.NO_JITTER);
    assertThat(wait(NOW)).isEqualTo(INTERVAL);
  }

  @Test
  void isDueAtOnceWhenWanted() {
    cadence.answered(NOW, Rig.NO_JITTER);
    cadence.want();
    assertThat(cadence.due(INTERVAL)).isEqualTo(NOW);
    cadence.started(1);
    cadence.answered(NOW, Rig.NO_JITTER);
    assertThat(wait(NOW)).isEqualTo(INTERVAL);
  }

  @Test
  void joinsTheLookThatIsUnderWay() {
    cadence.started(1);
    cadence.want();
    cadence.ask();
    cadence.answered(NOW, Rig.NO_JITTER);
    assertThat(wait(NOW)).isEqualTo(INTERVAL);
  }
}
