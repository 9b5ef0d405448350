package envwatch.actions.record;

import static envwatch.actions.record.ActivityJson.required;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts a failure to and from fields of a JSON object: only what its message is made of, no
 * stack trace.
 */
final class FailureJson {
  private FailureJson() {}

  static void write(ApiException failure, ObjectNode to) {
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
  static ApiException read(JsonNode from) {
    String kept = "as recorded";
    return switch (required(from, "failure")) {
      case "unauthorized" ->
          from.path("certain").asBoolean(true)
              ? new Unauthorized(kept)
              : Unauthorized.deduced(kept);
      case "forbidden" -> new Forbidden(kept);
      case "notFound" -> new NotFound(kept);
      case "rejected" -> new Rejected(required(from, "code"), required(from, "reason"));
      case "rateLimited" ->
          from.path("byService").asBoolean(false)
              ? RateLimited.byService(null)
              : new RateLimited(null);
      case "serverFault" -> serverFault(from);
      case "unreachable" -> unreachable(from);
      case "unreadable" -> new Unreadable(Unreadable.What.valueOf(required(from, "what")));
      case "clockSkew" -> new ClockSkew(Duration.ofSeconds(from.path("seconds").asLong(0)));
      case "readOnly" -> new ReadOnly();
      case "notOffered" -> new NotOffered(kept);
      default -> throw new IllegalArgumentException("no failure");
    };
  }

  private static ServerFault serverFault(JsonNode from) {
    int status = from.path("status").asInt(0);
    return from.path("byService").asBoolean(false)
        ? ServerFault.byService(status, null)
        : new ServerFault(status, null);
  }

  /**
   * Records of earlier versions do not say whether the request was sent; these two kinds occurred
   * only after sending.
   */
  private static Unreachable unreachable(JsonNode from) {
    Unreachable.Kind kind = Unreachable.Kind.valueOf(required(from, "kind"));
    boolean afterSending =
        kind == Unreachable.Kind.READ_TIME_OUT || kind == Unreachable.Kind.CONNECTION_LOST;
    return from.path("sent").asBoolean(afterSending)
        ? Unreachable.afterSending(kind, null)
        : new Unreachable(kind, null);
  }
}
