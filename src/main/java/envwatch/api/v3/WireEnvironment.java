package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An environment as v3 serves it: with machines and the names of everything but its region from
 * getextended, with ids and a status in words from the list (service/api-v3.md section 3).
 *
 * @param vms null in a list
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
    @Nullable List<Machine> vms) {

  /** Null when the value is no object. */
  static @Nullable WireEnvironment read(JsonCursor in) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
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
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field) {
        case "id" -> id = in.text();
        case "name" -> name = in.text();
        case "description" -> description = in.lines();
        case "status" -> status = in.text();
        case "statusCode" -> statusCode = in.integer();
        case "statusText" -> statusText = in.text();
        case "expirationTime" -> expiration = in.expiration();
        case "ownerEmail" -> ownerEmail = in.line();
        case "organization" -> organization = in.line();
        case "invitationAllowed" -> invitationAllowed = in.truth();
        case "projectId" -> projectId = in.text();
        case "projectName" -> projectName = in.line();
        case "policyId" -> policyId = in.text();
        case "policyName" -> policyName = in.line();
        case "blueprintId" -> blueprintId = in.text();
        case "blueprintName" -> blueprintName = in.line();
        case "regionId" -> regionId = in.text();
        case "snapshotName" -> snapshotName = in.line();
        case "vms" -> vms = in.list(each -> WireVm.read(each, ids));
        default -> in.skip();
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
        vms);
  }

  /** Whether the object says anything that an environment says. */
  boolean isEnvironment() {
    return id != null || name != null || statusCode != null || vms != null;
  }
}
