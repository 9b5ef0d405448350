package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentOrder;
import envwatch.simulator.world.EnvironmentOrder.Content;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.LabTemplate;
import envwatch.simulator.world.MachineOrder;
import envwatch.simulator.world.OfferFilter;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The v2 commands that create environments and machines, and what they are created from. */
final class V2CreationCommands {
  private final World world;
  private final Addresses addresses;

  public V2CreationCommands(World world, Addresses addresses) {
    this.world = world;
    this.addresses = addresses;
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "Env/CreateEntAppEnvOptions", this::options,
        "Env/CreateEntAppEnv", this::create,
        "Env/CreateEmptyEntAppEnv", this::createEmpty,
        "Env/ListTemplates", call -> templates(),
        "Env/AddVmFromTemplate", this::addMachine,
        "Env/GeneratePermalink", this::permalink,
        "Env/GeneratePermalinkOptions", call -> permalinkOptions());
  }

  /** The policy has two names: the pages use one, the clients the other. */
  private static OfferFilter filter(ShortIdCall call) {
    return new OfferFilter(
        call.text("ProjectFilter"),
        call.text("BlueprintFilter"),
        call.text("EnvironmentPolicyDurationFilter")
            .or(() -> call.text("EnvironmentPolicyFilter")));
  }

  private JsonValue options(ShortIdCall call) {
    return Json.array(filter(call).in(world.catalogue()).stream().map(this::option));
  }

  private JsonObject option(OfferFilter.Offer offer) {
    return Json.object()
        .put("EnvironmentPolicyId", offer.policy().id())
        .put("EnvironmentPolicyDuration", offer.policy().name())
        .put("Project", offer.project().name())
        .set("Organizations", Json.texts("Example"))
        .set(
            "Blueprints",
            Json.array(
                offer.blueprints().stream()
                    .map(blueprint ->
                        Json.object()
                            .put("Name", blueprint.name())
                            .set("Snapshots", CatalogueLists.snapshots(world, blueprint.id())))));
  }

  private JsonValue create(ShortIdCall call) throws RefusedException {
    LabPolicy policy = call.policy("environmentPolicyId");
    LabSnapshot snapshot = call.snapshot();
    if (!filter(call).passes(world.catalogue(), policy, snapshot.blueprintId())) {
      throw new RefusedException(
          Reason.BAD_PARAMETER, "Policy, snapshot and filters do not belong together");
    }
    LabProject project = projectOf(policy);
    world
        .creationOperations()
        .create(
            new EnvironmentOrder(
                call.text("environmentNewName").orElseGet(() -> blueprintOf(project, snapshot)),
                "",
                project,
                Optional.of(policy),
                Optional.empty(),
                world.caller(),
                new Content.OfSnapshot(snapshot)));
    return Json.object().put("environmentPolicyId", policy.id());
  }

  private LabProject projectOf(LabPolicy policy) throws RefusedException {
    return world
        .catalogue()
        .projectOf(policy)
        .orElseThrow(() -> RefusedException.unknown("project"));
  }

  private static String blueprintOf(LabProject project, LabSnapshot snapshot) {
    return project.blueprints().stream()
        .filter(one -> one.id().equals(snapshot.blueprintId()))
        .map(LabBlueprint::name)
        .findFirst()
        .orElse(snapshot.name());
  }

  private JsonValue createEmpty(ShortIdCall call) throws RefusedException {
    String name = call.required("EnvName");
    world
        .creationOperations()
        .create(
            new EnvironmentOrder(
                name,
                call.text("Description").orElse(""),
                call.projectCalled("ProjectName"),
                Optional.empty(),
                Optional.empty(),
                world.caller(),
                new Content.OfTemplates(List.of())));
    return Json.object().put("successMessage", "The environment " + name + " is being created");
  }

  private JsonValue templates() {
    return Json.object()
        .set(
            "templatesList",
            Json.array(world.catalogue().templates().stream().map(this::template)));
  }

  private JsonObject template(LabTemplate template) {
    return Json.object()
        .put("id", template.id())
        .put("name", template.name())
        .put("description", template.description())
        .put("num_cpus", template.hardware().cpus())
        .put("disk_size_gb", template.hardware().diskGigabytes())
        .put("memory_size_mb", template.hardware().memoryMegabytes())
        .put("image_url", template.imagePath())
        .put("is_singleton", false)
        .put("os_type", template.system().ordinal() + 1)
        .put("os_type_string", template.system().word())
        .put("tags", "")
        .set("categories", Json.texts(template.system().word()));
  }

  private JsonValue addMachine(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment();
    MachineOrder order =
        new MachineOrder(
            call.template("TemplateVmId"),
            call.required("VmName"),
            call.text("VmDescription").orElse(""));
    world.creationOperations().addMachines(environment.id(), List.of(order));
    return Json.object().put("envId", environment.id());
  }

  private JsonValue permalink(ShortIdCall call) throws RefusedException {
    String token =
        world
            .permalinks()
            .make(
                call.project("projectId"),
                call.policy("environmentPolicyId"),
                call.snapshot(),
                Optional.empty());
    return new JsonString(addresses.permalink(token));
  }

  /** The command is named in the documentation, and nothing else is known. */
  private static JsonValue permalinkOptions() throws RefusedException {
    throw new RefusedException(
        Reason.WRONG_STATE, "What this command answers is not documented, so nothing does here");
  }
}
