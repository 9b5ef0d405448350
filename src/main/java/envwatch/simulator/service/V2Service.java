package envwatch.simulator.service;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import envwatch.simulator.world.HardwareRefusedException;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Version 2: GET only, signed by query parameters with a token, every answer in an envelope ({@code
 * service/api-v2.md}).
 */
final class V2Service implements ApiVersion {
  private final World world;
  private final SignatureCheck check;
  private final AtomicInteger callsLeft;
  private final Map<String, V2Command> commands = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  public V2Service(
      World world, SignatureCheck check, int callsQuota, List<Map<String, V2Command>> all) {
    this.world = world;
    this.check = check;
    this.callsLeft = new AtomicInteger(callsQuota);
    all.forEach(commands::putAll);
    commands.put("Admin/ListAllowedCommands", call -> allowedCommands());
  }

  @Override
  public Reply answer(Request request, String path) {
    V2Command command = commands.get(path);
    if (command == null) {
      return error(404, 0, "InvalidCommand", null);
    }
    if (!request.reads()) {
      return error(405, 0, "MethodNotAllowed", null).with("Allow", "GET");
    }
    Parameters parameters = Parameters.parse(request.query());
    Verdict verdict = check.v2(bare(path), parameters);
    if (verdict != Verdict.ACCEPTED) {
      return error(401, verdict.ordinal(), "Unauthorized", verdict.message());
    }
    if (callsLeft.getAndUpdate(left -> Math.max(0, left - 1)) == 0) {
      return error(429, 0, "QuotaExceeded", "No API calls are left");
    }
    try {
      return reply(
          200, "0x20000", "Success", null, command.run(new ShortIdCall(world, parameters)));
    } catch (RefusedException e) {
      int status = Refusals.status(e.reason());
      return error(status, 0, name(e.reason()), e.getMessage());
    } catch (HardwareRefusedException e) {
      return reply(500, e.fault().code(), e.fault().text(), null, JsonNull.NULL);
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
    return reply(status, Refusals.code(status, detail), text, more, JsonNull.NULL);
  }

  private Reply reply(int status, String code, String text, @Nullable String more, JsonValue data) {
    JsonObject envelope =
        Json.object()
            .set("data", data)
            .put("remaining_api_calls", callsLeft.get())
            .put("status_additional_data", more)
            .put("status_code", code)
            .put("status_text", text);
    return Reply.json(status, Json.bytes(envelope));
  }

  private static String bare(String path) {
    return path.substring(path.indexOf('/') + 1);
  }

  private JsonArray allowedCommands() {
    return Json.texts(commands.keySet().stream().map(V2Service::bare).sorted());
  }
}
