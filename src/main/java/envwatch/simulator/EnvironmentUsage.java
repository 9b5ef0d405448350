package envwatch.simulator;

import java.time.Instant;
import java.util.Optional;

/**
 * What an environment has used, which may be gone by now.
 *
 * @param id as v1 and v2 serve it
 * @param token the v3 id without its prefix
 * @param figures empty while it is too new for any
 */
record EnvironmentUsage(String id, String token, String name, Optional<Figures> figures) {
  /**
   * Figures as of a moment.
   *
   * @param gigabyteHours of memory, while machines ran
   * @param diskGigabytes the most it ever had
   */
  record Figures(double runtimeHours, double gigabyteHours, int diskGigabytes, Instant updated) {}
}
