package envwatch.ui.machines;

import envwatch.history.usual.Oddity;
import envwatch.model.machine.Machine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OddityMark;
import envwatch.ui.kit.table.ColumnWidths;
import envwatch.ui.kit.table.RowCell;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.row.MachineFacts;
import envwatch.ui.model.row.MachineRow;
import envwatch.words.PlainText;
import java.time.Instant;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableRow;
import org.jspecify.annotations.Nullable;

/**
 * A machine's name, marked while the filter finds something in the machine. The row has no mark:
 * all of its cells would be styled again at every key that is typed. The mark of a machine that
 * differs from its like is left out where the name would be cut for it: the tip tells it then.
 */
final class MachineNameCell extends RowCell<MachineRow, Machine> {
  private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");

  private final DashboardModel model;

  /** Made for the few rows that need it. */
  private @Nullable OddityMark odd;

  private @Nullable Oddity differing;

  MachineNameCell(DashboardModel model) {
    this.model = model;
    textTruncatedProperty().addListener(property -> showTip());
    widthProperty().subscribe(this::fitMark);
    fontProperty().subscribe(this::fitMark);
    setContentDisplay(ContentDisplay.RIGHT);
    tableRowProperty()
        .flatMap(TableRow::itemProperty)
        .flatMap(MachineRow::factsProperty)
        .subscribe(this::markOdd);
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
    fitMark();
  }

  /**
   * @param facts null without a row
   */
  private void markOdd(@Nullable MachineFacts facts) {
    differing = facts == null ? null : facts.remembered().odd();
    if (odd == null && differing != null) {
      odd = new OddityMark();
    }
    if (odd != null) {
      odd.show(differing, facts == null ? Instant.EPOCH : facts.at());
    }
    fitMark();
  }

  /** Only hidden, it would leave the name as short as it was cut beside it. */
  private void fitMark() {
    setGraphic(differing != null && markFits() ? odd : null);
    showTip();
  }

  private boolean markFits() {
    String both = getText() + OddityMark.words(differing);
    double edges = ColumnWidths.EDGES * getFont().getSize();
    return Controls.widthOf(both, getFont()) + edges <= getWidth() + 1;
  }

  private void showTip() {
    boolean leftOut = odd != null && differing != null && getGraphic() == null;
    if (leftOut) {
      Controls.tip(this, getText() + "\n" + odd.getAccessibleText());
    } else {
      Controls.tip(this, isTextTruncated() ? getText() : null);
    }
  }

  private void mark(@Nullable Machine machine) {
    pseudoClassStateChanged(FOUND, machine != null && model.filterProperty().get().finds(machine));
  }
}
