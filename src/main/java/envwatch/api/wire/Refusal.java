package envwatch.api.wire;

import envwatch.api.ApiException;
import envwatch.api.HttpAnswer;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/**
 * Tells what an answer that is no success comes down to. The one place where a status becomes an
 * {@link ApiException}; a dialect that knows more by a code of its own looks at that first.
 */
public final class Refusal {
  /** From here on a wrong clock explains a rejected key: v3 accepts a request for 60 seconds. */
  private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(60);

  private final Instant now;
  private final @Nullable Duration clockOffset;

  /**
   * @param now by this computer's clock
   * @param clockOffset the service's time minus this computer's; null while unknown
   */
  public Refusal(Instant now, @Nullable Duration clockOffset) {
    this.now = now;
    this.clockOffset = clockOffset;
  }

  /**
   * @param status of HTTP, or what the service's own code says instead
   */
  public ApiException of(int status, HttpAnswer answer, ServiceError error) {
    if (status == 401) {
      return keyRejected(detail(status, error));
    }
    if (status != 404 && KeyRejection.isSpokenOfIn(error)) {
      return keySeemsRejected(detail(status, error));
    }
    return switch (status) {
      case 403 -> new ApiException.Forbidden(detail(status, error));
      case 404 -> new ApiException.NotFound(detail(status, error));
      case 429 -> new ApiException.RateLimited(retryAfter(answer));
      case 500 ->
          error.code().isEmpty()
              ? new ApiException.ServerFault(status, retryAfter(answer))
              : new ApiException.Rejected(error.code(), error.message());
      default -> byRange(status, answer, error);
    };
  }

  private ApiException byRange(int status, HttpAnswer answer, ServiceError error) {
    return switch (status / 100) {
      case 4 ->
          new ApiException.Rejected(
              error.isTold() ? error.code() : "HTTP " + status, error.message());
      case 5 -> new ApiException.ServerFault(status, retryAfter(answer));
      default -> new ApiException.Unreadable(ApiException.Unreadable.What.OTHER_SHAPE, null);
    };
  }

  /** The service itself said that it did not accept the key. */
  private ApiException keyRejected(String detail) {
    return unlessTheClockIsWrong(new ApiException.Unauthorized(detail));
  }

  /** The key was most likely not accepted; the answer says something else. */
  public ApiException keySeemsRejected(String detail) {
    return unlessTheClockIsWrong(ApiException.Unauthorized.deduced(detail));
  }

  /** A key not accepted while the clocks disagree is no proof that the key is wrong. */
  private ApiException unlessTheClockIsWrong(ApiException.Unauthorized rejection) {
    return clockOffset != null && clockOffset.abs().compareTo(CLOCK_TOLERANCE) > 0
        ? new ApiException.ClockSkew(clockOffset)
        : rejection;
  }

  /** For the log: the status and the code, not the message, which may quote the request. */
  private static String detail(int status, ServiceError error) {
    return error.code().isEmpty() ? "HTTP " + status : "HTTP " + status + ", " + error.code();
  }

  /** Seconds or an HTTP date; null when the answer says neither. */
  private @Nullable Duration retryAfter(HttpAnswer answer) {
    String served = answer.header("Retry-After");
    if (served == null) {
      return null;
    }
    String text = served.strip();
    if (text.matches("\\d{1,9}")) {
      return Duration.ofSeconds(Long.parseLong(text));
    }
    try {
      Instant then = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      Instant serviceNow = clockOffset == null ? now : now.plus(clockOffset);
      Duration wait = Duration.between(serviceNow, then);
      return wait.isNegative() ? Duration.ZERO : wait;
    } catch (DateTimeException e) {
      return null;
    }
  }
}
