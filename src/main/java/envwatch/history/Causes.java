package envwatch.history;

import envwatch.model.ActionKind;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the action that explains a change. */
final class Causes {
  /** An environment that rests reacts to an action within this time. */
  private static final Duration REACTS_WITHIN = Duration.ofMinutes(10);

  /** What is on its way arrives within this time. */
  private static final Duration ARRIVES_WITHIN = Duration.ofHours(1);

  private final List<SentAction> sent;

  /**
   * @param sent in any order
   */
  Causes(List<SentAction> sent) {
    this.sent = sent;
  }

  /**
   * The cause of a change of state, of facts, or of both.
   *
   * @param before what was remembered; null if nothing was
   * @param to equal to the state of {@code before} if only facts changed
   * @param seenBefore when it was last seen as it was
   * @param seenAfter when it was first seen as it is
   * @param watched whether it was looked at all the time between
   */
  Cause of(
      Subject subject,
      @Nullable LastState before,
      State to,
      List<Fact> facts,
      Instant seenBefore,
      Instant seenAfter,
      boolean watched) {
    SentAction newest = null;
    for (SentAction action : sent) {
      boolean fits =
          concerns(action, subject)
              && !action.at().isAfter(seenAfter)
              && (newest == null || action.at().isAfter(newest.at()))
              && explains(action, subject, before, to, facts, seenBefore);
      newest = fits ? action : newest;
    }
    if (newest != null) {
      return new Cause.OwnAction(newest.activity(), newest.kind());
    }
    return watched ? new Cause.Service() : new Cause.NotSeen();
  }

  /** An action on a machine shows at its environment, and one on an environment at its machines. */
  private static boolean concerns(SentAction action, Subject subject) {
    MachineId machine = subject.machine();
    return action.environment().equals(subject.environment())
        && (machine == null
            || action.machine() == null
            || Objects.equals(action.machine(), machine));
  }

  private static boolean explains(
      SentAction action,
      Subject subject,
      @Nullable LastState before,
      State to,
      List<Fact> facts,
      Instant seenBefore) {
    boolean ofState = before == null || !before.state().equals(to);
    return ofState
        ? before != null && explainsState(action, before, to, seenBefore)
        : facts.stream().anyMatch(fact -> explainsFact(action, subject, fact))
            && inTime(action, REACTS_WITHIN, seenBefore);
  }

  /**
   * From the first reaction until it has arrived: suspending leads through "Suspending" to
   * "Suspended", but not to what happens to the suspended environment later, also after others have
   * started it again.
   */
  private static boolean explainsState(
      SentAction action, LastState before, State to, Instant seenBefore) {
    boolean underWay = before.state().phase() == Phase.CHANGING;
    return !hasArrived(action, before.arrivals())
        && inTime(action, underWay ? ARRIVES_WITHIN : REACTS_WITHIN, seenBefore)
        && leadsTo(action.kind(), to.phase());
  }

  private static boolean inTime(SentAction action, Duration within, Instant seenBefore) {
    return !action.at().plus(within).isBefore(seenBefore);
  }

  private static boolean hasArrived(SentAction action, Arrivals arrivals) {
    boolean ready = arrivals.isReadyAfter(action.at());
    boolean suspended = arrivals.isSuspendedAfter(action.at());
    return switch (action.kind()) {
      case SUSPEND_ENVIRONMENT -> suspended;
      case RESUME_ENVIRONMENT, REVERT_ENVIRONMENT, REVERT_MACHINE, REBOOT_MACHINE, EDIT_HARDWARE ->
          ready;
      case TAKE_SNAPSHOT -> ready || suspended;
      case DELETE_ENVIRONMENT, DELETE_MACHINE -> false;
      case EXTEND_ENVIRONMENT,
          POSTPONE_INACTIVITY,
          MARK_SNAPSHOT_DEFAULT,
          ADD_MACHINE,
          RUN_PATH,
          INVITE_END_USER,
          EDIT_ENVIRONMENT ->
          false;
    };
  }

  /** Whether it may pass through the phase, or end in it; any action may fail. */
  private static boolean leadsTo(ActionKind kind, Phase phase) {
    return switch (kind) {
      case SUSPEND_ENVIRONMENT -> phase != Phase.RUNNING;
      case RESUME_ENVIRONMENT -> phase != Phase.SUSPENDED;
      case REVERT_ENVIRONMENT,
          REVERT_MACHINE,
          REBOOT_MACHINE,
          EDIT_HARDWARE,
          TAKE_SNAPSHOT,
          DELETE_ENVIRONMENT,
          ADD_MACHINE,
          DELETE_MACHINE ->
          true;
      case EXTEND_ENVIRONMENT,
          POSTPONE_INACTIVITY,
          MARK_SNAPSHOT_DEFAULT,
          RUN_PATH,
          INVITE_END_USER,
          EDIT_ENVIRONMENT ->
          false;
    };
  }

  private static boolean explainsFact(SentAction action, Subject subject, Fact fact) {
    return switch (fact.kind()) {
      case NAME -> action.kind() == ActionKind.EDIT_ENVIRONMENT && subject.machine() == null;
      case EXPIRATION ->
          action.kind() == ActionKind.EXTEND_ENVIRONMENT
              || action.kind() == ActionKind.POSTPONE_INACTIVITY;
      case MACHINES ->
          action.kind() == ActionKind.DELETE_MACHINE
              || action.kind() == ActionKind.ADD_MACHINE
              || action.kind() == ActionKind.REVERT_ENVIRONMENT;
      case ADDRESS ->
          action.kind() == ActionKind.RESUME_ENVIRONMENT
              || action.kind() == ActionKind.REVERT_ENVIRONMENT
              || action.kind() == ActionKind.REVERT_MACHINE
              || action.kind() == ActionKind.REBOOT_MACHINE;
      case OWNER, BLUEPRINT, POLICY -> false;
    };
  }
}
