package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The v3 routes for environments. */
final class V3EnvironmentRoutes {
  private static final Set<String> OWN = Set.of("allowed", "allowned");

  private final World world;
  private final V3Environments environments;

  public V3EnvironmentRoutes(World world, V3Environments environments) {
    this.world = world;
    this.environments = environments;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "envs", this::list),
        new V3Route("PATCH", "envs", this::edit),
        new V3Route("GET", "envs/actions/getextended", this::extended),
        new V3Route("GET", "envs/actions/getextendedbymachinevanity", this::byMachine),
        new V3Route("GET", "envs/actions/getextendedbytoken", this::bySponsoredLogin),
        V3Route.withoutBody("PUT", "envs/actions/suspend", act(world.operations()::suspend)),
        V3Route.withoutBody("PUT", "envs/actions/resume", act(world.operations()::resume)),
        V3Route.withoutBody("PUT", "envs/actions/extend", act(world.operations()::extend)),
        V3Route.withoutBody("PUT", "envs/actions/postponeinactivity", act(this::postpone)),
        V3Route.withoutBody("PUT", "envs/actions/postpone", act(this::postpone)),
        new V3Route("GET", "envs/actions/machines", this::machines),
        V3Route.withoutBody("PUT", "envs/actions/revert", this::revert),
        new V3Route("GET", "envs/*", this::properties),
        V3Route.withoutBody("DELETE", "envs/*", this::delete));
  }

  private JsonValue list(LongIdCall call) {
    List<String> criteria =
        List.of(call.text("criteria").orElse("").toLowerCase(Locale.ROOT).split(","));
    boolean own = criteria.stream().anyMatch(OWN::contains) && !criteria.contains("allvisible");
    Predicate<LabEnvironment> wanted =
        environment -> !own || environment.owner().equals(world.caller());
    Optional<String> owner = call.text("ownerEmail");
    Optional<String> ofClass = call.text("classId");
    boolean brief = call.flag("brief", true);
    return Json.array(
        world.environments().stream()
            .filter(wanted)
            .filter(one -> owner.map(one.owner().email()::equalsIgnoreCase).orElse(true))
            .filter(one -> ofClass.isEmpty() || ofClass.equals(classId(one)))
            .map(brief ? environments::brief : environments::inList));
  }

  private static Optional<String> classId(LabEnvironment environment) {
    return environment.origin().classToken().map(token -> "CO" + token);
  }

  private JsonValue properties(LongIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment(call.pathId());
    switch (call.text("permission").orElse("view").toLowerCase(Locale.ROOT)) {
      case "view" -> {}
      case "edit" -> {
        if (!world.mayEdit(environment)) {
          throw new PermissionException("0x5006A", "The caller may not edit the environment");
        }
      }
      case "owner" -> {
        if (!environment.owner().equals(world.caller())) {
          throw new PermissionException("0x5006C", "The caller is not the owner");
        }
      }
      default ->
          throw new RefusedException(
              Reason.BAD_PARAMETER, "permission is none of view, edit and owner");
    }
    return environments.properties(environment);
  }

  private JsonValue extended(LongIdCall call) throws RefusedException {
    return environments.extended(call.environment(), world.now());
  }

  /** Not documented; a client reads these fields and names the environment {@code eid}. */
  private JsonValue machines(LongIdCall call) throws RefusedException {
    return Json.array(
        call.environment(call.required("eid")).machines().stream()
            .map(machine ->
                Json.object().put("id", V3Environments.id(machine)).put("name", machine.name())));
  }

  private JsonValue byMachine(LongIdCall call) throws RefusedException {
    String name = call.required("machineVanity");
    LabEnvironment found =
        world.environments().stream()
            .filter(environment ->
                environment.machines().stream().anyMatch(machine -> machine.answersTo(name)))
            .findFirst()
            .orElseThrow(() -> RefusedException.unknown("machine"));
    return environments.extended(found, world.now());
  }

  private JsonValue bySponsoredLogin(LongIdCall call) throws RefusedException {
    String token = call.required("sponsoredLoginToken");
    Optional<LabEnvironment> found = world.community().sponsoredLinks().environment(token);
    LabEnvironment environment =
        found.isPresent() ? found.get() : world.training().links().environmentOf(token);
    return environments.extended(environment, world.now());
  }

  private interface Operation {
    void begin(String environmentId) throws RefusedException;
  }

  private static V3Route.Deed act(Operation operation) {
    return call -> operation.begin(call.environment().id());
  }

  private void postpone(String id) throws RefusedException {
    if (!world.operations().postponeInactivity(id)) {
      throw new RefusedException(
          Reason.WRONG_STATE, "The automatic suspension cannot be postponed now");
    }
  }

  private void revert(LongIdCall call) throws RefusedException {
    Optional<String> wanted = call.text("snapshotId");
    LabEnvironment environment = call.environment();
    Optional<String> snapshot =
        wanted.isPresent() ? Optional.of(call.snapshot(wanted.get()).id()) : Optional.empty();
    world.operations().revert(environment.id(), snapshot);
  }

  private void delete(LongIdCall call) throws RefusedException {
    world.operations().delete(call.environment(call.pathId()).id());
  }

  /** How the request identifies its environment is not documented; here, by a query parameter. */
  private JsonValue edit(LongIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment();
    LabEnvironment changed =
        world.operations().edit(environment.id(), EnvironmentChanges.read(call));
    JsonObject answer =
        Json.object()
            .put("id", V3Environments.id(changed))
            .put("name", changed.name())
            .put("description", changed.description());
    answer.set("labels", Json.texts(world.operations().details(changed).labels().stream()));
    return answer
        .put("status", environments.status(changed))
        .put("startTime", changed.created().toString());
  }
}
