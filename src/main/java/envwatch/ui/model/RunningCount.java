package envwatch.ui.model;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * How many machines of an environment run.
 *
 * @param known false while the machines have not been looked at
 */
public record RunningCount(int running, int total, boolean known)
    implements Comparable<RunningCount> {
  private static final Comparator<RunningCount> ORDER =
      Comparator.comparing(RunningCount::known)
          .thenComparingInt(RunningCount::running)
          .thenComparingInt(RunningCount::total);

  static final RunningCount UNKNOWN = new RunningCount(0, 0, false);

  static RunningCount of(@Nullable Environment environment) {
    return environment == null || !environment.machinesKnown()
        ? UNKNOWN
        : new RunningCount(
            (int) environment.machinesRunning(), environment.machines().size(), true);
  }

  @Override
  public int compareTo(RunningCount other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return known ? text("environments.running-count", running, total) : text("absent");
  }
}
