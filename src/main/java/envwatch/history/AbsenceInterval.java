package envwatch.history;

import envwatch.model.EnvironmentKey;
import java.time.Instant;

/**
 * A stretch in which an environment was not seen although its account was looked at: it was not
 * listed, or the looks at it failed.
 */
public record AbsenceInterval(EnvironmentKey environment, Instant from, Instant until) {}
