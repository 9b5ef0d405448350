package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a version calls the fields of a snapshot, wherever it serves one: in the list of an
 * environment and among what environments can be created from. Of several snapshots with the same
 * id, the first is kept.
 *
 * @param comments the first of them that is served is the comment
 */
public record SnapshotFields(
    String id, String name, String author, List<String> comments, String created) {
  public SnapshotFields {
    comments = List.copyOf(comments);
  }

  /** Returns null when the value is not a list, or is a list with no readable snapshot. */
  public @Nullable SnapshotListing listing(JsonCursor in) throws Unreadable {
    Entries<Snapshot> entries = in.distinct(this::snapshot, Snapshot::id);
    return entries == null ? null : new SnapshotListing(entries.read(), entries.unread());
  }

  /** Leaves out those that cannot be read. */
  public List<Snapshot> of(Stream<JsonObject> served) {
    Map<SnapshotId, Snapshot> found = new LinkedHashMap<>();
    served
        .map(this::snapshot)
        .filter(Objects::nonNull)
        .forEach(each -> found.putIfAbsent(each.id(), each));
    return List.copyOf(found.values());
  }

  private @Nullable Snapshot snapshot(JsonCursor in) throws Unreadable {
    JsonObject served = JsonObject.read(in);
    return served == null ? null : snapshot(served);
  }

  private @Nullable Snapshot snapshot(JsonObject served) {
    String servedId = served.id(id);
    return servedId == null
        ? null
        : new Snapshot(
            new SnapshotId(servedId),
            Objects.requireNonNullElse(served.line(name), servedId),
            served.line(author),
            comment(served),
            ServedDate.instant(served.text(created)),
            served.line(created),
            served.isTrue("isDefault"),
            served.isTrue("isLatest"));
  }

  private @Nullable String comment(JsonObject served) {
    return comments.stream().map(served::lines).filter(Objects::nonNull).findFirst().orElse(null);
  }
}
