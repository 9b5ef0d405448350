package envwatch.api.http;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/**
 * Measures the difference between the service's clock and this computer's, from the {@code Date} of
 * the service's answers.
 */
final class ServiceClock {
  private static final Duration HALF_A_SECOND = Duration.ofMillis(500);

  /** The year of a date in a header has four digits (RFC 9110, section 5.6.7). */
  private static final int LAST_YEAR = 9999;

  private volatile @Nullable Duration offset;

  /** The service's time minus this computer's in whole seconds; null while unknown. */
  @Nullable Duration offset() {
    return offset;
  }

  /**
   * @param date from the answer; in whole seconds, so on average half a second behind
   * @param received when the answer's head arrived, by this computer's clock
   */
  void observe(@Nullable String date, Instant received, Duration roundTrip) {
    if (date == null) {
      return;
    }
    try {
      ZonedDateTime served = ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME);
      if (served.getYear() > LAST_YEAR) {
        return;
      }
      Duration difference =
          Duration.between(
              received.minus(roundTrip.dividedBy(2)), served.toInstant().plus(HALF_A_SECOND));
      offset = Duration.ofSeconds(difference.toMillis() / 1000);
    } catch (DateTimeException e) {
      // An unreadable date carries no information: keep the known offset.
    }
  }
}
