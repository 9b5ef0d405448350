package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.api.wire.Entries;
import envwatch.api.wire.EnvironmentList;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.ServedDate;
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

  static Entries<WireEnvironment> environments(byte[] body) throws Unreadable {
    return Json.read(
        body,
        in -> {
          Entries<WireEnvironment> entries =
              EnvironmentList.read(in, Answers::listed, WireEnvironment::id);
          if (entries == null) {
            throw otherShape();
          }
          return entries;
        });
  }

  private static @Nullable WireEnvironment listed(JsonCursor in) throws Unreadable {
    WireEnvironment served = WireEnvironment.read(in);
    return served == null || served.id() == null || served.id().isBlank() ? null : served;
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
