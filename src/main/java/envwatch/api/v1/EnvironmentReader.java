package envwatch.api.v1;

import static envwatch.api.wire.FieldTable.field;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.FieldTable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.api.wire.ServedIds;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an environment as v1 serves it (service/api-v1.md "Environment (v1)"). */
final class EnvironmentReader {
  private static final FieldTable<EnvironmentReader> FIELDS =
      FieldTable.of(
          field("apiId", (read, in) -> read.apiId = ServedIds.only(read.apiId, in.exact())),
          field("name", (read, in) -> read.name = in.text()),
          field("description", (read, in) -> read.environment.description(in.lines())),
          field("status", (read, in) -> read.status = in.text()),
          field("owner", (read, in) -> read.environment.owner(in.line())),
          field("expirationTime", (read, in) -> read.environment.expiration(in.expiration())),
          field("licenseValid", (read, in) -> read.environment.license(in.line())),
          field("invitationAllowed", (read, in) -> read.environment.invitationAllowed(in.truth())),
          field("organization", (read, in) -> read.environment.organization(in.line())),
          field("campaign", (read, in) -> read.environment.project(in.line())),
          field("package", (read, in) -> read.environment.policy(in.line())),
          field("prototype", (read, in) -> read.environment.blueprint(in.line())),
          field("snapshot", (read, in) -> read.environment.snapshot(in.line())),
          field(
              "machines",
              (read, in) ->
                  read.machines = in.entries(each -> MachineReader.read(each, read.ids))));

  private final Environment.Builder environment = Environment.builder();
  private final MachineIds ids = new MachineIds();
  private @Nullable String apiId;
  private @Nullable String name;
  private @Nullable String status;
  private @Nullable Entries<Machine> machines;

  private EnvironmentReader() {}

  /** The requested environment; null when the value has none of an environment's fields. */
  static @Nullable Environment complete(JsonCursor in, EnvironmentId asked) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    if (read == null || !read.isEnvironment()) {
      return null;
    }
    if (read.machines == null) {
      in.notUnderstood();
    }
    return read.build(asked, Detail.COMPLETE, in.unread() - before);
  }

  /** An entry of a list; null when it has no id. */
  static @Nullable Environment listed(JsonCursor in) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    return read == null || read.apiId == null || read.apiId.isBlank()
        ? null
        : read.build(new EnvironmentId(read.apiId), Detail.LISTED, in.unread() - before);
  }

  /** Returns null when the value is not an object. */
  private static @Nullable EnvironmentReader read(JsonCursor in) throws Unreadable {
    var reader = new EnvironmentReader();
    return in.readFields(FIELDS, reader) ? reader : null;
  }

  private boolean isEnvironment() {
    return apiId != null || name != null || status != null || machines != null;
  }

  private Environment build(EnvironmentId id, Detail detail, int unread) {
    return environment
        .id(id)
        .detail(detail)
        .name(ServedText.line(name))
        .status(StatusWords.status(status))
        .machines(machines == null ? List.of() : machines.read())
        .unread(unread)
        .build();
  }
}
