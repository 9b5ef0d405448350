package envwatch.simulator;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** A path that is running, or has run, on a machine. */
record LabExecution(String id, String machineId, String path, Span span) {
  private static final int NOT_FOUND = 127;

  /** The result of a run. */
  record Outcome(int exitCode, String standardOutput, String standardError) {
    boolean success() {
      return exitCode == 0;
    }
  }

  /**
   * The result; empty while it is running. A path that contains "fail" exits with 1, and one that
   * contains "missing" or "nosuch" does not exist and exits with 127; all others succeed.
   */
  Optional<Outcome> outcomeAt(Instant moment) {
    if (moment.isBefore(span.end())) {
      return Optional.empty();
    }
    String name = path.toLowerCase(Locale.ROOT);
    if (name.contains("missing") || name.contains("nosuch")) {
      return Optional.of(new Outcome(NOT_FOUND, "", path + ": No such file or directory\n"));
    }
    if (name.contains("fail")) {
      return Optional.of(new Outcome(1, "Started " + path + "\n", "It went wrong: Größe ≠ 0\n"));
    }
    return Optional.of(new Outcome(0, "Started " + path + "\nAll done ✔\n", ""));
  }
}
