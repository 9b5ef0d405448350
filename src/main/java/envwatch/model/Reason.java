package envwatch.model;

import java.time.Duration;
import java.util.List;

/** Why an environment is in its phase; put into words where it is shown. */
public sealed interface Reason {
  /** The service's status word: creation failed, deleted. */
  record StatusWord(String word) implements Reason {}

  /** A status that only the list told so far: the machines were not read since. */
  record Listed(String word) implements Reason {}

  /** Machines that are neither running nor changing although their environment is running. */
  record MachinesNotRunning(List<String> names, int total) implements Reason {}

  /** {@code left} is negative when the moment has passed. */
  record ExpiresSoon(Duration left) implements Reason {}

  record LicenseInvalid(String word) implements Reason {}

  /**
   * Parts of the service's answer could not be understood: there may be further, hidden problems.
   */
  record Unreadable(int parts) implements Reason {}

  /**
   * It is on its way for longer than usual, and nothing about it moves.
   *
   * @param usually how long it usually takes
   * @param lasting for how long it is on its way
   * @param still for how long neither its status nor its progress has changed
   */
  record Stuck(Duration usually, Duration lasting, Duration still) implements Reason {}

  /**
   * The service does not know it (404).
   *
   * @param everSeen whether it did before
   */
  record Gone(boolean everSeen) implements Reason {}

  /** The account may not see it (403). */
  record Forbidden() implements Reason {}
}
