package envwatch.api.wire;

import envwatch.api.http.HttpAnswer;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How long an answer asks the client to wait (RFC 9110, section 10.2.3). */
final class RetryAfter {
  /** The upper limit; longer waits are reduced to it. */
  static final Duration LONGEST = Duration.ofDays(1);

  private static final int MOST_DIGITS = 9;

  private RetryAfter() {}

  /**
   * The wait, from zero to {@link #LONGEST}; the longest one if the header occurs several times.
   * Null when the answer does not say.
   *
   * @param serviceNow the time by the service's clock, to which a date refers
   */
  static @Nullable Duration in(HttpAnswer answer, Instant serviceNow) {
    return answer.headers("Retry-After").stream()
        .map(served -> wait(served.strip(), serviceNow))
        .filter(Objects::nonNull)
        .max(Comparator.naturalOrder())
        .orElse(null);
  }

  private static @Nullable Duration wait(String served, Instant serviceNow) {
    Duration wait = served.matches("[0-9]+") ? seconds(served) : until(served, serviceNow);
    if (wait == null || wait.compareTo(LONGEST) <= 0) {
      return wait;
    }
    return LONGEST;
  }

  private static Duration seconds(String digits) {
    String significant = digits.replaceFirst("^0+(?=[0-9])", "");
    return significant.length() > MOST_DIGITS
        ? LONGEST
        : Duration.ofSeconds(Long.parseLong(significant));
  }

  private static @Nullable Duration until(String date, Instant serviceNow) {
    try {
      Instant then = ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      Duration wait = Duration.between(serviceNow, then);
      return wait.isNegative() ? Duration.ZERO : wait;
    } catch (DateTimeException e) {
      return null;
    }
  }
}
