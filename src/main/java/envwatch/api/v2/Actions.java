package envwatch.api.v2;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServedIds;
import envwatch.model.Action;
import envwatch.model.EnvironmentDraft;
import envwatch.model.ExecutionId;
import envwatch.model.Invitation;
import org.jspecify.annotations.Nullable;

/**
 * Sends action requests to v2 (service/api-v2.md "Environment actions", "VM actions", "Snapshots",
 * "Invitations").
 */
final class Actions {
  private final Exchange exchange;

  Actions(Exchange exchange) {
    this.exchange = exchange;
  }

  Acceptance perform(Action action) throws ApiException {
    return switch (action) {
      case Action.ResumeEnvironment resume -> plain("ResumeEnvironment", ids(resume));
      case Action.SuspendEnvironment suspend -> plain("SuspendEnvironment", ids(suspend));
      case Action.ExtendEnvironment extend -> plain("ExtendEnvironment", ids(extend));
      case Action.DeleteEnvironment delete -> plain("DeleteEnvironment", ids(delete));
      case Action.PostponeInactivity postpone -> postpone(postpone);
      case Action.RevertEnvironment revert -> revert(revert);
      case Action.TakeSnapshot take -> plain("EntAppTakeSnapshot", snapshot(take));
      case Action.MarkSnapshotDefault mark ->
          plain("MarkSnapshotDefault", ids(mark).and("SnapshotId", mark.snapshot().value()));
      case Action.RevertMachine revert -> plain("RevertVm", machineIds(revert));
      case Action.RebootMachine reboot -> plain("RebootVm", machineIds(reboot));
      case Action.DeleteMachine delete -> plain("DeleteVm", machineIds(delete));
      case Action.AddMachine add -> plain("AddVmFromTemplate", machine(add));
      case Action.InviteEndUser(var environment, Invitation invitation) -> invite(invitation);
      case Action.EditHardware edit -> editHardware(edit);
      case Action.RunPath run -> run(run);
      case Action.EditEnvironment edit -> throw new ApiException.NotOffered(edit.kind().name());
    };
  }

  /** Neither description nor region nor owner can be told; the new id is not served. */
  Acceptance create(EnvironmentDraft draft) throws ApiException {
    if (draft.snapshot() == null) {
      throw new ApiException.NotOffered("environment from the default snapshot");
    }
    return plain(
        "CreateEntAppEnv",
        Query.of(
            "EnvironmentPolicyId", draft.policy(),
            "SnapshotId", draft.snapshot().value(),
            "EnvironmentNewName", draft.name()));
  }

  private Acceptance plain(String command, Query parameters) throws ApiException {
    exchange.change(command, parameters);
    return Acceptance.PLAIN;
  }

  private Acceptance revert(Action.RevertEnvironment revert) throws ApiException {
    return revert.snapshot() == null
        ? plain("RevertEnvironment", ids(revert))
        : plain(
            "RevertEnvironmentToSnapshot",
            ids(revert).and("SnapshotId", revert.snapshot().value()));
  }

  /** Here a refusal comes inside a successful answer. */
  private Acceptance postpone(Action.PostponeInactivity postpone) throws ApiException {
    Fields fields = exchange.change("PostponeInactivityAction", ids(postpone));
    Boolean success = fields.truth("is_success");
    if (success == null) {
      throw new ApiException.Unreadable(ApiException.Unreadable.What.OTHER_SHAPE);
    }
    String message = fields.brief("message");
    if (!success) {
      throw new ApiException.Rejected("", message.isEmpty() ? "is_success is false" : message);
    }
    return new Acceptance(null, message.isEmpty() ? null : message);
  }

  /** The blueprint is the only one of the policy. */
  private Acceptance invite(Invitation invitation) throws ApiException {
    Fields fields =
        exchange.change(
            Exchange.PEOPLE,
            "InviteEndUser",
            Query.of("environmentPolicyId", invitation.policy())
                .and("opportunity", invitation.opportunity())
                .and("validForDays", String.valueOf(invitation.validForDays()))
                .and("sendToEmail", invitation.email())
                .and("firstName", invitation.firstName())
                .and("lastName", invitation.lastName()));
    return new Acceptance(null, fields.line("message"), null, fields.password("acceptUrl"));
  }

  private Acceptance editHardware(Action.EditHardware edit) throws ApiException {
    Query parameters = machineIds(edit);
    parameters = withNumber(parameters, "NumCpus", edit.cpus());
    parameters = withNumber(parameters, "MemorySizeMBs", edit.memoryMegabytes());
    parameters = withNumber(parameters, "DiskSizeGBs", edit.diskGigabytes());
    Fields fields = exchange.change("EditMachineHardware", parameters);
    if (fields.isTrue("conflictsFound")) {
      throw new ApiException.Rejected("conflictsFound", fields.brief("conflicts"));
    }
    return Acceptance.PLAIN;
  }

  private static Query withNumber(Query parameters, String name, @Nullable Integer number) {
    return number == null ? parameters : parameters.and(name, number.toString());
  }

  /** Uses the Ext command, because only that returns an id for querying the outcome. */
  private Acceptance run(Action.RunPath run) throws ApiException {
    Query parameters = machineIds(run).and("Path", run.path());
    Fields fields = exchange.change("ExecutePathExt", parameters);
    return new Acceptance(new ExecutionId(fields.required("executionId")), null);
  }

  /** An empty description is left out: clients disagree how to sign an empty value. */
  private static Query snapshot(Action.TakeSnapshot take) {
    Query named = ids(take).and("SnapshotName", take.name());
    Query described =
        take.description().isEmpty() ? named : named.and("Description", take.description());
    return described.and("SetAsDefault", String.valueOf(take.setAsDefault()));
  }

  /** An empty description is left out here, too. */
  private static Query machine(Action.AddMachine add) {
    Query named = ids(add).and("TemplateVmId", add.template()).and("VmName", add.name());
    return add.description().isEmpty() ? named : named.and("VmDescription", add.description());
  }

  private static Query ids(Action action) {
    return Query.of("EnvId", action.environment().value());
  }

  private static Query machineIds(Action.OnMachine action) throws ApiException.NotOffered {
    return ids(action).and("VmId", ServedIds.served(action.machine()));
  }
}
