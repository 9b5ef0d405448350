package envwatch.simulator.service.v1;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import envwatch.simulator.service.signing.SignatureCheck;
import envwatch.simulator.service.signing.Verdict;
import envwatch.simulator.service.wire.Addresses;
import envwatch.simulator.service.wire.ApiVersion;
import envwatch.simulator.service.wire.Json;
import envwatch.simulator.service.wire.Parameters;
import envwatch.simulator.service.wire.Refusals;
import envwatch.simulator.service.wire.ShortIdCall;
import envwatch.simulator.service.wire.WeatherNow;
import envwatch.simulator.world.World;
import envwatch.simulator.world.lab.LabEnvironment;
import envwatch.simulator.world.lab.LabMachine;
import envwatch.simulator.world.request.RefusedException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * Version 1: GET only, signed by query parameters, bare JSON objects ({@code service/api-v1.md}).
 * Errors are not documented; this service uses those of version 3, an object with {@code code} and
 * {@code message}, with a fitting HTTP status.
 */
public final class V1Service implements ApiVersion {
  private final World world;
  private final SignatureCheck check;
  private final V1Environments environments;
  private final Map<String, Command> commands = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  public V1Service(World world, SignatureCheck check, Addresses addresses, WeatherNow weather) {
    this.world = world;
    this.check = check;
    this.environments = new V1Environments(addresses, weather);
    commands.put("ApiTest/Ping", call -> Json.object().put("result", "Pong"));
    commands.put("Env/ListEnvironments", call -> list());
    commands.put("Env/GetEnvironmentState", this::state);
    commands.put("Env/ResumeEnvironment", this::resume);
    commands.put("Env/RevertEnvironment", this::revert);
    commands.put("Env/RevertMachine", this::revertMachine);
  }

  private interface Command {
    ObjectNode run(ShortIdCall call) throws RefusedException;
  }

  @Override
  public Reply answer(Request request, String path) {
    Command command = commands.get(path);
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
      return error(Refusals.status(e.reason()), e.getMessage());
    }
  }

  private Reply error(int status, String message) {
    return Reply.json(
        status,
        Json.bytes(Json.object().put("code", Refusals.code(status, 0)).put("message", message)));
  }

  private ObjectNode list() {
    return Json.object()
        .set(
            "envsList",
            Json.array(
                world.environmentsOutsideClasses().stream().map(environments::withoutMachines)));
  }

  private ObjectNode state(ShortIdCall call) throws RefusedException {
    return environments.withMachines(call.environment("EnvApiId"), world.now());
  }

  private ObjectNode resume(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvApiId");
    world.operations().resume(environment.id());
    return Json.object().put("apiId", environment.id());
  }

  private ObjectNode revert(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvApiId");
    world.operations().revert(environment.id(), Optional.empty());
    return Json.object().put("apiId", environment.id());
  }

  private ObjectNode revertMachine(ShortIdCall call) throws RefusedException {
    String id = call.required("MachineApiId");
    LabEnvironment environment =
        world.environmentOfMachine(id).orElseThrow(() -> RefusedException.unknown("machine"));
    LabMachine machine = environment.machine(id).orElseThrow();
    world.machineOperations().revert(environment.id(), machine.id());
    return Json.object().put("apiId", machine.id());
  }
}
