package envwatch.ui.window;

import envwatch.model.EnvironmentKey;
import envwatch.ui.kit.ColumnRoom;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What the details asked for the environments that were selected last. As long as one of them needs
 * much room, others do not take it away: the line would jump at every step through a mixed list.
 */
final class RecentWidths {
  private static final int KEPT = 5;

  private final Deque<Recent> recent = new ArrayDeque<>();

  private record Recent(EnvironmentKey environment, ColumnRoom room) {}

  /** Adds what the details of the selected environment ask now; the most that they asked counts. */
  void add(EnvironmentKey selected, ColumnRoom room) {
    Recent last = recent.peekLast();
    boolean again = last != null && last.environment().equals(selected);
    recent.addLast(new Recent(selected, again ? recent.removeLast().room().most(room) : room));
    if (recent.size() > KEPT) {
      recent.removeFirst();
    }
  }

  void forget() {
    recent.clear();
  }

  /**
   * Enough for every one of them.
   *
   * @param now what the details ask now
   */
  ColumnRoom most(ColumnRoom now) {
    return recent.stream().map(Recent::room).reduce(now, ColumnRoom::most);
  }
}
