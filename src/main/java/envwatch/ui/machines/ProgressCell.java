package envwatch.ui.machines;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Progress;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.MachineRow;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/** A bar while something is under way, an en dash otherwise. */
final class ProgressCell extends RowCell<MachineRow, Progress> {
  private final ProgressBar bar = new ProgressBar(0);
  private final Label percent = new Label();
  private final HBox box = new HBox(bar, percent);

  ProgressCell() {
    bar.getStyleClass().add(Styles.SMALL);
    bar.setMinWidth(0);
    bar.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(bar, Priority.ALWAYS);
    percent.setMinWidth(HBox.USE_PREF_SIZE);
    box.setAlignment(Pos.CENTER_LEFT);
    box.getStyleClass().add("progress-box");
  }

  /** A bar that is not needed stays in the cell, hidden: adding it again is expensive. */
  @Override
  protected void show(@Nullable Progress progress) {
    if (progress == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    boolean underWay = progress.underWay();
    String words = underWay ? text("machines.progress", progress.percent()) : text("absent");
    bar.setVisible(underWay);
    bar.setManaged(underWay);
    bar.setProgress(underWay ? progress.percent() / 100.0 : 0);
    bar.setAccessibleText(words);
    percent.setText(words);
    setAccessibleText(words);
    setGraphic(box);
  }
}
