package envwatch.simulator;

import java.util.Optional;

/**
 * A request to take a snapshot.
 *
 * @param newBlueprint the name of a blueprint to create for it
 * @param otherBlueprint the id of a blueprint to add it to; with neither, it is added to the
 *     environment's own blueprint
 */
record SnapshotOrder(
    String name,
    String description,
    boolean asDefault,
    Optional<String> newBlueprint,
    Optional<String> otherBlueprint) {}
