package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentState;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.MachineState;
import java.time.Instant;

/** Environments as v1 writes them ({@code service/api-v1.md}, shared objects). */
final class V1Environments {
  private static final String NONE = "N/A";
  private static final String STRANGE = "Defragmenting";

  private final Addresses addresses;
  private final WeatherNow weather;

  public V1Environments(Addresses addresses, WeatherNow weather) {
    this.addresses = addresses;
    this.weather = weather;
  }

  JsonObject withMachines(LabEnvironment environment, Instant now) {
    return withoutMachines(environment)
        .set("machines", Json.array(environment.machines().stream().map(one -> machine(one, now))));
  }

  JsonObject withoutMachines(LabEnvironment environment) {
    boolean personal = environment.personal();
    return Json.object()
        .put("apiId", environment.id())
        .put("name", environment.name())
        .put("description", environment.description())
        .put("status", word(environment.state()))
        .put("owner", environment.owner().email())
        .put("expirationTime", Dates.rfc1123(environment.expiration()))
        .put("licenseValid", personal ? "Valid" : "Not relevant")
        .put("invitationAllowed", environment.state() == EnvironmentState.RUNNING)
        .put("organization", personal ? NONE : environment.organization())
        .put("campaign", personal ? NONE : environment.origin().project().name())
        .put(
            "package",
            environment
                .origin()
                .policy()
                .map(LabPolicy::name)
                .map(name -> environment.organization() + "/" + name)
                .orElse(NONE))
        .put("prototype", environment.origin().blueprint().name())
        .put("snapshot", environment.snapshot().map(LabSnapshot::name).orElse(NONE));
  }

  private JsonObject machine(LabMachine machine, Instant now) {
    return Json.object()
        .put("apiId", machine.id())
        .put("name", machine.name())
        .put("description", machine.description())
        .put("ip", machine.addressIsHostName() ? machine.hostName() : machine.address())
        .put("status", word(machine.state()))
        .put("progress", machine.progressAt(now).orElse(-1))
        .put("username", machine.login())
        .put("password", machine.password().reveal())
        .put("webAccessUrl", addresses.webAccess(machine).orElse(null));
  }

  /** Running, Suspended and Preparing are documented; the rest follows v3's wording. */
  private String word(EnvironmentState state) {
    if (weather.get().strangeWords()) {
      return STRANGE;
    }
    return switch (state) {
      case RUNNING -> "Running";
      case SUSPENDED -> "Suspended";
      case PREPARING -> "Preparing";
      case STOPPING -> "Stopping";
      case TAKING_SNAPSHOT -> "Taking a Snapshot";
      case CREATION_FAILED -> "Creation Failed";
      case ARCHIVED -> "Archived";
    };
  }

  private String word(MachineState state) {
    return weather.get().strangeWords() ? STRANGE : state.word();
  }
}
