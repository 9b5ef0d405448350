package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ClockSkew;
import envwatch.api.ApiException.Forbidden;
import envwatch.api.ApiException.NotFound;
import envwatch.api.ApiException.NotOffered;
import envwatch.api.ApiException.RateLimited;
import envwatch.api.ApiException.ReadOnly;
import envwatch.api.ApiException.Rejected;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.ApiException.Unauthorized;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreadable;
import java.time.Duration;

/**
 * Converts a failure to and from fields of a JSON object: only what its message is made of, no
 * stack trace.
 */
final class FailureJson {
  private FailureJson() {}

  static void write(ApiException failure, RecordedFields to) {
    switch (failure) {
      case Unauthorized e -> to.put("failure", "unauthorized").put("certain", e.certain());
      case Forbidden e -> to.put("failure", "forbidden");
      case NotFound e -> to.put("failure", "notFound");
      case Rejected e ->
          to.put("failure", "rejected").put("code", e.code()).put("reason", e.reason());
      case RateLimited e -> to.put("failure", "rateLimited").put("byService", e.saidByService());
      case ServerFault e ->
          to.put("failure", "serverFault")
              .put("status", e.status())
              .put("byService", e.saidByService());
      case Unreachable e ->
          to.put("failure", "unreachable").put("kind", e.kind().name()).put("sent", e.sent());
      case Unreadable e -> to.put("failure", "unreadable").put("what", e.what().name());
      case ClockSkew e -> to.put("failure", "clockSkew").put("seconds", e.offset().toSeconds());
      case ReadOnly e -> to.put("failure", "readOnly");
      case NotOffered e -> to.put("failure", "notOffered");
    }
  }

  /**
   * @throws IllegalArgumentException when it is not a failure
   */
  static ApiException read(RecordedFields from) {
    String kept = "as recorded";
    return switch (from.required("failure")) {
      case "unauthorized" ->
          from.truth("certain", true) ? new Unauthorized(kept) : Unauthorized.deduced(kept);
      case "forbidden" -> new Forbidden(kept);
      case "notFound" -> new NotFound(kept);
      case "rejected" -> new Rejected(from.required("code"), from.required("reason"));
      case "rateLimited" ->
          from.truth("byService", false) ? RateLimited.byService(null) : new RateLimited(null);
      case "serverFault" -> serverFault(from);
      case "unreachable" -> unreachable(from);
      case "unreadable" -> new Unreadable(Unreadable.What.valueOf(from.required("what")));
      case "clockSkew" -> new ClockSkew(Duration.ofSeconds(from.whole("seconds", 0)));
      case "readOnly" -> new ReadOnly();
      case "notOffered" -> new NotOffered(kept);
      default -> throw new IllegalArgumentException("no failure");
    };
  }

  private static ServerFault serverFault(RecordedFields from) {
    int status = Math.clamp(from.whole("status", 0), 0, Integer.MAX_VALUE);
    return from.truth("byService", false)
        ? ServerFault.byService(status, null)
        : new ServerFault(status, null);
  }

  private static Unreachable unreachable(RecordedFields from) {
    Unreachable.Kind kind = Unreachable.Kind.valueOf(from.required("kind"));
    return from.truth("sent", true)
        ? Unreachable.afterSending(kind, null)
        : new Unreachable(kind, null);
  }
}
