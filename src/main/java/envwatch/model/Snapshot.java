package envwatch.model;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A saved state of all machines of a blueprint.
 *
 * @param created when it was taken; null if the service's date could not be read (v2's has no time
 *     zone)
 * @param createdText the date as served
 */
public record Snapshot(
    SnapshotId id,
    String name,
    @Nullable String author,
    @Nullable String comment,
    @Nullable Instant created,
    @Nullable String createdText,
    boolean isDefault,
    boolean isLatest) {}
