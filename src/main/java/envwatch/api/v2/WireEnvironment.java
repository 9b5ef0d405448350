package envwatch.api.v2;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
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
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field) {
        case "data" -> doubled = read(in);
        case "envId" -> envId = in.text();
        case "name" -> name = in.text();
        case "description" -> description = in.lines();
        case "owner" -> owner = in.line();
        case "status_code" -> statusCode = in.integer();
        case "status_text" -> statusText = in.text();
        case "expirationTime" -> expiration = in.expiration();
        case "licenseValid" -> licenseValid = in.line();
        case "invitationAllowed" -> invitationAllowed = in.truth();
        case "view_url" -> viewUrl = in.line();
        case "organization" -> organization = in.line();
        case "project" -> project = in.line();
        case "environmentPolicy" -> environmentPolicy = in.line();
        case "blueprint" -> blueprint = in.line();
        case "snapshot" -> snapshot = in.line();
        case "available_actions" -> availableActions = WireActions.read(in);
        case "resources" -> resources = WireResources.read(in);
        case "vms" -> vms = in.list(each -> WireVm.read(each, ids));
        default -> in.skip();
      }
    }
    if (doubled != null && envId == null && name == null) {
      return doubled;
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

  /** Whether the object says anything that an environment says. */
  boolean isEnvironment() {
    return envId != null || name != null || statusText != null || !vms.isEmpty();
  }

  /**
   * @param id the one asked for; in a list the one served
   */
  Environment toModel(EnvironmentId id) {
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
        vms.stream().map(vm -> StatusRule.machine(vm, status.phase())).toList());
  }
}
