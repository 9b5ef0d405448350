package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Environments in v3 ({@code service/api-v3.md}, environments and shared objects). */
final class V3Environments {
  /** Both spellings are documented. */
  private static final Set<String> OWN = Set.of("allowed", "allowned");

  private static final int AT_REST = 100;

  private V3Environments() {}

  static JsonValue list(LongIdCall call) {
    World world = call.world();
    List<String> criteria =
        List.of(call.text("criteria").orElse("").toLowerCase(Locale.ROOT).split(","));
    boolean own = criteria.stream().anyMatch(OWN::contains) && !criteria.contains("allvisible");
    Optional<String> owner = call.text("ownerEmail");
    Optional<String> ofClass = call.text("classId");
    boolean brief = call.flag("brief", true);
    return Json.array(
        world.environments().stream()
            .filter(one -> !own || one.owner().equals(world.caller()))
            .filter(one -> owner.map(one.owner().email()::equalsIgnoreCase).orElse(true))
            .filter(one -> ofClass.isEmpty() || ofClass.equals(classId(one)))
            .map(one -> brief ? brief(one) : inList(call.backend(), one)));
  }

  private static Optional<String> classId(LabEnvironment environment) {
    return environment.origin().classToken().map(token -> "CO" + token);
  }

  private static JsonObject brief(LabEnvironment environment) {
    return Json.object().put("name", environment.name()).put("id", id(environment));
  }

  private static JsonObject inList(Backend backend, LabEnvironment environment) {
    return properties(backend, environment)
        .put("blueprintId", "BP" + environment.origin().blueprint().token());
  }

  static JsonValue properties(LongIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment(call.pathId());
    switch (call.text("permission").orElse("view").toLowerCase(Locale.ROOT)) {
      case "view" -> {}
      case "edit" ->
          refuseIf(
              !call.world().mayEdit(environment),
              Reason.NOT_PERMITTED,
              "The caller may not edit the environment");
      case "owner" -> {
        if (!environment.owner().equals(call.world().caller())) {
          throw new RefusedException(
              Reason.NOT_PERMITTED, "The caller is not the owner", "0x5006C");
        }
      }
      default -> throw RefusedException.bad("permission is none of view, edit and owner");
    }
    return properties(call.backend(), environment);
  }

  private static JsonObject properties(Backend backend, LabEnvironment environment) {
    String description = environment.description();
    return Json.object()
        .put("id", id(environment))
        .put("name", environment.name())
        .put("description", description.isEmpty() ? null : description)
        .put("status", status(backend, environment))
        .put("ownerEmail", environment.owner().email())
        .put("projectId", "PR" + environment.origin().project().token())
        .put("regionId", "RE" + environment.origin().region().token())
        .put("policyId", policyId(environment))
        .putNull("teamId");
  }

  static String status(Backend backend, LabEnvironment environment) {
    return backend.say(Words.v3(environment.state())).text();
  }

  private static @Nullable String policyId(LabEnvironment environment) {
    return environment.origin().policy().map(policy -> "PO" + policy.token()).orElse(null);
  }

  static JsonValue extended(LongIdCall call) throws RefusedException {
    return extended(call.backend(), call.environment());
  }

  static JsonValue byMachine(LongIdCall call) throws RefusedException {
    String name = call.required("machineVanity");
    LabEnvironment found =
        first(
            "machine",
            call.world().environments(),
            one -> one.machines().stream().anyMatch(machine -> machine.answersTo(name)));
    return extended(call.backend(), found);
  }

  static JsonValue bySponsoredLogin(LongIdCall call) throws RefusedException {
    String token = call.required("sponsoredLoginToken");
    Optional<LabEnvironment> found = call.world().community().sponsoredLinks().environment(token);
    return extended(
        call.backend(),
        found.isPresent() ? found.get() : call.world().training().links().environmentOf(token));
  }

