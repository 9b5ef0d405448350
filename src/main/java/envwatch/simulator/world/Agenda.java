package envwatch.simulator.world;

import java.time.Instant;
import java.util.Comparator;
import java.util.PriorityQueue;

/** What is to happen when, in order. Not thread-safe: the world's lock guards it. */
final class Agenda {
  private final PriorityQueue<Entry> entries =
      new PriorityQueue<>(Comparator.comparing(Entry::moment).thenComparingLong(Entry::order));
  private long order;

  /** Something that happens at a moment; it is told the moment it was due, not the one it ran. */
  interface Happening {
    void happen(Instant moment);
  }

  private record Entry(Instant moment, long order, Happening happening) {}

  void add(Instant moment, Happening happening) {
    entries.add(new Entry(moment, order++, happening));
  }

  /** Lets everything happen that is due by then, including what that brings about. */
  void runUntil(Instant now) {
    while (!entries.isEmpty() && !entries.peek().moment().isAfter(now)) {
      Entry due = entries.remove();
      due.happening().happen(due.moment());
    }
  }
}
