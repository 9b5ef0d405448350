package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Offer;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * The lines below the verdict, about no student or about many. Enter does what the button of a line
 * does.
 */
final class CheckList extends ListView<CheckRow> {
  private static final double LINE = 2.1;

  /** More lines are scrolled to, so that the students stay in sight. */
  private static final int MOST = 7;

  private static final int FEWEST = 2;

  /** The share of that room that it may take. */
  private static final double SHARE = 0.34;

  private final Function<CheckRow, @Nullable Offer> mending;
  private double most = Double.MAX_VALUE / 2;

  CheckList(Function<CheckRow, @Nullable Offer> mending) {
    this.mending = mending;
    setId("check-list");
    getStyleClass().add("check-list");
    setAccessibleText(text("check.list"));
    setMinHeight(USE_PREF_SIZE);
    setCellFactory(view -> new CheckCell(mending));
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Fits the lines to a font. */
  void fit(Font font) {
    setFixedCellSize(Math.ceil(LINE * font.getSize()));
    resizeToLines();
  }

  /**
   * @param height of what it shares with the students
   * @param room what is left of it beside the students that have to be in sight
   */
  void share(double height, double room) {
    double newest = Math.min(height * SHARE, room);
    if (newest == most) {
      return;
    }
    most = newest;
    resizeToLines();
    if (!getSelectionModel().isEmpty()) {
      // What was chosen stays in sight while the details take their room.
      scrollTo(Math.max(0, getSelectionModel().getSelectedIndex() - 1));
    }
  }

  private void resizeToLines() {
    double line = Math.max(getFixedCellSize(), 1);
    int fitting = (int) Math.floor(most / line);
    int lines = Math.min(Math.clamp(fitting, FEWEST, MOST), getItems().size());
    setPrefHeight(lines * line + 2);
    setMaxHeight(USE_PREF_SIZE);
  }

  /** Shows other lines; one that stays remains selected. */
  void show(List<CheckRow> rows) {
    if (rows.equals(List.copyOf(getItems()))) {
      // What the buttons offer may have changed.
      refresh();
      return;
    }
    CheckRow selected = getSelectionModel().getSelectedItem();
    getItems().setAll(rows);
    int again = selected == null ? -1 : rows.indexOf(selected);
    if (again >= 0) {
      getSelectionModel().select(again);
    } else {
      getSelectionModel().clearSelection();
    }
    resizeToLines();
  }

  private void pressed(KeyEvent event) {
    CheckRow row = getSelectionModel().getSelectedItem();
    if (row == null || event.getCode() != KeyCode.ENTER && event.getCode() != KeyCode.SPACE) {
      return;
    }
    event.consume();
    Offer offer = mending.apply(row);
    if (offer != null && offer.possible()) {
      offer.run().run();
    }
  }
}