  private static JsonObject extended(Backend backend, LabEnvironment environment) {
    LabEnvironment.Origin origin = environment.origin();
    Optional<LabSnapshot> snapshot = environment.snapshot();
    Words.Word word = backend.say(Words.v3(environment.state()));
    return Json.object()
        .put("id", id(environment))
        .put("name", environment.name())
        .put("description", environment.description())
        .put("statusCode", word.code())
        .put("statusText", word.text())
        .put("expirationTime", Dates.rfc1123(environment.expiration()))
        .put("ownerEmail", environment.owner().email())
        .put("organization", environment.personal() ? null : environment.organization())
        .put("invitationAllowed", environment.state() == EnvironmentState.RUNNING)
        .put("blueprintId", "BP" + origin.blueprint().token())
        .put("blueprintName", origin.blueprint().name())
        .put("policyId", policyId(environment))
        .put("policyName", origin.policy().map(LabPolicy::name).orElse(null))
        .put("projectId", "PR" + origin.project().token())
        .put("projectName", origin.project().name())
        .put("regionId", "RE" + origin.region().token())
        .put("snapshotId", snapshot.map(found -> "SS" + found.token()).orElse(null))
        .put("snapshotName", snapshot.map(LabSnapshot::name).orElse(null))
        .list("vms", environment.machines(), machine -> machine(backend, machine));
  }

  private static JsonObject machine(Backend backend, LabMachine machine) {
    boolean reachable = machine.reachable();
    JsonObject json =
        Json.object()
            .put("id", "MC" + machine.token())
            .put("name", machine.name())
            .put("description", machine.description())
            .put("statusText", backend.say(Words.of(machine.state())).text());
    if (machine.state() == MachineState.SUSPENDED) {
      json.put("suspensionState", "Resume with Memory");
    } else if (machine.state() == MachineState.POWERED_OFF) {
      json.put("suspensionState", "Power Off");
    }
    return json.put("progress", machine.progressAt(backend.world().now()).orElse(AT_REST))
        .put("imageId", "IM" + machine.token())
        .put("os", machine.system().word())
        .put("webAccessUrl", backend.addresses().webAccess(machine).orElse(null))
        .put("fqdn", reachable ? machine.hostName() : null)
        .put("externalAddress", reachable ? machine.address() : null)
        .set("internalAddresses", Json.texts(machine.internalAddress()))
        .put("cpuCount", machine.hardware().cpus())
        .put("diskSizeGb", machine.hardware().diskGigabytes())
        .put("memorySizeMb", machine.hardware().memoryMegabytes())
        .put("username", machine.login())
        .put("password", machine.password().reveal())
        .putNull("consoleToken");
  }

  /** Not documented; a client reads these fields and names the environment {@code eid}. */
  static JsonValue machines(LongIdCall call) throws RefusedException {
    return machines(call.environment(call.required("eid")).machines());
  }

  /** The ids and names of machines. */
  static JsonArray machines(List<LabMachine> machines) {
    return Json.array(
        machines, one -> Json.object().put("id", "MC" + one.token()).put("name", one.name()));
  }

  static V3Route.Deed change(Call.Change change) {
    return call -> change.begin(call.world().operations(), call.environment().id());
  }

  static void postpone(LongIdCall call) throws RefusedException {
    refuseIf(
        !call.world().operations().postponeInactivity(call.environment().id()),
        Reason.WRONG_STATE,
        "The automatic suspension cannot be postponed now");
  }

  static void revert(LongIdCall call) throws RefusedException {
    String environmentId = call.environment().id();
    Optional<LabSnapshot> snapshot = Call.find(call.text("snapshotId"), call::snapshot);
    call.world().operations().revert(environmentId, snapshot.map(LabSnapshot::id));
  }

  static void delete(LongIdCall call) throws RefusedException {
    call.world().operations().delete(call.environment(call.pathId()).id());
  }

  static String id(LabEnvironment environment) {
    return "EN" + environment.token();
  }
}
