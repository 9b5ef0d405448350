package envwatch.ui.history;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.model.EnvironmentKey;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Marks the rows that changed and were not seen since. A row counts as seen when it is selected, or
 * was on screen for some seconds, while the window has the focus. What the person did is no news.
 */
final class UnreadRows {
  /** Enough to see what stands out. */
  static final Duration SEEN_AFTER = Duration.ofSeconds(5);

  private final DashboardModel model;

  /** Since when a row is on screen; null while it is not. */
  private final Map<EnvironmentKey, @Nullable Instant> onScreen = new HashMap<>();

  UnreadRows(DashboardModel model) {
    this.model = model;
  }

  void add(Collection<Change> changes) {
    changes.stream()
        .filter(change -> change.from() == null || change.ofState())
        .filter(change -> !(change.cause() instanceof Cause.OwnAction))
        .map(change -> change.subject().environment())
        .distinct()
        .forEach(key -> onScreen.put(key, null));
    mark();
  }

  /** Time passes while the window has the focus. */
  void looks(Instant now) {
    if (onScreen.isEmpty()) {
      return;
    }
    EnvironmentRow selected = model.selectedProperty().get();
    for (Iterator<Map.Entry<EnvironmentKey, @Nullable Instant>> each =
            onScreen.entrySet().iterator();
        each.hasNext(); ) {
      Map.Entry<EnvironmentKey, @Nullable Instant> entry = each.next();
      boolean isSelected = selected != null && selected.key().equals(entry.getKey());
      boolean visible = model.onScreenProperty().get().contains(entry.getKey());
      Instant before = entry.getValue();
      Instant since = !visible ? null : before == null ? now : before;
      entry.setValue(since);
      if (isSelected || isSeen(since, now)) {
        each.remove();
      }
    }
    mark();
  }

  private static boolean isSeen(@Nullable Instant since, Instant now) {
    return since != null && Duration.between(since, now).compareTo(SEEN_AFTER) >= 0;
  }

  /** Nobody looks: what is on screen has to stay there for some seconds again. */
  void leaves() {
    onScreen.replaceAll((key, since) -> null);
  }

  private void mark() {
    model.everything().forEach(row -> row.markUnseen(onScreen.containsKey(row.key())));
  }
}
