package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentOrder;
import envwatch.simulator.world.EnvironmentOrder.Content;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.OfferFilter;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.Map;
import java.util.Optional;

/**
 * The v1 commands that create environments. Usage packages are what later versions call policies.
 */
final class V1CreationCommands {
  private final World world;

  public V1CreationCommands(World world) {
    this.world = world;
  }

  public Map<String, V1Command> commands() {
    return Map.of(
        "Env/CreateEntAppEnvOptions", this::options,
        "Env/CreateEntAppEnv", this::create,
        "Env/DoesEntAppEnvExists", this::exists);
  }

  private static OfferFilter filter(ShortIdCall call) {
    return new OfferFilter(
        call.text("campaignFilter"),
        call.text("prototypeFilter"),
        call.text("resourcePackageFilter"));
  }

  /**
   * The answer is not documented, except that it probably lists usage packages with prototypes and
   * snapshots: usage packages as InviteCustomerOptions writes them, snapshots as v2 does.
   */
  private JsonValue options(ShortIdCall call) {
    return Json.object()
        .set(
            "UsagePackagesList",
            Json.array(
                filter(call).in(world.catalogue()).stream()
                    .map(offer -> V1UsagePackages.write(offer, this::prototype))));
  }

  private JsonObject prototype(LabBlueprint blueprint) {
    return V1UsagePackages.prototype(blueprint)
        .set("Snapshots", CatalogueLists.snapshots(world, blueprint.id()));
  }

  /** A user can have only one environment of a usage package. */
  private JsonValue create(ShortIdCall call) throws RefusedException {
    LabPolicy policy = call.policy("usagePackageApiId");
    LabSnapshot snapshot = call.snapshot("snapshotApiId");
    if (!filter(call).passes(world.catalogue(), policy, snapshot.blueprintId())) {
      throw new RefusedException(
          Reason.BAD_PARAMETER, "Usage package, snapshot and filters do not belong together");
    }
    if (world.creationOperations().existing(world.caller(), policy).isPresent()) {
      throw new RefusedException(
          Reason.WRONG_STATE, "You have an environment of this usage package already");
    }
    world
        .creationOperations()
        .create(
            new EnvironmentOrder(
                call.text("environmentNewName").orElse(snapshot.name()),
                "",
                world
                    .catalogue()
                    .projectOf(policy)
                    .orElseThrow(() -> RefusedException.unknown("campaign")),
                Optional.of(policy),
                Optional.empty(),
                world.caller(),
                new Content.OfSnapshot(snapshot)));
    return Json.object().put("usagePackageApiId", policy.id());
  }

  private JsonValue exists(ShortIdCall call) throws RefusedException {
    LabPolicy policy = call.policy("usagePackageApiId");
    OfferFilter filter = filter(call);
    boolean exists =
        world
            .creationOperations()
            .existing(world.caller(), policy)
            .filter(one -> filter.passes(world.catalogue(), policy, one.origin().blueprint().id()))
            .isPresent();
    return Json.object().put("IsEnvExists", exists);
  }
}
