package envwatch.catalogue;

import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.Invitation;
import envwatch.model.MachineId;
import envwatch.model.SnapshotId;
import envwatch.model.training.TrainingAction;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which calls of the catalogue an action of the dashboard sends, in their order: the client sends
 * them, the console shows them without secrets. A call before the last one only reads what the last
 * one sends back. The list is empty where nothing would be sent: the version lacks the action, or
 * the machine was served without an id of its own.
 */
public final class ActionCalls {
  private static final MachineId NO_MACHINE = new MachineId("");

  private ActionCalls() {}

  /** The calls of an action on an environment or a machine. */
  public static List<CallDraft> of(Action action, ApiVersion version) {
    boolean unserved =
        action instanceof Action.OnMachine onMachine && !onMachine.machine().served();
    return unserved ? List.of() : shown(call(action, version));
  }

  /**
   * The call that carries out an action, with all that is sent; empty where the version lacks the
   * action.
   */
  public static Optional<RawCall> toSend(Action action, ApiVersion version) {
    return Optional.ofNullable(call(action, version)).map(CallWriter::toSend);
  }

  private static @Nullable CallWriter call(Action action, ApiVersion version) {
    return switch (version.number()) {
      case 1 -> V1Calls.of(action);
      case 2 -> V2Calls.of(action);
      case 3 -> V3Calls.of(action);
      default -> null;
    };
  }

  private static List<CallDraft> shown(@Nullable CallWriter call) {
    return call == null ? List.of() : List.of(call.shown());
  }

  /**
   * The calls of an action whose values are not chosen yet: they are left out.
   *
   * @param machine null for an action on a whole environment
   */
  public static List<CallDraft> of(
      ActionKind kind, EnvironmentId environment, @Nullable MachineId machine, ApiVersion version) {
    return of(unfilled(kind, environment, machine == null ? NO_MACHINE : machine), version);
  }

  /** The calls that create an environment. What is blank in it is not chosen yet, and left out. */
  public static List<CallDraft> of(EnvironmentDraft draft, ApiVersion version) {
    return shown(call(draft, version));
  }

  /** The call that creates an environment; empty where the version has none. */
  public static Optional<RawCall> toSend(EnvironmentDraft draft, ApiVersion version) {
    return Optional.ofNullable(call(draft, version)).map(CallWriter::toSend);
  }

  private static @Nullable CallWriter call(EnvironmentDraft draft, ApiVersion version) {
    return switch (version.number()) {
      case 2 -> V2Calls.of(draft);
      case 3 -> V3Calls.of(draft);
      default -> null;
    };
  }

  /** The calls of a change of a class. What is blank in it is not chosen yet, and left out. */
  public static List<CallDraft> of(TrainingAction action, ApiVersion version) {
    return version.number() == 3 ? ClassCalls.of(action) : List.of();
  }

  private static Action unfilled(ActionKind kind, EnvironmentId environment, MachineId machine) {
    return switch (kind) {
      case RESUME_ENVIRONMENT -> new Action.ResumeEnvironment(environment);
      case SUSPEND_ENVIRONMENT -> new Action.SuspendEnvironment(environment);
      case EXTEND_ENVIRONMENT -> new Action.ExtendEnvironment(environment);
      case POSTPONE_INACTIVITY -> new Action.PostponeInactivity(environment);
      case REVERT_ENVIRONMENT -> new Action.RevertEnvironment(environment, null);
      case DELETE_ENVIRONMENT -> new Action.DeleteEnvironment(environment);
      case ADD_MACHINE -> new Action.AddMachine(environment, "", "", "");
      case TAKE_SNAPSHOT -> new Action.TakeSnapshot(environment, "", "", true);
      case MARK_SNAPSHOT_DEFAULT -> new Action.MarkSnapshotDefault(environment, new SnapshotId(""));
      case INVITE_END_USER ->
          new Action.InviteEndUser(environment, new Invitation("", "", "", "", 0, "", "", ""));
      case EDIT_ENVIRONMENT -> new Action.EditEnvironment(environment, null, null);
      case REVERT_MACHINE -> new Action.RevertMachine(environment, machine);
      case REBOOT_MACHINE -> new Action.RebootMachine(environment, machine);
      case DELETE_MACHINE -> new Action.DeleteMachine(environment, machine);
      case EDIT_HARDWARE -> new Action.EditHardware(environment, machine, null, null, null);
      case RUN_PATH -> new Action.RunPath(environment, machine, "");
    };
  }
}
