package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.watch.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is on its way since before the start of the program. */
@Tag("fast")
class WaitEstimatesTest {
  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");

  private final UsualTimes times = new UsualTimes();

  @BeforeEach
  void learn() {
    add(null, 2);
    add(ActionKind.REVERT_ENVIRONMENT, 15);
  }

  private void add(@Nullable ActionKind kind, long minutes) {
    times.add(new Sample(Samples.ACCOUNT, "Web", kind, null, Duration.ofMinutes(minutes), NOW));
  }

  private Waiting carriedIn(String word) {
    Instant since = NOW.minus(Duration.ofMinutes(5));
    LastSeen seen =
        new LastSeen(
            Subject.of(Samples.key("A")),
            "Lab",
            Map.of(),
            new State(Phase.CHANGING, word),
            since,
            true,
            null,
            since,
            NOW);
    Waiting waiting = WaitEstimates.of(seen, null, "Web", times, Duration.ofSeconds(30));
    assertThat(waiting).isNotNull();
    return waiting;
  }

  @Test
  void isMeasuredByWhatItsWordTells() {
    assertThat(carriedIn("Reverting").late(NOW)).isFalse();
    assertThat(carriedIn("Reverting").usual().median()).isEqualTo(Duration.ofMinutes(15));
  }

  @Test
  void isNeverLateIfItsWordMayMeanAFirstCreationOrAResume() {
    assertThat(carriedIn("Preparing").late(NOW)).isFalse();
  }
}
