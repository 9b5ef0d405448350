package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.api.v3.wire.Shapes;
import envwatch.api.wire.FolderAddress;
import envwatch.api.wire.json.DistinctList;
import envwatch.api.wire.json.Entries;
import envwatch.api.wire.json.Fields;
import envwatch.api.wire.json.Json;
import envwatch.api.wire.json.JsonCursor;
import envwatch.api.wire.json.JsonObject;
import envwatch.api.wire.json.ServedDate;
import envwatch.model.CloudFolder;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.model.action.ExecutionStatus;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads v3's answers: bare objects and arrays. */
final class Answers {
  private Answers() {}

  static EnvironmentReader environment(byte[] body) throws Unreadable {
    return Json.read(body, EnvironmentReader::complete);
  }

  static Entries<EnvironmentReader> environments(byte[] body) throws Unreadable {
    return Json.read(
        body, in -> DistinctList.read(in, EnvironmentReader::listed, EnvironmentReader::listedId));
  }

  static SnapshotListing snapshots(byte[] body) throws Unreadable {
    return Json.read(body, Answers::snapshots);
  }

  private static @Nullable SnapshotListing snapshots(JsonCursor in) throws Unreadable {
    Entries<Snapshot> entries = in.entries(Answers::snapshot);
    return entries == null || entries.unreadable()
        ? null
        : new SnapshotListing(entries.read(), entries.unread());
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

  static CloudFolder cloudFolder(byte[] body) throws Unreadable {
    JsonObject served = Shapes.object(body);
    return new CloudFolder(
        FolderAddress.of(null, served.line("host"), served.line("path")),
        served.line("userName"),
        served.password("password"),
        Stream.concat(
                Stream.ofNullable(served.object("userFolder")),
                served.objects("projectFolders").stream())
            .map(Answers::folder)
            .filter(Objects::nonNull)
            .toList());
  }

  private static CloudFolder.@Nullable Folder folder(JsonObject served) {
    String name = served.line("name");
    return name == null
        ? null
        : new CloudFolder.Folder(name, served.line("quotaSizeInUseGB"), served.line("quotaSizeGB"));
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
}
