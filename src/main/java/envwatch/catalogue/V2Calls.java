package envwatch.catalogue;

import envwatch.model.Action;
import envwatch.model.EnvironmentDraft;
import envwatch.model.Invitation;
import envwatch.model.Secret;
import org.jspecify.annotations.Nullable;

/** The commands of v2 that carry out actions. */
final class V2Calls {
  private V2Calls() {}

  /** Neither description nor region nor owner can be told. */
  static CallWriter of(EnvironmentDraft draft) {
    return new CallWriter("v2 GET Env/CreateEntAppEnv")
        .with("EnvironmentPolicyId", draft.policy())
        .with("SnapshotId", draft.snapshot() == null ? null : draft.snapshot().value())
        .with("EnvironmentNewName", draft.name().isEmpty() ? null : draft.name());
  }

  /** Empty descriptions are left out: clients disagree how to sign an empty value. */
  static @Nullable CallWriter of(Action action) {
    return switch (action) {
      case Action.ResumeEnvironment resume -> command("ResumeEnvironment", resume);
      case Action.SuspendEnvironment suspend -> command("SuspendEnvironment", suspend);
      case Action.ExtendEnvironment extend -> command("ExtendEnvironment", extend);
      case Action.PostponeInactivity postpone -> command("PostponeInactivityAction", postpone);
      case Action.RevertEnvironment revert ->
          revert.snapshot() == null
              ? command("RevertEnvironment", revert)
              : command("RevertEnvironmentToSnapshot", revert)
                  .with("SnapshotId", revert.snapshot().value());
      case Action.DeleteEnvironment delete -> command("DeleteEnvironment", delete);
      case Action.TakeSnapshot take ->
          command("EntAppTakeSnapshot", take)
              .with("SnapshotName", take.name())
              .with("Description", take.description().isEmpty() ? null : take.description())
              .with("SetAsDefault", take.setAsDefault());
      case Action.MarkSnapshotDefault mark ->
          command("MarkSnapshotDefault", mark).with("SnapshotId", mark.snapshot().value());
      case Action.RevertMachine revert -> onMachine("RevertVm", revert);
      case Action.RebootMachine reboot -> onMachine("RebootVm", reboot);
      case Action.DeleteMachine delete -> onMachine("DeleteVm", delete);
      case Action.AddMachine add ->
          command("AddVmFromTemplate", add)
              .with("TemplateVmId", add.template())
              .with("VmName", add.name())
              .with("VmDescription", add.description().isEmpty() ? null : add.description());
      case Action.InviteEndUser(var environment, Invitation invitation) -> invite(invitation);
      case Action.EditHardware edit ->
          onMachine("EditMachineHardware", edit)
              .with("NumCpus", edit.cpus())
              .with("MemorySizeMBs", edit.memoryMegabytes())
              .with("DiskSizeGBs", edit.diskGigabytes());
      // Only the Ext command returns an id for querying the outcome.
      case Action.RunPath run ->
          onMachine("ExecutePathExt", run).with("Path", Secret.of(run.path()));
      case Action.EditEnvironment edit -> null;
    };
  }

  /** The blueprint is the only one of the policy. */
  private static CallWriter invite(Invitation invitation) {
    int days = invitation.validForDays();
    return new CallWriter("v2 GET Admin/InviteEndUser")
        .with("environmentPolicyId", invitation.policy())
        .with("opportunity", invitation.opportunity())
        .with("validForDays", days == 0 ? null : days)
        .with("sendToEmail", invitation.email())
        .with("firstName", invitation.firstName())
        .with("lastName", invitation.lastName());
  }

  private static CallWriter command(String command, Action action) {
    return new CallWriter("v2 GET Env/" + command).with("EnvId", action.environment().value());
  }

  private static CallWriter onMachine(String command, Action.OnMachine action) {
    return command(command, action).with("VmId", action.machine().value());
  }
}
