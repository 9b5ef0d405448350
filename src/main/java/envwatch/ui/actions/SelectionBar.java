package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FocusBefore;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.Feature;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/**
 * What can be done with all selected environments, at the foot of the window while there are
 * several: what acts on many is never mistaken for what acts on the one whose details are shown.
 */
final class SelectionBar extends HBox {
  private final Label count = new Label();

  /** Behind the buttons, which stay where they are when rows leave the screen. */
  private final Label hidden = new Label();

  private final ActionBar actions;
  private final FocusBefore focus = new FocusBefore(this);
  private Set<EnvironmentRow> about = Set.of();

  /**
   * @param clear leaves only the environment selected whose details are shown
   */
  SelectionBar(ActionBar actions, Runnable clear) {
    this.actions = actions;
    setId("selection-bar");
    getStyleClass().add("selection-bar");
    count.setId("selection-count");
    count.setMinWidth(USE_PREF_SIZE);
    hidden.setId("selection-hidden");
    setHgrow(actions, Priority.ALWAYS);
    Button none = new Button(text("selection.clear"));
    none.setId("selection-clear");
    none.getStyleClass().add(Styles.FLAT);
    none.setMinWidth(USE_PREF_SIZE);
    Controls.tip(none, text("selection.clear.tip"));
    none.setOnAction(event -> clear.run());
    managedProperty().bind(visibleProperty());
    setVisible(false);
    Controls.fillWhenShown(this, () -> getChildren().setAll(count, actions, hidden, none));
  }

  /**
   * @param rows the environments selected
   * @param offScreen how many of them can be seen only by scrolling
   * @param listed whether an environment is in the list
   */
  void refresh(List<EnvironmentRow> rows, int offScreen, Predicate<EnvironmentRow> listed) {
    int selected = rows.size();
    count.setText(text("selection.count", selected));
    hidden.setText(offScreen == 0 ? "" : text("selection.off-screen", offScreen));
    setAccessibleText(text("selection.count", selected));
    Set<EnvironmentRow> now = new HashSet<>(rows);
    // Rows that leave the list of themselves do not bring this in front of what came of a batch.
    if (!about.containsAll(now)
        || about.stream().anyMatch(row -> !now.contains(row) && listed.test(row))) {
      fireEvent(new Event(Feature.ABOUT_OTHERS));
    }
    about = now;
    if (selected <= 1) {
      focus.giveBack();
    }
    setVisible(selected > 1);
    if (selected > 1) {
      actions.refresh();
    }
  }
}
