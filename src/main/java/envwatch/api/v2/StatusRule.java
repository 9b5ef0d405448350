package envwatch.api.v2;

import envwatch.api.wire.StatusWords;
import envwatch.model.ActionKind;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Maps v2's states to phases (service/api-v2.md "Status values"). Words count, not numbers, except
 * for 2, which is "Not ready"; it must never be read with v3's table, where 2 is "Ready".
 *
 * <p>"Not ready" is served both for suspended environments and for changing ones, so:
 *
 * <ol>
 *   <li>a machine that is changing (by its word, or with an operation in progress) means changing;
 *   <li>otherwise, if the service offers to resume the environment but neither to take a snapshot
 *       nor to reboot its machines, and there are machines and none of them runs, it is suspended;
 *   <li>anything else is unknown, with the word kept as served: a new environment is also reported
 *       as resumable while it has no machines yet.
 * </ol>
 */
final class StatusRule {
  private static final String NOT_READY = "Not ready";
  private static final int NOT_READY_CODE = 2;

  private StatusRule() {}

  /**
   * @param status derived from its word
   * @param machines with states derived from their words
   */
  static Status environment(
      Status status, @Nullable AvailableActions actions, List<Machine> machines) {
    return isNotReady(status)
        ? new Status(behindNotReady(actions, machines), status.word())
        : status;
  }

  private static Phase behindNotReady(@Nullable AvailableActions actions, List<Machine> machines) {
    if (machines.stream().anyMatch(Machine::onItsWay)) {
      return Phase.CHANGING;
    }
    boolean resumable =
        actions != null
            && actions.allows(ActionKind.RESUME_ENVIRONMENT)
            && !actions.allows(ActionKind.TAKE_SNAPSHOT)
            && !actions.allows(ActionKind.REBOOT_MACHINE);
    boolean allRest =
        !machines.isEmpty() && machines.stream().allMatch(machine -> isNotReady(machine.status()));
    return resumable && allRest ? Phase.SUSPENDED : Phase.UNKNOWN;
  }

  /** A machine that is "Not ready" in a suspended environment is suspended with it. */
  static Machine machine(Machine machine, Phase environment) {
    if (!isNotReady(machine.status())) {
      return machine;
    }
    if (machine.onItsWay()) {
      return in(Phase.CHANGING, machine);
    }
    return environment == Phase.SUSPENDED ? in(Phase.SUSPENDED, machine) : machine;
  }

  private static Machine in(Phase phase, Machine machine) {
    return machine.toBuilder().status(new Status(phase, machine.status().word())).build();
  }

  private static boolean isNotReady(Status status) {
    return status.word().equalsIgnoreCase(NOT_READY);
  }

  /** Uses only the word, with "Not ready" still unresolved; without a word, uses the number. */
  static Status byWord(Status told, @Nullable Integer code) {
    if (!told.word().isEmpty() || code == null) {
      return told;
    }
    return StatusWords.status(code == NOT_READY_CODE ? NOT_READY : "status " + code);
  }
}
