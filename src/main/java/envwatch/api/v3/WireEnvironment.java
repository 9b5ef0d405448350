package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.FieldNames;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.api.wire.ServedIds;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An environment as v3 serves it: with machines and the names of everything but its region from
 * getextended, with ids and a status in words from the list (service/api-v3.md section 3).
 *
 * @param vms null in a list
 * @param unread how many parts of it could not be understood
 */
record WireEnvironment(
    @Nullable String id,
    @Nullable String name,
    @Nullable String description,
    @Nullable String status,
    @Nullable Integer statusCode,
    @Nullable String statusText,
    Expiration expiration,
    @Nullable String ownerEmail,
    @Nullable String organization,
    @Nullable Boolean invitationAllowed,
    @Nullable String projectId,
    @Nullable String projectName,
    @Nullable String policyId,
    @Nullable String policyName,
    @Nullable String blueprintId,
    @Nullable String blueprintName,
    @Nullable String regionId,
    @Nullable String snapshotName,
    @Nullable List<Machine> vms,
    int unread) {
  private enum Field {
    ID("id"),
    NAME("name"),
    DESCRIPTION("description"),
    STATUS("status"),
    STATUS_CODE("statusCode"),
    STATUS_TEXT("statusText"),
    EXPIRATION_TIME("expirationTime"),
    OWNER_EMAIL("ownerEmail"),
    ORGANIZATION("organization"),
    INVITATION_ALLOWED("invitationAllowed"),
    PROJECT_ID("projectId"),
    PROJECT_NAME("projectName"),
    POLICY_ID("policyId"),
    POLICY_NAME("policyName"),
    BLUEPRINT_ID("blueprintId"),
    BLUEPRINT_NAME("blueprintName"),
    REGION_ID("regionId"),
    SNAPSHOT_NAME("snapshotName"),
    VMS("vms");

    private final String served;

    Field(String served) {
      this.served = served;
    }
  }

  private static final FieldNames<Field> FIELDS =
      FieldNames.of(Field.values(), field -> field.served);

  /** Null when the value is no object. */
  static @Nullable WireEnvironment read(JsonCursor in) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    int before = in.unread();
    String id = null;
    String name = null;
    String description = null;
    String status = null;
    Integer statusCode = null;
    String statusText = null;
    Expiration expiration = Expiration.NONE;
    String ownerEmail = null;
    String organization = null;
    Boolean invitationAllowed = null;
    String projectId = null;
    String projectName = null;
    String policyId = null;
    String policyName = null;
    String blueprintId = null;
    String blueprintName = null;
    String regionId = null;
    String snapshotName = null;
    var ids = new MachineIds();
    List<Machine> vms = null;
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      switch (field) {
        case ID -> id = ServedIds.only(id, in.exact());
        case NAME -> name = in.text();
        case DESCRIPTION -> description = in.lines();
        case STATUS -> status = in.text();
        case STATUS_CODE -> statusCode = in.integer();
        case STATUS_TEXT -> statusText = in.text();
        case EXPIRATION_TIME -> expiration = in.expiration();
        case OWNER_EMAIL -> ownerEmail = in.line();
        case ORGANIZATION -> organization = in.line();
        case INVITATION_ALLOWED -> invitationAllowed = in.truth();
        case PROJECT_ID -> projectId = in.text();
        case PROJECT_NAME -> projectName = in.line();
        case POLICY_ID -> policyId = in.text();
        case POLICY_NAME -> policyName = in.line();
        case BLUEPRINT_ID -> blueprintId = in.text();
        case BLUEPRINT_NAME -> blueprintName = in.line();
        case REGION_ID -> regionId = in.text();
        case SNAPSHOT_NAME -> snapshotName = in.line();
        case VMS -> vms = machines(in, ids);
      }
    }
    return new WireEnvironment(
        id,
        name,
        description,
        status,
        statusCode,
        statusText,
        expiration,
        ownerEmail,
        organization,
        invitationAllowed,
        projectId,
        projectName,
        policyId,
        policyName,
        blueprintId,
        blueprintName,
        regionId,
        snapshotName,
        vms,
        in.unread() - before);
  }

  private static @Nullable List<Machine> machines(JsonCursor in, MachineIds ids) throws Unreadable {
    Entries<Machine> entries = in.entries(each -> WireVm.read(each, ids));
    return entries == null ? null : entries.read();
  }

  /** Whether the object says anything that an environment says. */
  boolean isEnvironment() {
    return id != null || name != null || statusCode != null || vms != null;
  }
}
