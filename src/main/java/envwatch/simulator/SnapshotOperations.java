package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.time.Instant;
import java.util.Set;

/** The operations of the service on snapshots. */
final class SnapshotOperations {
  private static final int LONGEST_NAME = 32;

  private final World world;
  private final Operations operations;
  private final WorldState registry;
  private final Changes changes;
  private final Ids ids;

  SnapshotOperations(
      World world, Operations operations, WorldState registry, Changes changes, Ids ids) {
    this.world = world;
    this.operations = operations;
    this.registry = registry;
    this.changes = changes;
    this.ids = ids;
  }

  /** Starts taking a snapshot, which exists once the environment is ready again. */
  void take(String environmentId, SnapshotOrder order) throws RefusedException {
    LabEnvironment environment = operations.editable(environmentId);
    refuseIf(
        order.name().isBlank() || order.name().length() > LONGEST_NAME,
        Reason.BAD_PARAMETER,
        "A snapshot's name has 1 to 32 characters");
    refuseIf(
        order.newBlueprint().isPresent() && order.otherBlueprint().isPresent(),
        Reason.BAD_PARAMETER,
        "Name at most one blueprint");
    Operations.requireState(environment, "saved", Set.of(EnvironmentState.RUNNING));
    LabBlueprint blueprint = blueprintFor(environment, order);
    changes.takeSnapshot(
        environment.id(),
        world.now(),
        moment -> registry.add(snapshot(environment, blueprint, order, moment)));
  }

  private LabBlueprint blueprintFor(LabEnvironment environment, SnapshotOrder order)
      throws RefusedException {
    if (order.newBlueprint().isPresent()) {
      LabBlueprint made =
          new LabBlueprint(
              ids.id(), ids.token(), order.newBlueprint().get(), order.description(), world.now());
      registry.add(environment.origin().project(), made);
      return made;
    }
    if (order.otherBlueprint().isEmpty()) {
      return own(environment);
    }
    String wanted = order.otherBlueprint().get();
    return first("blueprint", registry.catalogue().blueprints(), one -> one.isCalled(wanted));
  }

  /** The environment's own blueprint, which is offered as soon as it has a snapshot. */
  private LabBlueprint own(LabEnvironment environment) {
    LabBlueprint own = environment.origin().blueprint();
    if (registry.catalogue().projectOfBlueprint(own.id()).isEmpty()) {
      registry.add(environment.origin().project(), own);
    }
    return own;
  }

  private LabSnapshot snapshot(
      LabEnvironment environment, LabBlueprint blueprint, SnapshotOrder order, Instant moment) {
    return new LabSnapshot(
        ids.id(),
        ids.token(),
        blueprint.id(),
        order.name(),
        world.caller().fullName(),
        order.description(),
        moment,
        order.asDefault(),
        registry.nextSnapshotNumber(blueprint.id()),
        environment.machines());
  }

  /** Makes it the default: new environments of its blueprint are created from it from now on. */
  LabSnapshot markDefault(String snapshotId) throws RefusedException {
    LabSnapshot snapshot =
        world.snapshot(snapshotId).orElseThrow(() -> RefusedException.unknown("snapshot"));
    registry.makeDefault(snapshot);
    return snapshot;
  }
}
