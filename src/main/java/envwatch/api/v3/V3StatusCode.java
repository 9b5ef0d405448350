package envwatch.api.v3;

import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.Phase;
import envwatch.model.Status;
import org.jspecify.annotations.Nullable;

/**
 * v3's numbers for the state of an environment (service/api-v3.md section 2.1). Must not be used
 * for v2, where 2 is "Not ready".
 */
enum V3StatusCode {
  FUTURE_ALLOCATION_SCHEDULED(0, "Future allocation scheduled", Phase.UNKNOWN),
  ALLOCATION_SCHEDULED(1, "Allocation scheduled", Phase.CHANGING),
  READY(2, "Ready", Phase.RUNNING),
  SUSPENDED(3, "Suspended", Phase.SUSPENDED),
  ARCHIVED(4, "Archived", Phase.SUSPENDED),
  DELETED(5, "Deleted", Phase.PROBLEM),
  UNSPECIFIED(6, "Unknown", Phase.UNKNOWN),
  TAKING_A_SNAPSHOT(7, "Taking a Snapshot", Phase.CHANGING),
  PREPARING(8, "Preparing", Phase.CHANGING),
  CREATION_FAILED(9, "Creation Failed", Phase.PROBLEM),
  IN_GRACE(10, "In grace", Phase.UNKNOWN),
  STOPPING(11, "Stopping", Phase.CHANGING);

  private final int number;
  private final String word;
  private final Phase phase;

  V3StatusCode(int number, String word, Phase phase) {
    this.number = number;
    this.word = word;
    this.phase = phase;
  }

  /**
   * The number determines the phase and the text is shown; if the number is absent or not in the
   * table, the text determines the phase.
   */
  public static Status status(@Nullable Integer number, @Nullable String text) {
    String served = ServedText.line(text);
    for (V3StatusCode code : values()) {
      if (number != null && code.number == number) {
        return new Status(code.phase, served == null ? code.word : served);
      }
    }
    return served == null && number != null
        ? new Status(Phase.UNKNOWN, "status " + number)
        : StatusWords.status(served);
  }
}
