package envwatch.simulator;

import java.time.Instant;
import java.util.Comparator;
import java.util.PriorityQueue;

/** Future events in order of time. Not thread-safe: guarded by the world's lock. */
final class Agenda {
  private final PriorityQueue<Entry> entries =
      new PriorityQueue<>(Comparator.comparing(Entry::moment).thenComparingLong(Entry::order));
  private long order;
  private Instant moment = Instant.MIN;

  /** An event; receives the moment at which it was due, not the one at which it runs. */
  public interface Happening {
    void happen(Instant moment);
  }

  private record Entry(Instant moment, long order, Happening happening) {}

  public void add(Instant moment, Happening happening) {
    entries.add(new Entry(moment, order++, happening));
  }

  /** The moment that was reached: while an event runs, the one at which it was due. */
  public Instant moment() {
    return moment;
  }

  /** Runs all events that are due by then, including those that these events add. */
  public void runUntil(Instant now) {
    while (!entries.isEmpty() && !entries.peek().moment().isAfter(now)) {
      Entry due = entries.remove();
      moment = due.moment();
      due.happening().happen(moment);
    }
    if (now.isAfter(moment)) {
      moment = now;
    }
  }
}
