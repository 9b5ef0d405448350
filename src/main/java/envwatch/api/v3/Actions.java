package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServedIds;
import envwatch.model.Action;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.Invitation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sends action requests to v3 (service/api-v3.md sections 3, 4, 7 and 9). */
final class Actions {
  private static final int OF_BLUEPRINT = 1;
  private static final int OF_TEMPLATE = 2;

  private final Exchange exchange;

  Actions(Exchange exchange) {
    this.exchange = exchange;
  }

  Acceptance perform(Action action) throws ApiException {
    return switch (action) {
      case Action.ResumeEnvironment resume -> put("envs/actions/resume", environment(resume));
      case Action.SuspendEnvironment suspend -> put("envs/actions/suspend", environment(suspend));
      case Action.ExtendEnvironment extend -> put("envs/actions/extend", environment(extend));
      case Action.PostponeInactivity postpone -> postpone(postpone);
      case Action.RevertEnvironment revert -> put("envs/actions/revert", revert(revert));
      case Action.DeleteEnvironment delete -> delete("envs/", delete.environment().value());
      case Action.TakeSnapshot take -> takeSnapshot(take);
      case Action.MarkSnapshotDefault mark ->
          put("snapshots/actions/markdefault", Query.of("id", mark.snapshot().value()));
      case Action.EditEnvironment edit -> edit(edit);
      case Action.RevertMachine revert -> put("vms/actions/revert", machine(revert));
      case Action.RebootMachine reboot -> put("vms/actions/reboot", machine(reboot));
      case Action.DeleteMachine delete -> delete("vms/", ServedIds.served(delete.machine()));
      case Action.AddMachine add -> addMachine(add);
      case Action.InviteEndUser(var environment, Invitation invitation) -> invite(invitation);
      case Action.EditHardware edit -> editHardware(edit);
      case Action.RunPath run -> run(run);
    };
  }

  /** Without a snapshot, the service uses the default one. */
  Acceptance create(EnvironmentDraft draft) throws ApiException {
    Map<String, Object> environment = new LinkedHashMap<>();
    environment.put("name", draft.name());
    environment.put("description", draft.description());
    environment.put("projectId", draft.project());
    environment.put("policyId", draft.policy());
    if (draft.region() != null) {
      environment.put("regionId", draft.region());
    }
    if (draft.ownerEmail() != null) {
      environment.put("ownerEmail", draft.ownerEmail());
    }
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("type", OF_BLUEPRINT);
    item.put("blueprintId", draft.blueprint());
    if (draft.snapshot() != null) {
      item.put("snapshotId", draft.snapshot().value());
    }
    Map<String, Object> body = Map.of("environment", environment, "itemsCart", List.of(item));
    String id = fields(exchange.change(Method.POST, "envs", Query.of(), body)).id("environmentId");
    return new Acceptance(null, null, id == null ? null : new EnvironmentId(id), null);
  }

  private Acceptance put(String path, Query query) throws ApiException {
    exchange.change(Method.PUT, path, query, null);
    return Acceptance.PLAIN;
  }

  private Acceptance delete(String path, String id) throws ApiException {
    exchange.change(Method.DELETE, path + Query.encode(id), Query.of(), null);
    return Acceptance.PLAIN;
  }

  /**
   * v3's answer is not documented; v2 refuses with {@code is_success} false inside a successful
   * answer.
   */
  private Acceptance postpone(Action.PostponeInactivity postpone) throws ApiException {
    byte[] body =
        exchange.change(Method.PUT, "envs/actions/postponeinactivity", environment(postpone), null);
    Fields fields = fields(body);
    Boolean success =
        fields.truth("is_success") == null ? fields.truth("isSuccess") : fields.truth("is_success");
    String message = fields.brief("message");
    if (Boolean.FALSE.equals(success)) {
      throw new ApiException.Rejected("", message.isEmpty() ? "isSuccess is false" : message);
    }
    return new Acceptance(null, message.isEmpty() ? null : message);
  }

  /** Without a snapshot, the service uses the default one. */
  private static Query revert(Action.RevertEnvironment revert) {
    Query environment = environment(revert);
    return revert.snapshot() == null
        ? environment
        : environment.and("snapshotId", revert.snapshot().value());
  }

