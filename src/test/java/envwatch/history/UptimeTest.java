package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class UptimeTest {
  private static SampleTimelines lab() {
    EnvironmentKey key = new EnvironmentKey(new AccountId("a"), new EnvironmentId("EN1"));
    return SampleTimelines.from(Subject.of(key), "Lab", Instant.parse("2026-11-20T09:30:00Z"));
  }

  private static Uptime of(SampleTimelines timelines) {
    return Uptime.of(timelines.timeline());
  }

  @Test
  void onlyTimeInWhichWasLookedCounts() {
    Uptime uptime =
        of(
            lab()
                .running(Duration.ofHours(6))
                .notLooked(Duration.ofHours(10))
                .unreachable(Duration.ofHours(2))
                .failed(Duration.ofHours(2)));
    assertThat(uptime)
        .isEqualTo(new Uptime(Duration.ofHours(6), Duration.ofHours(8), Duration.ZERO));
    assertThat(uptime.percent()).isEqualTo(75);
  }

  @Test
  void onlyWhatRunsIsUp() {
    Uptime uptime =
        of(
            lab()
                .running(Duration.ofHours(1))
                .seen(Phase.CHANGING, "Preparing", Duration.ofHours(1))
                .seen(Phase.SUSPENDED, "Suspended", Duration.ofHours(1))
                .seen(Phase.UNKNOWN, "Odd", Duration.ofHours(1)));
    assertThat(uptime.percent()).isEqualTo(25);
  }

  @Test
  void aShortFailureIsNeverRoundedAway() {
    Uptime uptime = of(lab().running(Duration.ofDays(30)).failed(Duration.ofSeconds(30)));
    assertThat(uptime.percent()).isEqualTo(99.9);
  }

  @Test
  void whereNobodyLookedNothingIsUp() {
    Uptime uptime = of(lab().notLooked(Duration.ofHours(3)));
    assertThat(uptime).isEqualTo(new Uptime(Duration.ZERO, Duration.ZERO, Duration.ZERO));
    assertThat(uptime.percent()).isZero();
  }

  @Test
  void lessThanAMillisecondOfLookingHasAShareToo() {
    Uptime uptime = of(lab().running(Duration.ofNanos(300_000)).failed(Duration.ofNanos(100_000)));
    assertThat(uptime.percent()).isEqualTo(75);
  }

  @Test
  void betweenTwoLooksThatDifferNothingIsKnown() {
    Uptime uptime =
        of(
            lab()
                .running(Duration.ofHours(1))
                .changed(Phase.PROBLEM, "Failed", Duration.ofMinutes(10), Duration.ofMinutes(50)));
    assertThat(uptime)
        .isEqualTo(new Uptime(Duration.ofMinutes(50), Duration.ofMinutes(100), Duration.ZERO));
  }

  @Test
  void whatChangedWhileNobodyLookedIsNotKnownBeforeItWasSeenEither() {
    Uptime uptime =
        of(
            lab()
                .running(Duration.ofHours(1))
                .notLooked(Duration.ofHours(8))
                .running(Duration.ofMinutes(1))
                .changed(Phase.PROBLEM, "Failed", Duration.ofHours(9), Duration.ofHours(1)));
    assertThat(uptime)
        .isEqualTo(new Uptime(Duration.ofMinutes(1), Duration.ofMinutes(61), Duration.ZERO));
  }
}
