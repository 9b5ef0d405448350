package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.api.wire.Fields;
import envwatch.api.wire.FolderAddress;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.SnapshotFields;
import envwatch.model.Action;
import envwatch.model.CloudFolder;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads v3's answers: bare objects and arrays. */
final class Answers {
  static final SnapshotFields SNAPSHOT =
      new SnapshotFields(
          "id", "name", "authorName", List.of("comment", "description"), "createTime");

  private Answers() {}

  static CloudFolder cloudFolder(JsonObject served) throws Unreadable {
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

  /** What the answer to an accepted request says, or the refusal that it is nevertheless. */
  static Acceptance acceptance(Action action, byte[] body) throws ApiException {
    return switch (action) {
      case Action.PostponeInactivity postpone -> postponed(fields(body));
      case Action.InviteEndUser invite -> {
        Fields served = fields(body);
        yield new Acceptance(
            null, served.line("message"), null, served.password("acceptInvitationUrl"));
      }
      case Action.EditHardware edit when fields(body).isTrue("conflictsFound") ->
          throw new ApiException.Rejected("conflictsFound", fields(body).brief("conflicts"));
      case Action.RunPath run ->
          new Acceptance(new ExecutionId(Fields.in(body).required("executionId")), null);
      default -> Acceptance.PLAIN;
    };
  }

  /** This answer is not documented; v2 refuses inside a successful answer. */
  private static Acceptance postponed(Fields served) throws ApiException.Rejected {
    Boolean success =
        served.truth("is_success") == null ? served.truth("isSuccess") : served.truth("is_success");
    String message = served.brief("message");
    if (Boolean.FALSE.equals(success)) {
      throw new ApiException.Rejected("", message.isEmpty() ? "isSuccess is false" : message);
    }
    return new Acceptance(null, message.isEmpty() ? null : message);
  }

  /** Most answers to changes are empty, and the others are not documented. */
  static Fields fields(byte[] body) {
    try {
      return Fields.in(body);
    } catch (Unreadable e) {
      return Fields.NONE;
    }
  }

  static ExecutionStatus execution(Fields fields) {
    return new ExecutionStatus(
        fields.truth("success"),
        fields.integer("exitCode"),
        fields.lastLines("standardOutput"),
        fields.lastLines("standardError"),
        fields.line("executedPath"),
        fields.exceedsLastLines("standardOutput") || fields.exceedsLastLines("standardError"));
  }
}
