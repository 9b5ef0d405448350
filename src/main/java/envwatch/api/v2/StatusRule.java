package envwatch.api.v2;

import envwatch.api.wire.StatusWords;
import envwatch.model.ActionKind;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What v2's states come down to (service/api-v2.md "Status values"). Words count, not numbers, but
 * for 2, which is "Not ready"; it must never be read with v3's table, where 2 is "Ready".
 *
 * <p>"Not ready" is said of environments that are suspended and of those on their way, so:
 *
 * <ol>
 *   <li>a machine at work (by its word or with progress under way) means changing;
 *   <li>otherwise, where the service would resume the environment but neither snapshot it nor
 *       reboot its machines, and there are machines and all of them rest, it is suspended;
 *   <li>anything else is unknown, the word kept as served: an environment just created is also said
 *       to be resumable while it has no machines yet.
 * </ol>
 */
final class StatusRule {
  private static final String NOT_READY = "Not ready";
  private static final int NOT_READY_CODE = 2;

  private StatusRule() {}

  /**
   * @param status by its word
   * @param machines their states by their words
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

  /** By the word alone, "Not ready" still unexplained; without a word, what the number says. */
  static Status byWord(Status told, @Nullable Integer code) {
    if (!told.word().isEmpty() || code == null) {
      return told;
    }
    return StatusWords.status(code == NOT_READY_CODE ? NOT_READY : "status " + code);
  }
}
