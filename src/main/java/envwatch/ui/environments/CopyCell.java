package envwatch.ui.environments;

import envwatch.model.Machine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.MachineRow;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/** A value with a button that copies it. */
final class CopyCell extends RowCell<MachineRow, String> {
  private final Label value = Controls.tooltipWhenTruncated(new Label());
  private final Button copy;
  private final HBox box;
  private final Function<Machine, @Nullable String> copied;

  CopyCell(
      String kind,
      String name,
      Function<Machine, @Nullable String> copied,
      MachineGestures gestures) {
    this.copied = copied;
    copy =
        Controls.iconButton(
            Glyph.CONTENT_COPY, name, () -> gestures.copy(copied.apply(row().machine())));
    copy.getStyleClass().addAll("cell-button", "copy-" + kind);
    copy.setFocusTraversable(false);
    value.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(value, Priority.SOMETIMES);
    box = new HBox(value, copy);
    box.setAlignment(Pos.CENTER_LEFT);
    box.getStyleClass().add("cell-box");
    box.setVisible(false);
    setGraphic(box);
  }

  private MachineRow row() {
    return getTableRow().getItem();
  }

  @Override
  protected void show(@Nullable String item) {
    MachineRow row = getTableRow() == null ? null : getTableRow().getItem();
    box.setVisible(item != null && row != null);
    if (item != null && row != null) {
      value.setText(item);
      copy.setVisible(copied.apply(row.machine()) != null);
    }
  }
}
