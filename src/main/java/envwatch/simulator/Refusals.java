package envwatch.simulator;

import envwatch.simulator.RefusedException.Reason;
import envwatch.simulator.http.Reply;
import org.jspecify.annotations.Nullable;

/** Answers in JSON, and the codes of refusals that are not documented. */
final class Refusals {
  private Refusals() {}

  static int status(Reason reason) {
    return switch (reason) {
      case UNKNOWN_ID -> 404;
      case WRONG_STATE -> 409;
      case BAD_PARAMETER -> 400;
      case NOT_PERMITTED -> 403;
    };
  }

  /** A code in the documented format: {@code 0x}, the HTTP status, two hexadecimal digits. */
  static String code(int status, int detail) {
    return "0x%d%02x".formatted(status, detail);
  }

  /** An operation that is never possible. */
  static <C extends Call> Operation<C> always(Reason reason, String message) {
    return call -> {
      throw new RefusedException(reason, message);
    };
  }

  static Reply reply(int status, @Nullable JsonValue answer) {
    return answer == null ? Reply.empty(status) : Reply.json(status, Json.bytes(answer));
  }

  /** A refusal of v1 and v3. */
  static Reply reply(int status, String code, String message) {
    return reply(status, Json.object().put("code", code).put("message", message));
  }
}
