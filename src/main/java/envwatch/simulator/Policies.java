package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.util.Optional;

/** Adds policies to projects. */
final class Policies {
  private final WorldState registry;
  private final Ids ids;

  Policies(WorldState registry, Ids ids) {
    this.registry = registry;
    this.ids = ids;
  }

  /**
   * Adds a policy, by which environments can be created.
   *
   * @param idle after how long without use environments are suspended; empty for never
   */
  LabPolicy add(LabProject project, String name, Duration lifetime, Optional<Duration> idle)
      throws RefusedException {
    refuseIf(
        !lifetime.isPositive() || idle.filter(time -> !time.isPositive()).isPresent(),
        Reason.BAD_PARAMETER,
        "The times of a policy are above 0");
    LabPolicy made =
        new LabPolicy(ids.id(), ids.token(), name, lifetime, true, idle, Optional.empty());
    registry.add(project, made);
    return made;
  }
}
