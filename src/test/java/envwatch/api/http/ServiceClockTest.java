package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class ServiceClockTest {
  private final ServiceClock clock = new ServiceClock();

  @ParameterizedTest
  @CsvSource({
    "2026-01-01T12:00:00.300Z, 0, 0",
    "2026-01-01T12:00:01.200Z, 0, 0",
    "2026-01-01T12:00:04.500Z, 8000, 0",
    "2026-01-01T11:50:00.500Z, 0, 600",
    "2026-01-01T12:10:00.500Z, 0, -600"
  })
  void takesHalfTheRoundTripAndWholeSecondsIntoAccount(
      Instant received, long roundTripMillis, long expectedSeconds) {
    clock.observe("Thu, 01 Jan 2026 12:00:00 GMT", received, Duration.ofMillis(roundTripMillis));

    assertThat(clock.offset()).isEqualTo(Duration.ofSeconds(expectedSeconds));
  }

  @Test
  void keepsWhatItKnowsWhenADateCannotBeRead() {
    clock.observe(
        "Thu, 01 Jan 2026 12:00:00 GMT", Instant.parse("2026-01-01T11:00:00Z"), Duration.ZERO);

    clock.observe("noon", Instant.parse("2026-01-01T12:00:00Z"), Duration.ZERO);
    clock.observe(null, Instant.parse("2026-01-01T12:00:00Z"), Duration.ZERO);

    assertThat(clock.offset()).isEqualTo(Duration.ofHours(1));
  }

  @Test
  void doesNotBelieveADateBeyondAllCalendars() {
    clock.observe("Fri, 31 Dec 999999999 23:59:59 GMT", Instant.EPOCH, Duration.ZERO);

    assertThat(clock.offset()).isNull();
  }
}
