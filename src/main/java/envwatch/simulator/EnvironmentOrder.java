package envwatch.simulator;

import java.util.List;
import java.util.Optional;

/**
 * A request to create an environment.
 *
 * @param policy empty for the project's default one
 * @param region empty for the first one
 */
record EnvironmentOrder(
    String name,
    String description,
    LabProject project,
    Optional<LabPolicy> policy,
    Optional<LabRegion> region,
    LabUser owner,
    Content content) {
  /** What the environment consists of at first. */
  sealed interface Content {
    /** The machines of a snapshot. */
    record OfSnapshot(LabSnapshot snapshot) implements Content {}

    /** New machines; possibly none. */
    record OfTemplates(List<MachineOrder> machines) implements Content {
      public OfTemplates {
        machines = List.copyOf(machines);
      }
    }
  }
}
