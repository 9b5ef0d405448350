package envwatch.simulator;

import java.time.Instant;

/** Environments as v1 writes them ({@code service/api-v1.md}, shared objects). */
final class V1Environments {
  private static final String NONE = "N/A";

  private V1Environments() {}

  static JsonValue list(ShortIdCall call) {
    return Json.object()
        .list(
            "envsList",
            call.world().environmentsOutsideClasses(),
            one -> withoutMachines(call.backend(), one));
  }

  static JsonValue state(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvApiId");
    Instant now = call.world().now();
    return withoutMachines(call.backend(), environment)
        .list("machines", environment.machines(), one -> machine(call.backend(), one, now));
  }

  private static JsonObject withoutMachines(Backend backend, LabEnvironment environment) {
    boolean personal = environment.personal();
    return Json.object()
        .put("apiId", environment.id())
        .put("name", environment.name())
        .put("description", environment.description())
        .put("status", backend.say(Words.v1(environment.state())).text())
        .put("owner", environment.owner().email())
        .put("expirationTime", Dates.rfc1123(environment.expiration()))
        .put("licenseValid", personal ? "Valid" : "Not relevant")
        .put("invitationAllowed", environment.state() == EnvironmentState.RUNNING)
        .put("organization", personal ? NONE : environment.organization())
        .put("campaign", personal ? NONE : environment.origin().project().name())
        .put("package", usagePackage(environment))
        .put("prototype", environment.origin().blueprint().name())
        .put("snapshot", environment.snapshot().map(LabSnapshot::name).orElse(NONE));
  }

  private static String usagePackage(LabEnvironment environment) {
    return environment
        .origin()
        .policy()
        .map(LabPolicy::name)
        .map(name -> environment.organization() + "/" + name)
        .orElse(NONE);
  }

  private static JsonObject machine(Backend backend, LabMachine machine, Instant now) {
    return Json.object()
        .put("apiId", machine.id())
        .put("name", machine.name())
        .put("description", machine.description())
        .put("ip", machine.addressIsHostName() ? machine.hostName() : machine.address())
        .put("status", backend.say(Words.of(machine.state())).text())
        .put("progress", machine.progressAt(now).orElse(-1))
        .put("username", machine.login())
        .put("password", machine.password().reveal())
        .put("webAccessUrl", backend.addresses().webAccess(machine).orElse(null));
  }
}
