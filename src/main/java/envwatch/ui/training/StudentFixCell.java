package envwatch.ui.training;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OfferButton;
import envwatch.ui.kit.RowCell;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** The button that mends what a check found about a student; none where nothing can be done. */
final class StudentFixCell extends RowCell<StudentRow, StudentRow> {
  /** What the edges of the button take, in ems. */
  static final double BUTTON = 1.3;

  private final ObservableValue<@Nullable StudentProblems> problems;
  private final OfferButton button = new OfferButton("student-fix");

  StudentFixCell(ObservableValue<@Nullable StudentProblems> problems) {
    this.problems = problems;
    getStyleClass().add("student-fix-cell");
    // What is not managed is no graphic to a cell, and does not become one when it is again.
    setGraphic(new HBox(button));
    // What is longer than the column has room for is cut with an ellipsis, not by its edge.
    button.setMinWidth(0);
    button.button().setMinWidth(0);
    Controls.tooltipWhenTruncated(button.button());
    // The table is one stop of the Tab key; a key presses the button of the selected row.
    button.button().setFocusTraversable(false);
    // What it offers changes while the row says the same. Only while the cell is in the window:
    // what a check found outlives all cells.
    problems.when(sceneProperty().map(scene -> true)).subscribe(newest -> show(getItem()));
  }

  static @Nullable Offer fix(ObservableValue<@Nullable StudentProblems> problems, StudentRow row) {
    StudentProblems found = problems.getValue();
    return found == null ? null : found.fix().apply(row.seat());
  }

  @Override
  protected void show(@Nullable StudentRow row) {
    button.show(row == null ? null : fix(problems, row));
  }
}
