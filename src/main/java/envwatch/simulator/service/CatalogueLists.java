package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.World;
import java.util.List;

/** Snapshots and blueprints in the lists of v1 and v2, which write them alike. */
final class CatalogueLists {
  private CatalogueLists() {}

  /** The snapshots of a blueprint, the oldest first. */
  public static JsonArray snapshots(World world, String blueprintId) {
    List<LabSnapshot> all = world.snapshots(blueprintId);
    return Json.array(all.stream().map(snapshot -> snapshot(snapshot, all)));
  }

  private static JsonObject snapshot(LabSnapshot snapshot, List<LabSnapshot> all) {
    return Json.object()
        .put("SnapshotId", snapshot.id())
        .put("Name", snapshot.name())
        .put("Author", snapshot.author())
        .put("Comment", snapshot.comment())
        .put("CreationTime", Dates.american(snapshot.created()))
        .put("IsDefault", snapshot.isDefault())
        .put("IsLatest", snapshot.equals(all.getLast()));
  }

  /** The blueprints other than its own to which a snapshot of the environment can be added. */
  public static JsonArray otherBlueprints(World world, LabEnvironment environment) {
    String own = environment.origin().blueprint().id();
    return Json.array(
        world.catalogue().blueprints().stream()
            .filter(blueprint -> !blueprint.id().equals(own))
            .map(blueprint ->
                Json.object().put("ApiId", blueprint.id()).put("Name", blueprint.name())));
  }
}
