package envwatch.model;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A saved state of all machines of a blueprint.
 *
 * @param created when it was taken, as far as the service's date could be read (v2 names no zone)
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
