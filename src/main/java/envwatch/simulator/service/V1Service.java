package envwatch.simulator.service;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Version 1: GET only, signed by query parameters, bare JSON ({@code service/api-v1.md}). Errors
 * are not documented; this service uses those of version 3, an object with {@code code} and {@code
 * message}, with a fitting HTTP status. Only the words "Invalid Action" are documented.
 */
final class V1Service implements ApiVersion {
  private final World world;
  private final SignatureCheck check;
  private final Map<String, V1Command> commands = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  public V1Service(World world, SignatureCheck check, List<Map<String, V1Command>> all) {
    this.world = world;
    this.check = check;
    all.forEach(commands::putAll);
  }

  @Override
  public Reply answer(Request request, String path) {
    V1Command command = commands.get(path);
    if (command == null) {
      return error(404, "There is no such command");
    }
    if (!request.reads()) {
      return error(405, "Only GET is served").with("Allow", "GET");
    }
    Parameters parameters = Parameters.parse(request.query());
    Verdict verdict = check.v1(parameters);
    if (verdict != Verdict.ACCEPTED) {
      return error(401, verdict.message());
    }
    try {
      return Reply.json(200, Json.bytes(command.run(new ShortIdCall(world, parameters))));
    } catch (RefusedException e) {
      return error(
          Refusals.status(e.reason()),
          e.reason() == Reason.WRONG_STATE ? "Invalid Action: " + e.getMessage() : e.getMessage());
    }
  }

  private Reply error(int status, String message) {
    return Reply.json(
        status,
        Json.bytes(Json.object().put("code", Refusals.code(status, 0)).put("message", message)));
  }
}
