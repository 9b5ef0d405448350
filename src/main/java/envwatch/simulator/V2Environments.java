package envwatch.simulator;

import java.util.function.BiFunction;
import java.util.function.Function;

/** Environments as v2 writes them ({@code service/api-v2.md}, shared objects). */
final class V2Environments {
  private static final int AT_REST = 100;

  private V2Environments() {}

  static JsonArray list(ShortIdCall call, BiFunction<Backend, LabEnvironment, JsonObject> write) {
    return Json.array(
        call.world().environmentsOutsideClasses(), one -> write.apply(call.backend(), one));
  }

  static JsonObject brief(Backend backend, LabEnvironment environment) {
    boolean personal = environment.personal();
    Words.Word word = backend.say(Words.v2(environment.state()));
    return Json.object()
        .put("envId", environment.id())
        .put("envToken", environment.token())
        .put("name", environment.name())
        .put("description", environment.description())
        .put("owner", environment.owner().email())
        .put("status_code", word.code())
        .put("status_text", word.text())
        .put("expirationTime", Dates.rfc1123(environment.expiration()))
        .put("licenseValid", personal ? "Valid" : "Not relevant")
        .put("invitationAllowed", environment.state() == EnvironmentState.RUNNING)
        .put("view_url", backend.addresses().environment(environment))
        .put("organization", personal ? null : environment.organization())
        .put("project", personal ? null : environment.origin().project().name())
        .put(
            "environmentPolicy",
            environment
                .origin()
                .policy()
                .map(LabPolicy::name)
                .map(name -> environment.organization() + "/" + name)
                .orElse(null))
        .put("blueprint", environment.origin().blueprint().name())
        .put("snapshot", environment.snapshot().map(LabSnapshot::name).orElse(null));
  }

  static JsonObject full(Backend backend, LabEnvironment environment) {
    return full(backend, environment, one -> machine(backend, environment, one));
  }

  /** With the id of each machine once more. */
  static JsonObject extended(Backend backend, LabEnvironment environment) {
    return full(
        backend, environment, one -> machine(backend, environment, one).put("id", one.id()));
  }

  private static JsonObject full(
      Backend backend, LabEnvironment environment, Function<LabMachine, JsonObject> machine) {
    return brief(backend, environment)
        .set("available_actions", availableActions(environment))
        .set("resources", resources(environment))
        .list("vms", environment.machines(), machine);
  }

  private static JsonObject availableActions(LabEnvironment environment) {
    EnvironmentState state = environment.state();
    boolean rests = state == EnvironmentState.RUNNING || state == EnvironmentState.SUSPENDED;
    boolean running = state == EnvironmentState.RUNNING;
    boolean machines = !environment.machines().isEmpty();
    boolean snapshot = environment.snapshot().isPresent();
    return Json.object()
        .put("add_vms", rests)
        .put("delete_vm", rests && machines)
        .put("reboot_vm", running && machines)
        .put("revert_vm", rests && machines && snapshot)
        .put("resume_environment", state == EnvironmentState.SUSPENDED)
        .put("revert_environment", rests && snapshot)
        .put("take_snapshot", running);
  }

  private static JsonObject resources(LabEnvironment environment) {
    Hardware used = environment.hardware();
    Hardware quota = HardwareWish.QUOTA;
    return Json.object()
        .put("cpu_in_use", used.cpus())
        .put("cpu_qouta", quota.cpus())
        .put("disk_size_in_use_mb", used.diskMegabytes())
        .put("disk_size_qouta_mb", quota.diskMegabytes())
        .put("total_memory_in_use_mb", used.memoryMegabytes())
        .put("total_memory_qouta_mb", quota.memoryMegabytes());
  }

  private static JsonObject machine(
      Backend backend, LabEnvironment environment, LabMachine machine) {
    boolean reachable = machine.reachable();
    Words.Word word = backend.say(Words.v2(machine.state()));
    return Json.object()
        .put("vmId", machine.id())
        .put("vmToken", machine.token())
        .put("name", machine.name())
        .put("description", machine.description())
        .put("os", machine.system().word())
        .put("IP", reachable ? machine.address() : null)
        .put("FQDN", reachable ? machine.hostName() : null)
        .put("username", machine.login())
        .put("password", reachable ? machine.password().reveal() : null)
        .put("status_code", word.code())
        .put("status_text", word.text())
        .put("progress", machine.progressAt(backend.world().now()).orElse(AT_REST))
        .put("webAccessUrl", backend.addresses().webAccess(machine).orElse(null))
        .put("url", backend.addresses().machine(environment, machine))
        .put("image_url", backend.addresses().image(machine.system()));
  }
}
