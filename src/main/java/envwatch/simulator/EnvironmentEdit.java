package envwatch.simulator;

import java.util.List;
import java.util.Optional;

/**
 * New values for properties of an environment; empty ones are not changed.
 *
 * @param pageImage the path of the picture on the page of its machines
 * @param snapshotOnAutoDelete whether a snapshot is taken when it expires
 */
record EnvironmentEdit(
    Optional<String> name,
    Optional<String> description,
    Optional<String> pageImage,
    Optional<List<String>> labels,
    Optional<Boolean> snapshotOnAutoDelete) {}
