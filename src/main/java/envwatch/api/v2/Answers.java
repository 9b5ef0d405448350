package envwatch.api.v2;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Fields;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.JsonReading;
import envwatch.api.wire.SnapshotFields;
import envwatch.model.Action;
import envwatch.model.Environment;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the content of {@code data}; returns null if it does not have the expected shape, so that
 * the envelope around it can still be read to its end.
 */
final class Answers {
  static final SnapshotFields SNAPSHOT =
      new SnapshotFields("SnapshotId", "Name", "Author", List.of("Comment"), "CreationTime");

  private Answers() {}

  static @Nullable Entries<Environment> environments(JsonCursor in) throws Unreadable {
    return environments(in, EnvironmentReader::listed);
  }

  /** The same from a list without machines. */
  static @Nullable Entries<Environment> lines(JsonCursor in) throws Unreadable {
    return environments(in, EnvironmentReader::line);
  }

  private static @Nullable Entries<Environment> environments(
      JsonCursor in, JsonReading<@Nullable Environment> entry) throws Unreadable {
    return perhapsDoubled(in, each -> each.distinct(entry, Environment::id));
  }

  static @Nullable SnapshotListing snapshots(JsonCursor in) throws Unreadable {
    return perhapsDoubled(in, SNAPSHOT::listing);
  }

  /** What the answer to an accepted request says, or the refusal that it is nevertheless. */
  static Acceptance acceptance(Action action, Fields served) throws ApiException {
    return switch (action) {
      case Action.PostponeInactivity postpone -> postponed(served);
      case Action.InviteEndUser invite ->
          new Acceptance(null, served.line("message"), null, served.password("acceptUrl"));
      case Action.EditHardware edit when served.isTrue("conflictsFound") ->
          throw new ApiException.Rejected("conflictsFound", served.brief("conflicts"));
      case Action.RunPath run ->
          new Acceptance(new ExecutionId(served.required("executionId")), null);
      default -> Acceptance.PLAIN;
    };
  }

  private static Acceptance postponed(Fields served) throws ApiException {
    Boolean success = served.truth("is_success");
    if (success == null) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    String message = served.brief("message");
    if (!success) {
      throw new ApiException.Rejected("", message.isEmpty() ? "is_success is false" : message);
    }
    return new Acceptance(null, message.isEmpty() ? null : message);
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
