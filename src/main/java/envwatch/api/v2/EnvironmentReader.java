package envwatch.api.v2;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.FieldNames;
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
  private enum Field {
    DATA("data"),
    ENV_ID("envId"),
    NAME("name"),
    DESCRIPTION("description"),
    OWNER("owner"),
    STATUS_CODE("status_code"),
    STATUS_TEXT("status_text"),
    EXPIRATION_TIME("expirationTime"),
    LICENSE_VALID("licenseValid"),
    INVITATION_ALLOWED("invitationAllowed"),
    VIEW_URL("view_url"),
    ORGANIZATION("organization"),
    PROJECT("project"),
    ENVIRONMENT_POLICY("environmentPolicy"),
    BLUEPRINT("blueprint"),
    SNAPSHOT("snapshot"),
    AVAILABLE_ACTIONS("available_actions"),
    RESOURCES("resources"),
    VMS("vms");

    private final String served;

    Field(String served) {
      this.served = served;
    }
  }

  private static final FieldNames<Field> FIELDS =
      FieldNames.of(Field.values(), field -> field.served);

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
    if (!in.enterObject()) {
      return null;
    }
    var reader = new EnvironmentReader();
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      reader.take(field, in);
    }
    if (reader.doubled != null && reader.envId == null && reader.name == null) {
      return reader.doubled;
    }
    return reader;
  }

  private void take(Field field, JsonCursor in) throws Unreadable {
    switch (field) {
      case DATA -> doubled = read(in);
      case ENV_ID -> envId = ServedIds.only(envId, in.exact());
      case NAME -> name = in.text();
      case DESCRIPTION -> environment.description(in.lines());
      case OWNER -> environment.owner(in.line());
      case STATUS_CODE -> statusCode = in.integer();
      case STATUS_TEXT -> statusText = in.text();
      case EXPIRATION_TIME -> environment.expiration(in.expiration());
      case LICENSE_VALID -> environment.license(in.line());
      case INVITATION_ALLOWED -> environment.invitationAllowed(in.truth());
      case VIEW_URL -> environment.page(in.exact());
      case ORGANIZATION -> environment.organization(in.line());
      case PROJECT -> environment.project(in.line());
      case ENVIRONMENT_POLICY -> environment.policy(in.line());
      case BLUEPRINT -> environment.blueprint(in.line());
      case SNAPSHOT -> environment.snapshot(in.line());
      case AVAILABLE_ACTIONS -> availableActions = AvailableActions.read(in);
      case RESOURCES -> environment.resources(ResourcesReader.read(in));
      case VMS -> vms = in.entries(each -> MachineReader.read(each, ids));
    }
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
