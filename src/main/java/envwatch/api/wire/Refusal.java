package envwatch.api.wire;

import envwatch.api.ApiException;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpTransport;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Interprets an unsuccessful answer. The only place that converts a status to an {@link
 * ApiException}; a dialect with more specific codes checks those first.
 */
public final class Refusal {
  /**
   * From this offset on, a wrong clock explains a rejected key: v3 accepts a request for 60
   * seconds.
   */
  private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(60);

  private final Instant now;
  private final @Nullable Duration clockOffset;

  public Refusal(HttpTransport transport) {
    this(transport.now(), transport.clockOffset());
  }

  /**
   * @param now by this computer's clock
   * @param clockOffset the service's time minus this computer's; null while unknown
   */
  Refusal(Instant now, @Nullable Duration clockOffset) {
    this.now = now;
    this.clockOffset = clockOffset;
  }

  /**
   * @param status the HTTP status, or the one that the service's own code stands for
   * @param error {@link ServiceError#NONE} when the answer is not recognizably the service's own
   */
  public ApiException of(int status, HttpAnswer answer, ServiceError error) {
    return error.isTold()
        ? byService(status, retryAfter(answer), error, answer.age())
        : bySomebody(status, retryAfter(answer));
  }

  private ApiException byService(
      int status, @Nullable Duration wait, ServiceError error, Duration age) {
    return switch (status) {
      case 401 -> keyRejected(detail(status, error), age);
      case 403 -> new ApiException.Forbidden(detail(status, error));
      case 404 -> new ApiException.NotFound(detail(status, error));
      case 429 -> ApiException.RateLimited.byService(wait);
      case 500 -> new ApiException.Rejected(error.code(), error.message());
      default ->
          switch (status / 100) {
            case 4 -> new ApiException.Rejected(error.code(), error.message());
            case 5 -> ApiException.ServerFault.byService(status, wait);
            default -> otherShape();
          };
    };
  }

  /**
   * Proves nothing about key, permissions or environment: anything in between may have answered.
   */
  private static ApiException bySomebody(int status, @Nullable Duration wait) {
    if (status == 429) {
      return new ApiException.RateLimited(wait);
    }
    return status / 100 == 4 || status / 100 == 5
        ? new ApiException.ServerFault(status, wait)
        : otherShape();
  }

  private static ApiException otherShape() {
    return new ApiException.Unreadable(ApiException.Unreadable.What.OTHER_SHAPE);
  }

  /**
   * The service itself reported that it did not accept the key. It refuses a request as well that
   * was signed before the computer slept, or before its clock was set: that proves nothing.
   */
  private ApiException keyRejected(String detail, Duration age) {
    return age.abs().compareTo(CLOCK_TOLERANCE) > 0
        ? new ApiException.Unreachable(ApiException.Unreachable.Kind.TOO_OLD, null)
        : unlessTheClockIsWrong(new ApiException.Unauthorized(detail));
  }

  /** The key was most likely not accepted, although the answer does not say so. */
  public ApiException keySeemsRejected(String detail) {
    return unlessTheClockIsWrong(ApiException.Unauthorized.deduced(detail));
  }

  /** A rejection while the clocks disagree does not prove that the key is wrong. */
  private ApiException unlessTheClockIsWrong(ApiException.Unauthorized rejection) {
    return clockOffset != null && clockOffset.abs().compareTo(CLOCK_TOLERANCE) > 0
        ? new ApiException.ClockSkew(clockOffset)
        : rejection;
  }

  /** For the log: the status and the code, not the message, which may quote the request. */
  private static String detail(int status, ServiceError error) {
    return "HTTP " + status + ", " + error.code();
  }

  private @Nullable Duration retryAfter(HttpAnswer answer) {
    return RetryAfter.in(answer, clockOffset == null ? now : now.plus(clockOffset));
  }
}
