package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.EnvironmentOrder.Content.OfSnapshot;
import envwatch.simulator.EnvironmentOrder.Content.OfTemplates;
import envwatch.simulator.RefusedException.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Creates environments and machines by order. */
final class CreationOperations {
  /** Far from the machines of other environments. */
  private static final int FIRST_MACHINE = 600;

  private final World world;
  private final Operations operations;
  private final WorldState registry;
  private final Changes changes;
  private final Ids ids;
  private final MachineSeed machines;

  CreationOperations(
      World world, Operations operations, WorldState registry, Changes changes, Random random) {
    this.world = world;
    this.operations = operations;
    this.registry = registry;
    this.changes = changes;
    this.ids = new Ids(random);
    this.machines = new MachineSeed(random, ids, FIRST_MACHINE);
  }

  /** Starts creating an environment, which is prepared and then runs. */
  LabEnvironment create(EnvironmentOrder order) throws RefusedException {
    requirePossible(order);
    return switch (order.content()) {
      case OfSnapshot(LabSnapshot snapshot) ->
          begin(
              order,
              blueprintOf(order, snapshot),
              Optional.of(snapshot),
              like(snapshot.machines()));
      case OfTemplates(List<MachineOrder> orders) ->
          begin(order, ownBlueprint(order), Optional.empty(), make(orders, 0));
    };
  }

  /** Refuses an order whose parts do not fit together. */
  void requirePossible(EnvironmentOrder order) throws RefusedException {
    requireName("environment", order.name());
    LabPolicy policy = policyOf(order);
    switch (order.content()) {
      case OfSnapshot(LabSnapshot snapshot) -> requireFitting(order, policy, snapshot);
      case OfTemplates(List<MachineOrder> orders) -> requireQuota(Hardware.NONE, orders);
    }
  }

  /** Starts creating a copy of an environment: the same machines, by the same policy. */
  LabEnvironment copy(String environmentId, LabUser owner) throws RefusedException {
    LabEnvironment pattern = operations.editable(environmentId);
    Operations.requireState(pattern, "copied", Operations.AT_REST);
    LabEnvironment.Origin origin = pattern.origin();
    EnvironmentOrder order =
        new EnvironmentOrder(
            pattern.name(),
            pattern.description(),
            origin.project(),
            origin.policy(),
            Optional.of(origin.region()),
            owner,
            new OfTemplates(List.of()));
    return begin(order, origin.blueprint(), pattern.snapshot(), like(pattern.machines()));
  }

  /** Adds machines, which start if the environment is running. */
  List<LabMachine> addMachines(String environmentId, List<MachineOrder> orders)
      throws RefusedException {
    LabEnvironment environment = operations.editable(environmentId);
    Operations.requireState(environment, "changed", Operations.AT_REST);
    requireQuota(environment.hardware(), orders);
    List<LabMachine> added = make(orders, environment.machines().size());
    registry.put(environment.withMore(added));
    if (environment.state() == EnvironmentState.RUNNING) {
      added.forEach(one -> changes.start(environment.id(), one.id(), world.now()));
    }
    return added;
  }

  /** The oldest environment that a person has by a policy. */
  Optional<LabEnvironment> existing(LabUser owner, LabPolicy policy) {
    return world.environmentsOutsideClasses().stream()
        .filter(one -> one.owner().equals(owner))
        .filter(one -> one.origin().policy().map(LabPolicy::id).equals(Optional.of(policy.id())))
        .findFirst();
  }

  private static LabPolicy policyOf(EnvironmentOrder order) throws RefusedException {
    LabPolicy policy = order.policy().orElseGet(() -> order.project().policies().getFirst());
    refuseIf(
        !order.project().policies().contains(policy),
        Reason.BAD_PARAMETER,
        "The policy does not belong to the project");
    refuseIf(
        !policy.allowsCreation(),
        Reason.WRONG_STATE,
        "The policy does not allow environments to be created");
    return policy;
  }

  private static void requireFitting(EnvironmentOrder order, LabPolicy policy, LabSnapshot snapshot)
      throws RefusedException {
    refuseIf(
        order.project().blueprintsOf(policy).stream()
            .noneMatch(one -> one.id().equals(snapshot.blueprintId())),
        Reason.BAD_PARAMETER,
        "The policy does not offer the blueprint of the snapshot");
  }

  private static LabBlueprint blueprintOf(EnvironmentOrder order, LabSnapshot snapshot)
      throws RefusedException {
    return first(
        "blueprint", order.project().blueprints(), one -> one.id().equals(snapshot.blueprintId()));
  }

  /** A blueprint of its own, which is not offered before it has a snapshot. */
  private LabBlueprint ownBlueprint(EnvironmentOrder order) {
    return new LabBlueprint(ids.id(), ids.token(), order.name(), order.description(), world.now());
  }

  private static void requireName(String kind, String name) throws RefusedException {
    refuseIf(
        name.isBlank(), Reason.BAD_PARAMETER, "The name of the " + kind + " must not be empty");
  }

  private static void requireQuota(Hardware used, List<MachineOrder> orders)
      throws RefusedException {
    Hardware all = used;
    for (MachineOrder order : orders) {
      requireName("machine", order.name());
      all = all.plus(order.template().hardware());
    }
    refuseIf(
        !all.isWithin(HardwareWish.QUOTA),
        Reason.WRONG_STATE,
        "The environment's quota does not allow that many machines");
  }

  private List<LabMachine> like(List<LabMachine> patterns) {
    return patterns.stream()
        .map(pattern -> machines.makeLike(pattern, MachineState.PREPARING))
        .toList();
  }

  private List<LabMachine> make(List<MachineOrder> orders, int first) {
    List<LabMachine> made = new ArrayList<>();
    for (MachineOrder order : orders) {
      made.add(
          machines.makeFrom(
              order.template(),
              order.name(),
              order.description(),
              first + made.size(),
              MachineState.SUSPENDED));
    }
    return made;
  }

  private LabEnvironment begin(
      EnvironmentOrder order,
      LabBlueprint blueprint,
      Optional<LabSnapshot> snapshot,
      List<LabMachine> made)
      throws RefusedException {
    LabPolicy policy = policyOf(order);
    LabEnvironment environment =
        new LabEnvironment(
            ids.id(),
            ids.token(),
            new LabEnvironment.Origin(
                order.project(),
                Optional.of(policy),
                blueprint,
                order.region().orElseGet(() -> registry.catalogue().regions().getFirst()),
                Optional.empty()),
            snapshot,
            order.name(),
            order.description(),
            order.owner(),
            world.now(),
            world.now().plus(policy.lifetime()),
            EnvironmentState.PREPARING,
            Optional.empty(),
            made);
    registry.put(environment);
    changes.create(environment.id(), world.now());
    return environment;
  }
}
