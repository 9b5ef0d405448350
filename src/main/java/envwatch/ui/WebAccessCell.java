package envwatch.ui;

import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.material2.Material2MZ;

/** Opens a machine's web access, where it has one. */
final class WebAccessCell extends RowCell<MachineRow, Machine> {
  private final Button open;

  WebAccessCell(MachineGestures gestures) {
    open =
        Controls.iconButton(
            Material2MZ.OPEN_IN_NEW,
            text("machines.web.open"),
            () -> gestures.openWebAccess(getTableRow().getItem()));
    open.getStyleClass().add("cell-button");
    open.setFocusTraversable(false);
    setAlignment(Pos.CENTER_LEFT);
  }

  @Override
  void show(@Nullable Machine machine) {
    if (machine == null) {
      setText(null);
      setGraphic(null);
    } else if (machine.webAccess() == null) {
      setText(text("absent"));
      setGraphic(null);
    } else {
      setText(null);
      open.setId("web-" + machine.id().value());
      Controls.rename(open, text("machines.web.open.of", PlainText.line(machine.name())));
      setGraphic(open);
    }
  }
}
