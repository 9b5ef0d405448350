package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * How long an environment or machine once took until it was ready. Only made where both ends were
 * seen.
 *
 * @param blueprint empty if the service tells none
 * @param kind what it was doing; null if it was prepared for the first time
 * @param machine the name of the machine; null for an environment
 * @param at when it was ready
 */
public record Sample(
    AccountId account,
    String blueprint,
    @Nullable ActionKind kind,
    @Nullable String machine,
    Duration took,
    Instant at) {
  /** As exact as it is stored, so that a stored one equals it. */
  public Sample {
    took = took.truncatedTo(ChronoUnit.MILLIS);
    at = at.truncatedTo(ChronoUnit.MILLIS);
  }
}
