package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentState;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.MachineState;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Environments as v3 writes them ({@code service/api-v3.md}, environments). */
public final class V3Environments {
  private static final int AT_REST = 100;

  private final Addresses addresses;
  private final V3Words words;

  public V3Environments(Addresses addresses, V3Words words) {
    this.addresses = addresses;
    this.words = words;
  }

  /** An environment in the list with {@code brief=true}. */
  JsonObject brief(LabEnvironment environment) {
    return Json.object().put("name", environment.name()).put("id", id(environment));
  }

  /**
   * An environment in the list with {@code brief=false}: no machines, no status number, no
   * expiration.
   */
  JsonObject inList(LabEnvironment environment) {
    return properties(environment)
        .put("blueprintId", "BP" + environment.origin().blueprint().token());
  }

  JsonObject properties(LabEnvironment environment) {
    String description = environment.description();
    return Json.object()
        .put("id", id(environment))
        .put("name", environment.name())
        .put("description", description.isEmpty() ? null : description)
        .put("status", status(environment))
        .put("ownerEmail", environment.owner().email())
        .put("projectId", "PR" + environment.origin().project().token())
        .put("regionId", "RE" + environment.origin().region().token())
        .put("policyId", policyId(environment))
        .putNull("teamId");
  }

  String status(LabEnvironment environment) {
    return words.of(environment.state()).text();
  }

  private static @Nullable String policyId(LabEnvironment environment) {
    return environment.origin().policy().map(policy -> "PO" + policy.token()).orElse(null);
  }

  /** The answer of getextended. */
  JsonObject extended(LabEnvironment environment, Instant now) {
    LabEnvironment.Origin origin = environment.origin();
    Optional<LabSnapshot> snapshot = environment.snapshot();
    V3Words.Word word = words.of(environment.state());
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
        .set("vms", Json.array(environment.machines().stream().map(one -> machine(one, now))));
  }

  private JsonObject machine(LabMachine machine, Instant now) {
    boolean reachable = machine.reachable();
    JsonObject json =
        Json.object()
            .put("id", id(machine))
            .put("name", machine.name())
            .put("description", machine.description())
            .put("statusText", words.of(machine.state()));
    if (machine.state() == MachineState.SUSPENDED) {
      json.put("suspensionState", "Resume with Memory");
    } else if (machine.state() == MachineState.POWERED_OFF) {
      json.put("suspensionState", "Power Off");
    }
    json.put("progress", machine.progressAt(now).orElse(AT_REST))
        .put("imageId", "IM" + machine.token())
        .put("os", machine.system().word())
        .put("webAccessUrl", addresses.webAccess(machine).orElse(null))
        .put("fqdn", reachable ? machine.hostName() : null)
        .put("externalAddress", reachable ? machine.address() : null);
    json.set("internalAddresses", Json.texts(machine.internalAddress()));
    return json.put("cpuCount", machine.hardware().cpus())
        .put("diskSizeGb", machine.hardware().diskGigabytes())
        .put("memorySizeMb", machine.hardware().memoryMegabytes())
        .put("username", machine.login())
        .put("password", machine.password().reveal())
        .putNull("consoleToken");
  }

  public static String id(LabEnvironment environment) {
    return "EN" + environment.token();
  }

  public static String id(LabMachine machine) {
    return "MC" + machine.token();
  }
}
