package envwatch.ui.history;

import envwatch.history.History;
import envwatch.history.Timeline;
import envwatch.model.EnvironmentKey;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.Defects;
import envwatch.words.Messages;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/**
 * The last day of every environment as a thin bar in the list, where the person wants it. Nothing
 * is asked while the column, or the list, is hidden, nor before the history was read.
 */
final class PastColumn {
  private static final String ID = "past";
  private static final Duration STEP = Duration.ofMinutes(5);
  private static final Duration AFTER_A_CHANGE = Duration.ofSeconds(10);

  private final DashboardModel model;
  private final History history;
  private final Executor javaFxThread;
  private final TableColumn<EnvironmentRow, Timeline> column =
      Columns.optional(new TableColumn<>(Messages.text("environments.column.past")));
  private final Map<EnvironmentKey, SimpleObjectProperty<@Nullable Timeline>> pasts =
      new HashMap<>();
  private final ObservableValue<Boolean> onScreen;
  private Instant asked = Instant.MIN;
  private boolean changed;

  PastColumn(DashboardModel model, History history, Executor javaFxThread) {
    this.model = model;
    this.history = history;
    this.javaFxThread = javaFxThread;
    column.setId(ID);
    column.setCellValueFactory(row -> past(row.getValue().key()));
    column.setCellFactory(each -> new BarCell(model));
    Columns.unordered(column);
    onScreen =
        column
            .tableViewProperty()
            .flatMap(Node::sceneProperty)
            .flatMap(scene -> column.visibleProperty())
            .orElse(false);
    onScreen.subscribe(shown -> ask());
    model.nowProperty().subscribe(this::timePasses);
    model
        .historyProperty()
        .subscribe((before, now) -> {
          if (now.read() && !before.read()) {
            ask();
          }
        });
  }

  TableColumn<EnvironmentRow, Timeline> column() {
    return column;
  }

  private SimpleObjectProperty<@Nullable Timeline> past(EnvironmentKey key) {
    return pasts.computeIfAbsent(key, each -> new SimpleObjectProperty<>());
  }

  /** Something was detected: asked again soon, together with what changes until then. */
  void changed() {
    changed = true;
  }

  /** More became known of the time before. */
  void moreIsKnown() {
    if (!asked.equals(Instant.MIN)) {
      ask();
    }
  }

  private void timePasses(Instant now) {
    Duration step = changed ? AFTER_A_CHANGE : STEP;
    if (now.isBefore(asked) || (asked != Instant.MIN && asked.plus(step).isBefore(now))) {
      ask();
    }
  }

  private void ask() {
    if (!onScreen.getValue() || !model.historyProperty().get().read()) {
      asked = Instant.MIN;
      return;
    }
    asked = model.nowProperty().get();
    changed = false;
    CompletableFuture<Map<EnvironmentKey, Timeline>> answer =
        history.timelines(PastRange.LAST_DAY.at(asked));
    Defects.reportFrom(answer.thenAcceptAsync(this::show, javaFxThread));
  }

  private void show(Map<EnvironmentKey, Timeline> answer) {
    Set<EnvironmentKey> rows =
        model.everything().stream().map(EnvironmentRow::key).collect(Collectors.toSet());
    pasts.keySet().retainAll(rows);
    pasts.forEach((key, past) -> past.set(answer.get(key)));
    answer.forEach((key, timeline) -> past(key).set(timeline));
  }

  /** A bar as wide as the cell. */
  private static final class BarCell extends RowCell<EnvironmentRow, Timeline> {
    private final DashboardModel model;
    private final StateBar bar = new StateBar();

    BarCell(DashboardModel model) {
      this.model = model;
      bar.getStyleClass().add("thin");
      bar.prefWidthProperty()
          .bind(widthProperty().subtract(snappedLeftInset() + snappedRightInset()));
      setGraphic(bar);
    }

    @Override
    protected void show(@Nullable Timeline timeline) {
      bar.setVisible(timeline != null);
      if (timeline != null) {
        bar.show(timeline, model.nowProperty().get());
      }
    }
  }
}
