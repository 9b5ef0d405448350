package envwatch.api.v2;

import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.model.Progress;
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

  static Status environment(
      @Nullable String text,
      @Nullable Integer code,
      @Nullable WireActions actions,
      List<WireVm> vms) {
    Status status = byWord(text, code);
    return isNotReady(status) ? new Status(behindNotReady(actions, vms), status.word()) : status;
  }

  private static Phase behindNotReady(@Nullable WireActions actions, List<WireVm> vms) {
    if (vms.stream().anyMatch(StatusRule::atWork)) {
      return Phase.CHANGING;
    }
    boolean resumable =
        actions != null
            && actions.allows(ActionKind.RESUME_ENVIRONMENT)
            && !actions.allows(ActionKind.TAKE_SNAPSHOT)
            && !actions.allows(ActionKind.REBOOT_MACHINE);
    boolean allRest = !vms.isEmpty() && vms.stream().allMatch(vm -> isNotReady(vm.status()));
    return resumable && allRest ? Phase.SUSPENDED : Phase.UNKNOWN;
  }

  /** A machine that is "Not ready" in a suspended environment is suspended with it. */
  static Status machine(WireVm vm, Phase environment) {
    Status status = vm.status();
    if (!isNotReady(status)) {
      return status;
    }
    if (atWork(vm)) {
      return new Status(Phase.CHANGING, status.word());
    }
    return environment == Phase.SUSPENDED ? new Status(Phase.SUSPENDED, status.word()) : status;
  }

  private static boolean atWork(WireVm vm) {
    boolean underWay = vm.progress() != null && new Progress(vm.progress()).underWay();
    return underWay || vm.status().phase() == Phase.CHANGING;
  }

  private static boolean isNotReady(Status status) {
    return status.word().equalsIgnoreCase(NOT_READY);
  }

  /** By the word alone, "Not ready" still unexplained. */
  static Status byWord(@Nullable String text, @Nullable Integer code) {
    return StatusWords.status(word(text, code));
  }

  /** The text, else what is known of the number. */
  private static @Nullable String word(@Nullable String text, @Nullable Integer code) {
    String word = ServedText.line(text);
    if (word != null || code == null) {
      return word;
    }
    return code == NOT_READY_CODE ? NOT_READY : "status " + code;
  }
}
