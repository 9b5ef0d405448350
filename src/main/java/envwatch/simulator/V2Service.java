package envwatch.simulator;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Version 2: GET only, signed by query parameters with a token, every answer in an envelope ({@code
 * service/api-v2.md}).
 */
final class V2Service implements ApiVersion {
  private final Backend backend;
  private final SignatureCheck check;
  private final AtomicInteger callsLeft;
  private final Map<String, Operation<ShortIdCall>> commands = V2Commands.all();

  V2Service(Backend backend, SignatureCheck check, int callsQuota) {
    this.backend = backend;
    this.check = check;
    this.callsLeft = new AtomicInteger(callsQuota);
    commands.put("Admin/ListAllowedCommands", call -> allowedCommands());
  }

  @Override
  public Reply answer(Request request, String path) {
    Operation<ShortIdCall> command = commands.get(path);
    if (command == null) {
      return error(404, 0, "InvalidCommand", null);
    }
    if (!request.reads()) {
      return error(405, 0, "MethodNotAllowed", null).with("Allow", "GET");
    }
    Parameters parameters = Parameters.parse(request.query());
    SignatureResult verdict = check.v2(bare(path), parameters);
    if (verdict != SignatureResult.ACCEPTED) {
      return error(401, verdict.ordinal(), "Unauthorized", verdict.message());
    }
    if (callsLeft.getAndUpdate(left -> Math.max(0, left - 1)) == 0) {
      return error(429, 0, "QuotaExceeded", "No API calls are left");
    }
    try {
      JsonValue data = backend.run(command, new ShortIdCall(backend, parameters));
      return reply(200, "0x20000", "Success", null, data);
    } catch (RefusedException e) {
      Optional<String> code = e.code();
      return code.isPresent()
          ? reply(500, code.get(), e.getMessage(), null, null)
          : error(Refusals.status(e.reason()), 0, name(e.reason()), e.getMessage());
    }
  }

  private static String name(RefusedException.Reason reason) {
    return switch (reason) {
      case UNKNOWN_ID -> "NotFound";
      case WRONG_STATE -> "Invalid Action";
      case BAD_PARAMETER -> "InvalidParameter";
      case NOT_PERMITTED -> "PermissionDenied";
    };
  }

  private Reply error(int status, int detail, String text, @Nullable String more) {
    return reply(status, Refusals.code(status, detail), text, more, null);
  }

  private Reply reply(
      int status, String code, String text, @Nullable String more, @Nullable JsonValue data) {
    return Refusals.reply(
        status,
        Json.object()
            .set("data", data == null ? JsonNull.NULL : data)
            .put("remaining_api_calls", callsLeft.get())
            .put("status_additional_data", more)
            .put("status_code", code)
            .put("status_text", text));
  }

  private static String bare(String path) {
    return path.substring(path.indexOf('/') + 1);
  }

  private JsonArray allowedCommands() {
    return Json.texts(commands.keySet().stream().map(V2Service::bare).sorted());
  }
}
