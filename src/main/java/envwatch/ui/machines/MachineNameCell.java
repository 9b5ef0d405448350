package envwatch.ui.machines;

import envwatch.model.Machine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.table.RowCell;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineRow;
import envwatch.words.PlainText;
import javafx.css.PseudoClass;
import org.jspecify.annotations.Nullable;

/**
 * A machine's name, marked while the filter finds something in the machine. The row has no mark:
 * all of its cells would be styled again at every key that is typed.
 */
final class MachineNameCell extends RowCell<MachineRow, Machine> {
  private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");

  private final DashboardModel model;

  MachineNameCell(DashboardModel model) {
    this.model = model;
    Controls.tooltipWhenTruncated(this);
    // Only while the cell is in the window: the model outlives all cells.
    model
        .filterProperty()
        .when(sceneProperty().map(scene -> true))
        .subscribe(filter -> mark(getItem()));
  }

  @Override
  protected void show(@Nullable Machine machine) {
    setText(machine == null ? null : PlainText.line(machine.name()));
    mark(machine);
  }

  private void mark(@Nullable Machine machine) {
    pseudoClassStateChanged(FOUND, machine != null && model.filterProperty().get().finds(machine));
  }
}
