package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Sample;
import envwatch.history.UsualTimes;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class StuckDetectorTest {
  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");
  private static final EnvironmentKey LAB =
      new EnvironmentKey(new AccountId("account"), new EnvironmentId("EN1"));

  private final UsualTimes times = new UsualTimes();
  private final StuckDetector still = new StuckDetector(times);

  @BeforeEach
  void learn() {
    for (int i = 0; i < 3; i++) {
      times.add(
          new Sample(
              LAB.account(),
              "Python",
              ActionKind.RESUME_ENVIRONMENT,
              null,
              Duration.ofMinutes(5),
              NOW));
    }
  }

  private boolean stuckAfterAnHour(String word) {
    Environment seen =
        Environment.builder()
            .id(LAB.environment())
            .name("Lab")
            .blueprint("Python")
            .status(new Status(Phase.CHANGING, word))
            .build();
    WatchedEnvironment watched =
        new WatchedEnvironment(LAB, seen, NOW, Duration.ofSeconds(30), null, null);
    assertThat(still.stuck(watched, NOW)).isFalse();
    return still.stuck(watched, NOW.plus(Duration.ofHours(1)));
  }

  @Test
  void whatIsLateOnItsWayToBeReadyIsStuck() {
    assertThat(stuckAfterAnHour("Preparing")).isTrue();
  }

  @Test
  void whatMayBeAFirstCreationIsMeasuredByHowLongThatTakes() {
    times.add(new Sample(LAB.account(), "Python", null, null, Duration.ofHours(2), NOW));

    assertThat(stuckAfterAnHour("Preparing")).isFalse();
  }

  @Test
  void whatIsOnItsWayToSleepIsNotMeasuredByHowLongStartsTake() {
    assertThat(stuckAfterAnHour("Suspending")).isFalse();
  }
}
