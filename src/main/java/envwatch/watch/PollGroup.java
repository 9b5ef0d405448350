package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Environments that are looked at equally often, in the order in which they are due. */
final class PollGroup {
  private final Rhythm rhythm;
  private final Map<EnvironmentWatch, Turn> members = new HashMap<>();
  private final NavigableSet<Turn> due = new TreeSet<>();
  private Duration interval;

  /** Whether its members are looked at individually, not only through the list. */
  private boolean ownLooks = true;

  /**
   * What the members have in common.
   *
   * @param asked the interval before the budget is applied
   */
  record Rhythm(PollPriority priority, Duration asked) {}

  /**
   * @param at when it is due, even while a look at it is in progress
   * @param number in the order in which the environments became known
   */
  private record Turn(Instant at, long number, EnvironmentWatch watch) implements Comparable<Turn> {
    private static final Comparator<Turn> ORDER =
        Comparator.comparing(Turn::at).thenComparingLong(Turn::number);

    @Override
    public int compareTo(Turn other) {
      return ORDER.compare(this, other);
    }
  }

  PollGroup(Rhythm rhythm) {
    this.rhythm = rhythm;
    interval = rhythm.asked();
  }

  Rhythm rhythm() {
    return rhythm;
  }

  int size() {
    return members.size();
  }

  Collection<EnvironmentWatch> members() {
    return members.keySet();
  }

  Duration interval() {
    return interval;
  }

  /** Returns whether this changes anything for the members. */
  boolean use(Duration newInterval, boolean withOwnLooks) {
    boolean changed = !interval.equals(newInterval) || ownLooks != withOwnLooks;
    interval = newInterval;
    ownLooks = withOwnLooks;
    if (changed) {
      due.clear();
      members.replaceAll((watch, turn) -> entered(watch, turn.number()));
    }
    return changed;
  }

  /** Adds it, or plans it anew. */
  void put(EnvironmentWatch watch, long number) {
    remove(watch);
    members.put(watch, entered(watch, number));
  }

  private Turn entered(EnvironmentWatch watch, long number) {
    Turn turn = new Turn(watch.cadence().due(interval), number, watch);
    if (!watch.cadence().underWay()) {
      due.add(turn);
    }
    return turn;
  }

  void remove(EnvironmentWatch watch) {
    Turn turn = members.remove(watch);
    if (turn != null) {
      due.remove(turn);
    }
  }

  /** The one that is due first of those not being looked at; empty if the list serves them. */
  Optional<EnvironmentWatch> first() {
    return due.isEmpty() || !ownLooks ? Optional.empty() : Optional.of(due.first().watch());
  }
}
