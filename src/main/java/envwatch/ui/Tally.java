package envwatch.ui;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * How many machines of an environment run.
 *
 * @param known false while the machines have not been looked at
 */
record Tally(int running, int total, boolean known) implements Comparable<Tally> {
  private static final Comparator<Tally> ORDER =
      Comparator.comparing(Tally::known)
          .thenComparingInt(Tally::running)
          .thenComparingInt(Tally::total);

  static final Tally UNKNOWN = new Tally(0, 0, false);

  static Tally of(@Nullable Environment environment) {
    return environment == null || !environment.machinesKnown()
        ? UNKNOWN
        : new Tally((int) environment.machinesRunning(), environment.machines().size(), true);
  }

  @Override
  public int compareTo(Tally other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return known ? text("environments.tally", running, total) : text("absent");
  }
}
