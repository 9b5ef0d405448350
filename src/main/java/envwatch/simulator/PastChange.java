package envwatch.simulator;

import java.time.Instant;
import java.util.Optional;

/**
 * A change of an environment or of its machines before the world was served.
 *
 * @param before empty if it was created then, or at the beginning of the past
 * @param after empty if it was removed
 */
record PastChange(Instant at, Optional<LabEnvironment> before, Optional<LabEnvironment> after) {}
