package envwatch.ui.actions.activity;

import envwatch.actions.BatchProgress;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import javafx.scene.layout.VBox;

/** How the batches under way stand, one line each; gone when the person has seen the end. */
public final class BatchStrip extends VBox {
  private final LongConsumer stop;
  private final Runnable showActivity;
  private final Map<Long, BatchLine> lines = new LinkedHashMap<>();
  private final Set<Long> dismissed = new HashSet<>();

  public BatchStrip(LongConsumer stop, Runnable showActivity) {
    this.stop = stop;
    this.showActivity = showActivity;
    setId("batches");
    getStyleClass().add("batch-strip");
    setMinHeight(USE_PREF_SIZE);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  public void show(List<BatchProgress> batches) {
    lines.keySet().retainAll(batches.stream().map(BatchProgress::id).toList());
    dismissed.retainAll(batches.stream().map(BatchProgress::id).toList());
    for (BatchProgress batch : batches) {
      if (!dismissed.contains(batch.id())) {
        lines.computeIfAbsent(batch.id(), this::line).show(batch);
      }
    }
    getChildren().setAll(lines.values());
    setVisible(!lines.isEmpty());
  }

  private BatchLine line(long id) {
    return new BatchLine(() -> stop.accept(id), showActivity, () -> dismiss(id));
  }

  private void dismiss(long id) {
    dismissed.add(id);
    lines.remove(id);
    getChildren().setAll(lines.values());
    setVisible(!lines.isEmpty());
  }
}
