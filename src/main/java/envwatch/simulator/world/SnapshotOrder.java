package envwatch.simulator.world;

import java.util.Optional;

/**
 * A snapshot to be taken.
 *
 * @param newBlueprint the name of a blueprint to make for it
 * @param otherBlueprint the id of a blueprint to put it in; with neither it goes to the
 *     environment's own
 */
public record SnapshotOrder(
    String name,
    String description,
    boolean asDefault,
    Optional<String> newBlueprint,
    Optional<String> otherBlueprint) {}
