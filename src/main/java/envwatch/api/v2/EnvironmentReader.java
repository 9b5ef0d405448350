package envwatch.api.v2;

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
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an environment as v2 serves it with its state (service/api-v2.md "Environment"). */
final class EnvironmentReader {
  private static final FieldTable<EnvironmentReader> FIELDS =
      FieldTable.of(
          field("data", (read, in) -> read.doubled = read(in)),
          field("envId", (read, in) -> read.envId = ServedIds.only(read.envId, in.exact())),
          field("name", (read, in) -> read.name = in.text()),
          field("description", (read, in) -> read.environment.description(in.lines())),
          field("owner", (read, in) -> read.environment.owner(in.line())),
          field("status_code", (read, in) -> read.statusCode = in.integer()),
          field("status_text", (read, in) -> read.statusText = in.text()),
          field("expirationTime", (read, in) -> read.environment.expiration(in.expiration())),
          field("licenseValid", (read, in) -> read.environment.license(in.line())),
          field("invitationAllowed", (read, in) -> read.environment.invitationAllowed(in.truth())),
          field("view_url", (read, in) -> read.environment.page(in.exact())),
          field("organization", (read, in) -> read.environment.organization(in.line())),
          field("project", (read, in) -> read.environment.project(in.line())),
          field("environmentPolicy", (read, in) -> read.environment.policy(in.line())),
          field("blueprint", (read, in) -> read.environment.blueprint(in.line())),
          field("snapshot", (read, in) -> read.environment.snapshot(in.line())),
          field(
              "available_actions", (read, in) -> read.availableActions = AvailableActions.read(in)),
          field("resources", (read, in) -> read.environment.resources(ResourcesReader.read(in))),
          field(
              "vms",
              (read, in) -> read.vms = in.entries(each -> MachineReader.read(each, read.ids))));

  private final Environment.Builder environment = Environment.builder();
  private final MachineIds ids = new MachineIds();
  private @Nullable EnvironmentReader doubled;
  private @Nullable String envId;
  private @Nullable String name;
  private @Nullable Integer statusCode;
  private @Nullable String statusText;
  private @Nullable AvailableActions availableActions;
  private @Nullable Entries<Machine> vms;

  private EnvironmentReader() {}

  /** The requested environment; null when the value has none of an environment's fields. */
  static @Nullable Environment complete(JsonCursor in, EnvironmentId asked) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    if (read == null || !read.isEnvironment()) {
      return null;
    }
    read.missMachines(in);
    return read.build(asked, in.unread() - before);
  }

  /** An entry of a list with machines; null when it has no id. */
  static @Nullable Environment listed(JsonCursor in) throws Unreadable {
    return entry(in, Detail.COMPLETE);
  }

  /** An entry of a list without machines; null when it has no id. */
  static @Nullable Environment line(JsonCursor in) throws Unreadable {
    return entry(in, Detail.LISTED);
  }

  private static @Nullable Environment entry(JsonCursor in, Detail detail) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    if (read == null || read.envId == null || read.envId.isBlank()) {
      return null;
    }
    if (detail == Detail.COMPLETE) {
      read.missMachines(in);
    }
    read.environment.detail(detail);
    return read.build(new EnvironmentId(read.envId), in.unread() - before);
  }

  private void missMachines(JsonCursor in) {
    if (vms == null) {
      in.notUnderstood();
    }
  }

  /**
   * Returns null when the value is not an object. An object that contains only {@code data} is
   * unwrapped, as in the example of GetEnvironmentState.
   */
  private static @Nullable EnvironmentReader read(JsonCursor in) throws Unreadable {
    var reader = new EnvironmentReader();
    if (!in.readFields(FIELDS, reader)) {
      return null;
    }
    if (reader.doubled != null && reader.envId == null && reader.name == null) {
      return reader.doubled;
    }
    return reader;
  }

  private boolean isEnvironment() {
    return envId != null || name != null || statusText != null || !machines().isEmpty();
  }

  private List<Machine> machines() {
    return vms == null ? List.of() : vms.read();
  }

  private Environment build(EnvironmentId id, int unread) {
    Status word = StatusRule.byWord(StatusWords.status(statusText), statusCode);
    Status status = StatusRule.environment(word, availableActions, machines());
    return environment
        .id(id)
        .name(ServedText.line(name))
        .status(status)
        .availableActions(
            availableActions == null
                ? null
                : availableActions.notRuledOut(V2Service.CAPABILITIES.actions()))
        .machines(machines().stream().map(vm -> StatusRule.machine(vm, status.phase())).toList())
        .unread(unread)
        .build();
  }
}
