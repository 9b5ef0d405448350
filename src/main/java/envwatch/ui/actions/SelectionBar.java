package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FocusBefore;
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
  private final ActionBar actions;
  private final FocusBefore focus = new FocusBefore(this);

  /**
   * @param clear leaves only the environment selected whose details are shown
   */
  SelectionBar(ActionBar actions, Runnable clear) {
    this.actions = actions;
    setId("selection-bar");
    getStyleClass().add("selection-bar");
    count.setId("selection-count");
    count.setMinWidth(USE_PREF_SIZE);
    setHgrow(actions, Priority.ALWAYS);
    Button none = new Button(text("selection.clear"));
    none.setId("selection-clear");
    none.getStyleClass().add(Styles.FLAT);
    none.setMinWidth(USE_PREF_SIZE);
    Controls.tip(none, text("selection.clear.tip"));
    none.setOnAction(event -> clear.run());
    managedProperty().bind(visibleProperty());
    setVisible(false);
    Controls.fillWhenShown(this, () -> getChildren().setAll(count, actions, none));
  }

  /**
   * @param selected how many environments are selected
   * @param offScreen how many of them can be seen only by scrolling
   */
  void refresh(int selected, int offScreen) {
    count.setText(
        offScreen == 0
            ? text("selection.count", selected)
            : text("selection.count.off-screen", selected, offScreen));
    setAccessibleText(text("selection.count", selected));
    if (selected <= 1) {
      focus.giveBack();
    }
    setVisible(selected > 1);
    if (selected > 1) {
      actions.refresh();
    }
  }
}
