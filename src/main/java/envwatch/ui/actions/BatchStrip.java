package envwatch.ui.actions;

import envwatch.actions.ActionService;
import envwatch.actions.BatchProgress;
import envwatch.ui.shell.Feature;
import envwatch.util.Time;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.Executor;
import javafx.event.Event;
import javafx.geometry.Pos;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * How the newest batch under way stands, and how many others there are; gone when the person has
 * seen the end.
 */
final class BatchStrip extends VBox {
  private final ActionService actionService;
  private final Runnable showActivity;
  private final Time time;
  private final Executor javaFxThread;
  private final SequencedMap<Long, BatchLine> lines = new LinkedHashMap<>();
  private @Nullable BatchLine shown;

  public BatchStrip(
      ActionService actionService, Runnable showActivity, Time time, Executor javaFxThread) {
    this.actionService = actionService;
    this.showActivity = showActivity;
    this.time = time;
    this.javaFxThread = javaFxThread;
    setId("batches");
    getStyleClass().add("batch-strip");
    setAlignment(Pos.CENTER_LEFT);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  public void show(List<BatchProgress> batches) {
    List<Long> known = batches.stream().map(BatchProgress::id).toList();
    List.copyOf(lines.keySet()).stream().filter(id -> !known.contains(id)).forEach(this::remove);
    for (BatchProgress batch : batches) {
      lines.computeIfAbsent(batch.id(), this::line).show(batch);
    }
    BatchLine newest = lines.isEmpty() ? null : lines.lastEntry().getValue();
    if (newest != shown && shown != null) {
      shown.leave();
    }
    shown = newest;
    if (newest == null) {
      getChildren().clear();
    } else {
      newest.showOthers(lines.size() - 1);
      // Setting the same child again would take the mouse off it for a moment.
      if (!getChildren().equals(List.of(newest))) {
        getChildren().setAll(newest);
        setAccessibleText(newest.said());
        fireEvent(new Event(Feature.ABOUT_OTHERS));
      }
    }
    setVisible(newest != null);
  }

  private void remove(long id) {
    BatchLine line = lines.remove(id);
    if (line != null) {
      line.close();
    }
  }

  private BatchLine line(long id) {
    return new BatchLine(
        () -> actionService.stop(id),
        showActivity,
        () -> actionService.dismiss(id),
        time,
        javaFxThread);
  }

  /** Shows nothing any more. */
  public void close() {
    show(List.of());
  }
}
