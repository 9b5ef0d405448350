package envwatch.simulator;

import envwatch.simulator.RefusedException.Reason;
import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import java.util.Map;

/**
 * Version 1: GET only, signed by query parameters, bare JSON ({@code service/api-v1.md}). Errors
 * are not documented; this service uses those of version 3, an object with {@code code} and {@code
 * message}, with a fitting HTTP status. Only the words "Invalid Action" are documented.
 */
final class V1Service implements ApiVersion {
  private final Backend backend;
  private final SignatureCheck check;
  private final Map<String, Operation<ShortIdCall>> commands = V1Commands.all();

  V1Service(Backend backend, SignatureCheck check) {
    this.backend = backend;
    this.check = check;
  }

  @Override
  public Reply answer(Request request, String path) {
    Operation<ShortIdCall> command = commands.get(path);
    if (command == null) {
      return error(404, "There is no such command");
    }
    if (!request.reads()) {
      return error(405, "Only GET is served").with("Allow", "GET");
    }
    Parameters parameters = Parameters.parse(request.query());
    SignatureResult verdict = check.v1(parameters);
    if (verdict != SignatureResult.ACCEPTED) {
      return error(401, verdict.message());
    }
    try {
      return Refusals.reply(200, backend.run(command, new ShortIdCall(backend, parameters)));
    } catch (RefusedException e) {
      return error(
          Refusals.status(e.reason()),
          e.reason() == Reason.WRONG_STATE ? "Invalid Action: " + e.getMessage() : e.getMessage());
    }
  }

  private static Reply error(int status, String message) {
    return Refusals.reply(status, Refusals.code(status, 0), message);
  }
}
