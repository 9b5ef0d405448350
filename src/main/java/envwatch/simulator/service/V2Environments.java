package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentState;
import envwatch.simulator.world.Hardware;
import envwatch.simulator.world.HardwareWish;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabSnapshot;
import java.time.Instant;
import java.util.function.Function;

/** Environments as v2 writes them ({@code service/api-v2.md}, shared objects). */
final class V2Environments {
  private static final int MEGABYTES = 1024;
  private static final int AT_REST = 100;

  private final Addresses addresses;
  private final V2Words words;

  public V2Environments(Addresses addresses, V2Words words) {
    this.addresses = addresses;
    this.words = words;
  }

  /** The fields of ListEnvironments. */
  JsonObject brief(LabEnvironment environment) {
    boolean personal = environment.personal();
    V2Words.Word word = words.of(environment.state());
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
        .put("view_url", addresses.environment(environment))
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

  /** The fields of GetEnvironmentState. */
  JsonObject full(LabEnvironment environment, Instant now) {
    return full(environment, one -> machine(environment, one, now));
  }

  /**
   * The fields of the commands ending in Ext, which are not documented: the vendor's command line
   * reads the id of a machine also by another name.
   */
  JsonObject extended(LabEnvironment environment, Instant now) {
    return full(environment, one -> machine(environment, one, now).put("id", one.id()));
  }

  private JsonObject full(LabEnvironment environment, Function<LabMachine, JsonObject> machine) {
    return brief(environment)
        .set("available_actions", availableActions(environment))
        .set("resources", resources(environment))
        .set("vms", Json.array(environment.machines().stream().map(machine)));
  }

  private JsonObject availableActions(LabEnvironment environment) {
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

  private JsonObject resources(LabEnvironment environment) {
    Hardware used = environment.hardware();
    Hardware quota = HardwareWish.QUOTA;
    return Json.object()
        .put("cpu_in_use", used.cpus())
        .put("cpu_qouta", quota.cpus())
        .put("disk_size_in_use_mb", used.diskGigabytes() * MEGABYTES)
        .put("disk_size_qouta_mb", quota.diskGigabytes() * MEGABYTES)
        .put("total_memory_in_use_mb", used.memoryMegabytes())
        .put("total_memory_qouta_mb", quota.memoryMegabytes());
  }

  private JsonObject machine(LabEnvironment environment, LabMachine machine, Instant now) {
    boolean reachable = machine.reachable();
    V2Words.Word word = words.of(machine.state());
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
        .put("progress", machine.progressAt(now).orElse(AT_REST))
        .put("webAccessUrl", addresses.webAccess(machine).orElse(null))
        .put("url", addresses.machine(environment, machine))
        .put("image_url", addresses.image(machine.system()));
  }
}
