package envwatch.api.v2;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.api.wire.json.DistinctList;
import envwatch.api.wire.json.Entries;
import envwatch.api.wire.json.Fields;
import envwatch.api.wire.json.JsonCursor;
import envwatch.api.wire.json.JsonObject;
import envwatch.api.wire.json.JsonReading;
import envwatch.api.wire.json.ServedDate;
import envwatch.model.Environment;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.model.action.ExecutionStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the content of {@code data}; returns null if it does not have the expected shape, so that
 * the envelope around it can still be read to its end.
 */
final class Answers {
  private Answers() {}

  static @Nullable Entries<Environment> environments(JsonCursor in) throws Unreadable {
    return perhapsDoubled(
        in, each -> DistinctList.read(each, EnvironmentReader::listed, Environment::id));
  }

  /** The objects of a list, which may be the only one in an object. */
  static @Nullable List<JsonObject> objects(JsonCursor in) throws Unreadable {
    List<?> list =
        switch (JsonObject.value(in)) {
          case List<?> array -> array;
          case JsonObject object when object.lists().size() == 1 -> object.lists().getFirst();
          case null, default -> null;
        };
    List<JsonObject> objects = list == null ? List.of() : JsonObject.objects(list);
    return list == null || objects.isEmpty() && !list.isEmpty() ? null : objects;
  }

  static @Nullable SnapshotListing snapshots(JsonCursor in) throws Unreadable {
    Entries<Snapshot> entries = perhapsDoubled(in, each -> each.entries(Answers::snapshot));
    return entries == null || entries.unreadable()
        ? null
        : new SnapshotListing(entries.read(), entries.unread());
  }

  private static @Nullable Snapshot snapshot(JsonCursor in) throws Unreadable {
    Fields fields = Fields.read(in);
    String id = fields == null ? null : fields.id("snapshotId");
    if (fields == null || id == null) {
      return null;
    }
    String name = fields.line("name");
    return new Snapshot(
        new SnapshotId(id),
        name == null ? id : name,
        fields.line("author"),
        fields.lines("comment"),
        ServedDate.instant(fields.served("creationTime")),
        fields.line("creationTime"),
        fields.isTrue("isDefault"),
        fields.isTrue("isLatest"));
  }

  static ExecutionStatus execution(Fields fields) {
    return new ExecutionStatus(
        fields.truth("success"),
        fields.integer("error_code"),
        fields.lastLines("standard_output"),
        fields.lastLines("standard_error"),
        fields.line("executed_path"),
        fields.exceedsLastLines("standard_output") || fields.exceedsLastLines("standard_error"));
  }

  /**
   * Reads a list that is either the value itself or wrapped in another object as its {@code data}.
   */
  private static <T> @Nullable T perhapsDoubled(
      JsonCursor in, JsonReading<? extends @Nullable T> reading) throws Unreadable {
    return in.onArray() ? reading.read(in) : in.onlyField("data", reading);
  }
}
