package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.api.wire.Entries;
import envwatch.api.wire.EnvironmentList;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.ServedDate;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionStatus;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import org.jspecify.annotations.Nullable;

/** Reads v3's answers: bare objects and arrays. */
final class Answers {
  private Answers() {}

  static WireEnvironment environment(byte[] body) throws Unreadable {
    return Json.read(
        body,
        in -> {
          WireEnvironment served = WireEnvironment.read(in);
          if (served == null || !served.isEnvironment()) {
            throw otherShape();
          }
          return served;
        });
  }

  /** An environment of a list, where everyone has an id. */
  record Listed(EnvironmentId id, WireEnvironment served) {}

  static Entries<Listed> environments(byte[] body) throws Unreadable {
    return Json.read(
        body,
        in -> {
          Entries<Listed> entries = EnvironmentList.read(in, Answers::listed, Listed::id);
          if (entries == null) {
            throw otherShape();
          }
          return entries;
        });
  }

  private static @Nullable Listed listed(JsonCursor in) throws Unreadable {
    WireEnvironment served = WireEnvironment.read(in);
    String id = served == null ? null : served.id();
    return served == null || id == null || id.isBlank()
        ? null
        : new Listed(new EnvironmentId(id), served);
  }

  static SnapshotListing snapshots(byte[] body) throws Unreadable {
    return Json.read(
        body,
        in -> {
          Entries<Snapshot> entries = in.entries(Answers::snapshot);
          if (entries == null || entries.unreadable()) {
            throw otherShape();
          }
          return new SnapshotListing(entries.read(), entries.unread());
        });
  }

  private static @Nullable Snapshot snapshot(JsonCursor in) throws Unreadable {
    Fields fields = Fields.read(in);
    String id = fields == null ? null : fields.id("id");
    if (fields == null || id == null) {
      return null;
    }
    String name = fields.line("name");
    return new Snapshot(
        new SnapshotId(id),
        name == null ? id : name,
        fields.line("authorName"),
        fields.lines("comment") == null ? fields.lines("description") : fields.lines("comment"),
        ServedDate.instant(fields.served("createTime")),
        fields.line("createTime"),
        fields.isTrue("isDefault"),
        fields.isTrue("isLatest"));
  }

  static ExecutionStatus execution(byte[] body) throws Unreadable {
    Fields fields = Fields.in(body);
    return new ExecutionStatus(
        fields.truth("success"),
        fields.integer("exitCode"),
        fields.lastLines("standardOutput"),
        fields.lastLines("standardError"),
        fields.line("executedPath"),
        fields.exceedsLastLines("standardOutput") || fields.exceedsLastLines("standardError"));
  }

  private static Unreadable otherShape() {
    return new Unreadable(Unreadable.What.OTHER_SHAPE, null);
  }
}
