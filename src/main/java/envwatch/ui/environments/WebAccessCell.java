package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.MachineRow;
import envwatch.words.PlainText;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;

/**
 * Opens a machine's web access, where it has one. A disabled button shows no tip, so the one that
 * says why it is disabled belongs to the cell.
 */
final class WebAccessCell extends RowCell<MachineRow, Machine> {
  private final Button open;

  WebAccessCell(MachineGestures gestures) {
    open =
        Controls.iconButton(
            Glyph.OPEN_IN_NEW,
            text("machines.web.open"),
            () -> gestures.openWebAccess(getTableRow().getItem()));
    open.getStyleClass().addAll("cell-button", "web-access");
    open.setFocusTraversable(false);
    setAlignment(Pos.CENTER_LEFT);
  }

  @Override
  protected void show(@Nullable Machine machine) {
    Controls.tip(this, null);
    open.setVisible(machine != null);
    if (machine == null) {
      setText(null);
    } else if (machine.webAccess() == null) {
      setText(text("absent"));
      setGraphic(null);
    } else {
      setText(null);
      offer(machine);
      setGraphic(open);
    }
  }

  private void offer(Machine machine) {
    String name = text("machines.web.open.of", PlainText.line(machine.name()));
    boolean opens = WebAddress.opens(machine.webAccess());
    String refusal = opens ? null : text("machines.web.refused");
    Controls.rename(open, name);
    open.setDisable(!opens);
    open.setAccessibleHelp(refusal);
    if (refusal != null) {
      Controls.tip(this, text("action.menu.why", name, refusal));
    }
  }
}
