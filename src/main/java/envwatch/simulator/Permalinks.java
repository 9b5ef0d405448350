package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;
import static envwatch.simulator.RefusedException.known;

import envwatch.simulator.EnvironmentOrder.Content.OfSnapshot;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Links to environments of a snapshot: who follows one comes to the environment that they already
 * have of it, or to a new one.
 */
final class Permalinks {
  private final World world;
  private final CreationOperations creation;
  private final Ids ids;
  private final Map<Goal, String> tokens = new HashMap<>();
  private final Map<String, Goal> goals = new HashMap<>();

  Permalinks(World world, CreationOperations creation, Random random) {
    this.world = world;
    this.creation = creation;
    this.ids = new Ids(random);
  }

  private record Goal(
      String projectToken, String policyId, String snapshotId, Optional<LabRegion> region) {}

  /**
   * Makes a link, the same whenever all these are the same.
   *
   * @param region empty for the first one
   * @return the token of the link, a secret
   */
  String make(
      LabProject project, LabPolicy policy, LabSnapshot snapshot, Optional<LabRegion> region)
      throws RefusedException {
    Goal goal = new Goal(project.token(), policy.id(), snapshot.id(), region);
    creation.requirePossible(order(goal));
    String token = tokens.computeIfAbsent(goal, any -> ids.token());
    goals.put(token, goal);
    return token;
  }

  /** The environment of the caller to which the link leads, which is created if there is none. */
  LabEnvironment follow(String token) throws RefusedException {
    Goal goal = known("permalink", goals.get(token));
    Optional<LabEnvironment> existing =
        world.environmentsOutsideClasses().stream()
            .filter(one -> one.owner().equals(world.caller()))
            .filter(one -> leadsTo(goal, one))
            .findFirst();
    return existing.isPresent() ? existing.get() : creation.create(order(goal));
  }

  private static boolean leadsTo(Goal goal, LabEnvironment environment) {
    return environment.origin().policy().filter(one -> one.id().equals(goal.policyId())).isPresent()
        && environment.snapshot().filter(one -> one.id().equals(goal.snapshotId())).isPresent();
  }

  private EnvironmentOrder order(Goal goal) throws RefusedException {
    LabSnapshot snapshot =
        world.snapshot(goal.snapshotId()).orElseThrow(() -> RefusedException.unknown("snapshot"));
    Catalogue catalogue = world.catalogue();
    LabProject project =
        first("project", catalogue.projects(), one -> one.token().equals(goal.projectToken()));
    LabPolicy policy =
        first("policy", catalogue.policies(), one -> one.id().equals(goal.policyId()));
    return new EnvironmentOrder(
        snapshot.name(),
        "",
        project,
        Optional.of(policy),
        goal.region(),
        world.caller(),
        new OfSnapshot(snapshot));
  }
}
