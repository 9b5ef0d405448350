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
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.Resources;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An environment as v2 serves it with its state (service/api-v2.md "Environment"). */
record WireEnvironment(
    @Nullable String envId,
    @Nullable String name,
    @Nullable String description,
    @Nullable String owner,
    @Nullable Integer statusCode,
    @Nullable String statusText,
    Expiration expiration,
    @Nullable String licenseValid,
    @Nullable Boolean invitationAllowed,
    @Nullable String viewUrl,
    @Nullable String organization,
    @Nullable String project,
    @Nullable String environmentPolicy,
    @Nullable String blueprint,
    @Nullable String snapshot,
    @Nullable WireActions availableActions,
    @Nullable Resources resources,
    List<Machine> vms) {
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

  /**
   * Null when the value is no object. One that holds nothing but {@code data} is unwrapped: so
   * shows the example of GetEnvironmentState.
   */
  static @Nullable WireEnvironment read(JsonCursor in) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    WireEnvironment doubled = null;
    String envId = null;
    String name = null;
    String description = null;
    String owner = null;
    Integer statusCode = null;
    String statusText = null;
    Expiration expiration = Expiration.NONE;
    String licenseValid = null;
    Boolean invitationAllowed = null;
    String viewUrl = null;
    String organization = null;
    String project = null;
    String environmentPolicy = null;
    String blueprint = null;
    String snapshot = null;
    WireActions availableActions = null;
    Resources resources = null;
    var ids = new MachineIds();
    List<Machine> vms = null;
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      switch (field) {
        case DATA -> doubled = read(in);
        case ENV_ID -> envId = ServedIds.only(envId, in.exact());
        case NAME -> name = in.text();
        case DESCRIPTION -> description = in.lines();
        case OWNER -> owner = in.line();
        case STATUS_CODE -> statusCode = in.integer();
        case STATUS_TEXT -> statusText = in.text();
        case EXPIRATION_TIME -> expiration = in.expiration();
        case LICENSE_VALID -> licenseValid = in.line();
        case INVITATION_ALLOWED -> invitationAllowed = in.truth();
        case VIEW_URL -> viewUrl = in.exact();
        case ORGANIZATION -> organization = in.line();
        case PROJECT -> project = in.line();
        case ENVIRONMENT_POLICY -> environmentPolicy = in.line();
        case BLUEPRINT -> blueprint = in.line();
        case SNAPSHOT -> snapshot = in.line();
        case AVAILABLE_ACTIONS -> availableActions = WireActions.read(in);
        case RESOURCES -> resources = WireResources.read(in);
        case VMS -> vms = machines(in, ids);
      }
    }
    if (doubled != null && envId == null && name == null) {
      return doubled;
    }
    if (vms == null) {
      in.notUnderstood();
    }
    return new WireEnvironment(
        envId,
        name,
        description,
        owner,
        statusCode,
        statusText,
        expiration,
        licenseValid,
        invitationAllowed,
        viewUrl,
        organization,
        project,
        environmentPolicy,
        blueprint,
        snapshot,
        availableActions,
        resources,
        vms == null ? List.of() : vms);
  }

  private static @Nullable List<Machine> machines(JsonCursor in, MachineIds ids) throws Unreadable {
    Entries<Machine> entries = in.entries(each -> WireVm.read(each, ids));
    return entries == null ? null : entries.read();
  }

  /** Whether the object says anything that an environment says. */
  boolean isEnvironment() {
    return envId != null || name != null || statusText != null || !vms.isEmpty();
  }

  /**
   * @param id the one asked for; in a list the one served
   * @param unread how many parts of it could not be understood
   */
  Environment toModel(EnvironmentId id, int unread) {
    String shownName = ServedText.line(name);
    Status word = StatusRule.byWord(StatusWords.status(statusText), statusCode);
    Status status = StatusRule.environment(word, availableActions, vms);
    return new Environment(
        id,
        Environment.Detail.COMPLETE,
        shownName == null ? id.value() : shownName,
        description,
        status,
        owner,
        expiration,
        licenseValid,
        invitationAllowed,
        organization,
        project,
        environmentPolicy,
        blueprint,
        snapshot,
        null,
        viewUrl,
        resources,
        availableActions == null
            ? null
            : availableActions.notRuledOut(V2Service.CAPABILITIES.actions()),
        vms.stream().map(vm -> StatusRule.machine(vm, status.phase())).toList(),
        unread);
  }
}