  /** Both blueprint fields null: the environment's own blueprint. */
  private Acceptance takeSnapshot(Action.TakeSnapshot take) throws ApiException {
    Map<String, @Nullable Object> body = new LinkedHashMap<>();
    body.put("envId", take.environment().value());
    body.put("name", take.name());
    body.put("description", take.description());
    body.put("newBlueprintName", null);
    body.put("otherBlueprintId", null);
    body.put("setAsDefault", take.setAsDefault());
    exchange.change(Method.POST, "snapshots/actions/takesnapshot", Query.of(), body);
    return Acceptance.PLAIN;
  }

  private Acceptance addMachine(Action.AddMachine add) throws ApiException {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("type", OF_TEMPLATE);
    item.put("name", add.name());
    item.put("description", add.description());
    item.put("templateVmId", add.template());
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("envId", add.environment().value());
    body.put("itemsCart", List.of(item));
    exchange.change(Method.PUT, "envs", Query.of(), body);
    return Acceptance.PLAIN;
  }

  private Acceptance invite(Invitation invitation) throws ApiException {
    Map<String, @Nullable Object> body = new LinkedHashMap<>();
    body.put("policyId", invitation.policy());
    body.put("blueprintId", invitation.blueprint());
    body.put("owningProjectMemberId", invitation.member());
    body.put("opportunity", invitation.opportunity());
    body.put("validForDays", invitation.validForDays());
    body.put("email", invitation.email());
    body.put("firstName", invitation.firstName());
    body.put("lastName", invitation.lastName());
    Fields fields =
        fields(exchange.change(Method.POST, "invitations/actions/invitetopoc", Query.of(), body));
    return new Acceptance(
        null, fields.line("message"), null, fields.password("acceptInvitationUrl"));
  }

  private Acceptance edit(Action.EditEnvironment edit) throws ApiException {
    List<Map<String, String>> changes = new ArrayList<>();
    replace(changes, "/Name", edit.name());
    replace(changes, "/Description", edit.description());
    exchange.change(Method.PATCH, "envs", environment(edit), Map.of("changes", changes));
    return Acceptance.PLAIN;
  }

  private static void replace(
      List<Map<String, String>> changes, String path, @Nullable String value) {
    if (value != null) {
      changes.add(Map.of("op", "Replace", "path", path, "value", value));
    }
  }

  private Acceptance editHardware(Action.EditHardware edit) throws ApiException {
    Map<String, @Nullable Object> body = new LinkedHashMap<>();
    body.put("vmId", ServedIds.served(edit.machine()));
    putIfTold(body, "numCpus", edit.cpus());
    putIfTold(body, "memorySizeMBs", edit.memoryMegabytes());
    putIfTold(body, "diskSizeGBs", edit.diskGigabytes());
    Fields fields =
        fields(exchange.change(Method.PUT, "vms/actions/editvmhardware", Query.of(), body));
    if (fields.isTrue("conflictsFound")) {
      throw new ApiException.Rejected("conflictsFound", fields.brief("conflicts"));
    }
    return Acceptance.PLAIN;
  }

  private static void putIfTold(
      Map<String, @Nullable Object> body, String name, @Nullable Integer number) {
    if (number != null) {
      body.put(name, number);
    }
  }

  private Acceptance run(Action.RunPath run) throws ApiException {
    Map<String, String> body = Map.of("vmId", ServedIds.served(run.machine()), "path", run.path());
    byte[] answer = exchange.change(Method.POST, "vms/actions/executepath", Query.of(), body);
    return new Acceptance(new ExecutionId(Fields.in(answer).required("executionId")), null);
  }

  /** Most answers are empty, and the others are not documented. */
  private static Fields fields(byte[] body) {
    try {
      return Fields.in(body);
    } catch (ApiException.Unreadable e) {
      return Fields.NONE;
    }
  }

  private static Query environment(Action action) {
    return Query.of("envId", action.environment().value());
  }

  private static Query machine(Action.OnMachine action) throws ApiException.NotOffered {
    return Query.of("vmId", ServedIds.served(action.machine()));
  }
}
