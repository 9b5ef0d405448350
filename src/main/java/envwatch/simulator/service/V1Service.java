package envwatch.simulator.service;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Version 1: GET only, signed by query parameters, bare JSON objects ({@code service/api-v1.md}).
 * Errors are not documented; here they are an object with a {@code message} and a fitting HTTP
 * status.
 */
final class V1Service implements ApiVersion {
  private final World world;
  private final SignatureCheck check;
  private final Json json;
  private final V1Environments environments;
  private final Map<String, Command> commands =
      Map.of(
          "apitest/ping", parameters -> ping(),
          "env/getenvironmentstate", this::state,
          "env/listenvironments", parameters -> list(),
          "env/resumeenvironment", this::resume,
          "env/revertenvironment", this::revert,
          "env/revertmachine", this::revertMachine);

  V1Service(World world, SignatureCheck check, Json json, Addresses addresses) {
    this.world = world;
    this.check = check;
    this.json = json;
    this.environments = new V1Environments(json, addresses);
  }

  private interface Command {
    ObjectNode run(Parameters parameters) throws RefusedException;
  }

  @Override
  public Reply answer(Request request, String path) {
    Command command = commands.get(path.toLowerCase(Locale.ROOT));
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
      return Reply.json(200, json.bytes(command.run(parameters)));
    } catch (RefusedException e) {
      return error(status(e.reason()), e.getMessage());
    }
  }

  private static int status(Reason reason) {
    return switch (reason) {
      case UNKNOWN_ID -> 404;
      case WRONG_STATE -> 409;
      case BAD_PARAMETER -> 400;
      case NOT_PERMITTED -> 403;
    };
  }

  private Reply error(int status, String message) {
    return Reply.json(status, json.bytes(json.object().put("message", message)));
  }

  private ObjectNode ping() {
    return json.object().put("result", "Pong");
  }

  private ObjectNode state(Parameters parameters) throws RefusedException {
    return environments.withMachines(environment(parameters), world.now());
  }

  private ObjectNode list() {
    ObjectNode answer = json.object();
    ArrayNode list = answer.putArray("envsList");
    world.environments().forEach(one -> list.add(environments.withoutMachines(one)));
    return answer;
  }

  private ObjectNode resume(Parameters parameters) throws RefusedException {
    LabEnvironment environment = environment(parameters);
    world.operations().resume(environment);
    return json.object().put("apiId", environment.id());
  }

  private ObjectNode revert(Parameters parameters) throws RefusedException {
    LabEnvironment environment = environment(parameters);
    world.operations().revert(environment);
    return json.object().put("apiId", environment.id());
  }

  private ObjectNode revertMachine(Parameters parameters) throws RefusedException {
    String id = required(parameters, "MachineApiId");
    LabEnvironment environment =
        world
            .environmentOfMachine(id)
            .orElseThrow(() -> new RefusedException(Reason.UNKNOWN_ID, "No such machine"));
    LabMachine machine = environment.machine(id).orElseThrow();
    world.operations().revertMachine(environment, machine);
    return json.object().put("apiId", machine.id());
  }

  private LabEnvironment environment(Parameters parameters) throws RefusedException {
    return world
        .environment(required(parameters, "EnvApiId"))
        .orElseThrow(() -> new RefusedException(Reason.UNKNOWN_ID, "No such environment"));
  }

  private static String required(Parameters parameters, String name) throws RefusedException {
    return parameters
        .find(name)
        .orElseThrow(() ->
            new RefusedException(Reason.BAD_PARAMETER, "The parameter " + name + " is missing"));
  }
}
