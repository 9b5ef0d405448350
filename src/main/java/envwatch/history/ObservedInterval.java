package envwatch.history;

import envwatch.model.AccountId;
import envwatch.util.Bounds;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of time in which the environments of an account were really looked at.
 *
 * @param ended why it ended; null while it goes on
 */
public record ObservedInterval(
    AccountId account, Instant from, Instant until, @Nullable Ended ended) {
  /** The same, ended then; no earlier than it began. */
  ObservedInterval ended(Instant at, Ended why) {
    return new ObservedInterval(account, from, Bounds.max(from, at), why);
  }

  /** Why looking ended; the names are stored and printed. */
  public enum Ended {
    /** The program was closed, or the account is not watched any more. */
    STOPPED,
    PAUSED,
    /** The computer slept. */
    ASLEEP,
    /** No answer arrived. */
    LINK,
    /** The service answered with errors, or asked to wait. */
    SERVICE,
    /** The key was rejected. */
    KEY,
    /** The program was killed: noticed at its next start. */
    KILLED
  }
}
