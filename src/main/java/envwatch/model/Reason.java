package envwatch.model;

import java.time.Duration;
import java.util.List;

/** Why an environment is in the phase it is in; worded where it is shown. */
public sealed interface Reason {
  /** The service's own word says it: creation failed, deleted. */
  record StatusWord(String word) implements Reason {}

  /** Machines that are neither running nor on their way although their environment runs. */
  record MachinesNotRunning(List<String> names, int total) implements Reason {}

  /** {@code left} is negative when the moment has passed. */
  record ExpiresSoon(Duration left) implements Reason {}

  record LicenseInvalid(String word) implements Reason {}

  /**
   * So many parts of the service's answer could not be understood: more may be wrong than shows.
   */
  record Unreadable(int parts) implements Reason {}

  /** The service no longer knows it (404). */
  record Gone() implements Reason {}

  /** The account may not see it (403). */
  record Forbidden() implements Reason {}
}
