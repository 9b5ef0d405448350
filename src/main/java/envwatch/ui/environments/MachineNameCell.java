package envwatch.ui.environments;

import envwatch.history.Outlier;
import envwatch.model.Machine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineFacts;
import envwatch.ui.model.MachineRow;
import envwatch.words.PlainText;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
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

  private List<Outlier> differing = List.of();

  private String name = "";

  MachineNameCell(DashboardModel model) {
    this.model = model;
    textTruncatedProperty().addListener(property -> showTip());
    widthProperty().subscribe(this::fit);
    fontProperty().subscribe(this::fit);
    setContentDisplay(ContentDisplay.RIGHT);
    ofRow(MachineRow::factsProperty).subscribe(this::markOdd);
    // Only while the cell is in the window: the model outlives all cells.
    model
        .filterProperty()
        .when(sceneProperty().map(scene -> true))
        .subscribe(filter -> mark(getItem()));
  }

  @Override
  protected void show(@Nullable Machine machine) {
    name = machine == null ? "" : PlainText.line(machine.name());
    mark(machine);
    fit();
  }

  /**
   * @param facts null without a row
   */
  private void markOdd(@Nullable MachineFacts facts) {
    differing = facts == null ? List.of() : facts.remembered().odd();
    if (odd == null && !differing.isEmpty()) {
      odd = new OddityMark();
    }
    if (odd != null) {
      odd.show(differing);
    }
    fit();
  }

  /** Only hidden, it would leave the name as short as it was cut beside it. */
  private void fit() {
    boolean marked = !differing.isEmpty() && markFits();
    setGraphic(marked ? odd : null);
    setText(
        isEmpty()
            ? null
            : marked ? name : WholeCharacters.fitting(name, getFont(), room(), () -> 0));
    showTip();
  }

  private boolean markFits() {
    return Controls.widthOf(name + OddityMark.words(differing), getFont()) <= room();
  }

  private void showTip() {
    if (odd != null && !differing.isEmpty() && getGraphic() == null) {
      Controls.tip(this, name + "\n" + odd.getAccessibleText());
    } else {
      boolean cut = isTextTruncated() || !isEmpty() && !name.equals(getText());
      Controls.tip(this, cut ? name : null);
    }
  }

  private void mark(@Nullable Machine machine) {
    pseudoClassStateChanged(FOUND, machine != null && model.filterProperty().get().finds(machine));
  }
}
