package envwatch.simulator;

import java.util.List;
import java.util.Optional;

/**
 * The days before a world is served. The present is given, so that the first view of a world is the
 * same with and without a past: the days lead to it. The same seed gives the same past.
 *
 * @param environments of the present
 * @param snapshots those that existed at the beginning
 * @param machines how many each environment has; empty for 1 to 8, varied
 */
record Past(
    long seed,
    Catalogue catalogue,
    List<LabEnvironment> environments,
    List<LabSnapshot> snapshots,
    Optional<Integer> machines,
    Span days) {}
