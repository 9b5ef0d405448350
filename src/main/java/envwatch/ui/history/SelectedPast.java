package envwatch.ui.history;

import envwatch.history.Change;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.history.Range;
import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.Defects;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * The timelines of the selected environment and its machines: asked for when another one is
 * selected, when something of it changes, and as time passes. Asks nothing while nobody sees them,
 * nor before the history was read. Lives on the JavaFX thread.
 */
final class SelectedPast {
  private static final Duration UNTIL_TOLD = Duration.ofSeconds(5);

  private final DashboardModel model;
  private final History history;
  private final Executor javaFxThread;
  private final @Nullable SelectedPast other;
  private final ObjectProperty<PastRange> range = new SimpleObjectProperty<>(PastRange.LAST_DAY);
  private final BooleanProperty seen = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<List<Timeline>> timelines =
      new ReadOnlyObjectWrapper<>(List.of());
  private @Nullable EnvironmentKey shown;
  private @Nullable Instant asked;
  private int newest;

  /**
   * @param other its answer is taken while both show the same range, so that they never differ;
   *     null for none
   * @param javaFxThread {@code Platform::runLater}
   */
  SelectedPast(
      DashboardModel model, History history, @Nullable SelectedPast other, Executor javaFxThread) {
    this.model = model;
    this.history = history;
    this.other = other;
    this.javaFxThread = javaFxThread;
    model.selectedProperty().subscribe(row -> ask());
    model.historyProperty().subscribe(this::viewed);
    range.subscribe(() -> ask());
    seen.subscribe(now -> ask());
    if (other != null) {
      other.timelines.subscribe(() -> takesOther());
    }
    model.nowProperty().subscribe(this::timePasses);
  }

  /** What was recorded before may be read, or brought in, after the environment was selected. */
  private void viewed(HistoryView before, HistoryView now) {
    boolean other =
        now.read() != before.read()
            || (shown != null && !Objects.equals(since(before, shown), since(now, shown)));
    if (other) {
      ask();
    }
  }

  private static @Nullable Since since(HistoryView view, EnvironmentKey key) {
    return view.since().get(Subject.of(key));
  }

  private void timePasses(Instant now) {
    Duration step = told() ? range.get().step() : UNTIL_TOLD;
    if (asked != null && Duration.between(asked, now).compareTo(step) >= 0) {
      ask();
    }
  }

  /** Whether anything is known; what was only just seen may not be recorded yet. */
  boolean told() {
    return !timelines.get().isEmpty()
        && timelines.get().getFirst().segments().stream()
            .anyMatch(segment -> segment.seen() != Seen.NOT_LOOKED);
  }

  /** Changes were detected. */
  void changed(List<Change> changes) {
    boolean own = changes.stream().anyMatch(change -> change.subject().environment().equals(shown));
    if (own) {
      ask();
    }
  }

  /** More became known of the time before. */
  void moreIsKnown() {
    if (asked != null) {
      ask();
    }
  }

  private void ask() {
    EnvironmentRow row = model.selectedProperty().get();
    EnvironmentKey key = row == null ? null : row.key();
    boolean another = key == null || !key.equals(shown);
    shown = key;
    if (another) {
      timelines.set(List.of());
    }
    int own = ++newest;
    if (takesOther()) {
      asked = null;
      return;
    }
    if (key == null || !seen.get() || !model.historyProperty().get().read()) {
      asked = null;
      return;
    }
    asked = model.nowProperty().get();
    Range wanted = range.get().at(asked);
    CompletableFuture<List<Timeline>> answer = history.timelines(key, wanted);
    Defects.reportFrom(answer.thenAcceptAsync(told -> show(told, own), javaFxThread));
  }

  private boolean takesOther() {
    if (other == null || !seen.get() || !other.seen.get() || !answeredBy(other)) {
      return false;
    }
    timelines.set(other.timelines.get());
    return true;
  }

  private boolean answeredBy(SelectedPast another) {
    return range.get().equals(another.range.get()) && shown != null && shown.equals(another.shown);
  }

  private void show(List<Timeline> told, int question) {
    if (question == newest) {
      timelines.set(told.stream().sorted(Comparator.comparingInt(this::place)).toList());
    }
  }

  /** The environment, its machines in the order of the service, then those that are gone. */
  private int place(Timeline timeline) {
    EnvironmentRow row = model.selectedProperty().get();
    Environment known = row == null ? null : row.environment();
    if (timeline.subject().machine() == null || known == null) {
      return 0;
    }
    List<MachineId> machines = known.machines().stream().map(Machine::id).toList();
    int place = machines.indexOf(timeline.subject().machine());
    return 1 + (place < 0 ? machines.size() : place);
  }

  ObjectProperty<PastRange> rangeProperty() {
    return range;
  }

  /** Whether what is shown of it can be seen. */
  BooleanProperty seenProperty() {
    return seen;
  }

  /** The environment's comes first; empty while nothing is known. */
  ReadOnlyObjectProperty<List<Timeline>> timelinesProperty() {
    return timelines.getReadOnlyProperty();
  }
}
