package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Menus;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be done now, or why it cannot.
 *
 * @param id of its menu item and button, for style sheets and tests
 * @param label with the count where it is for several
 * @param tip what it does
 * @param why it cannot be done; null if it can
 * @param asks whether a question comes first
 * @param deletes whether something is deleted
 */
record Offer(
    String id,
    Glyph icon,
    String label,
    String tip,
    @Nullable String why,
    boolean asks,
    boolean deletes,
    Runnable action) {
  /** A disabled item has no tip, so it says why in its own text. */
  MenuItem item() {
    String named = asks ? text("action.asks", label) : label;
    MenuItem item =
        new MenuItem(why == null ? named : text("action.menu.why", label, why), new Icon(icon));
    item.setMnemonicParsing(false);
    item.setId("item-" + id);
    item.setDisable(why != null);
    item.setOnAction(event -> action.run());
    return deletes ? Menus.deleting(item) : item;
  }

  /** A disabled button has no tip, so the pane around it has. */
  static StackPane button(String id) {
    Button button = new Button();
    button.setId("students-" + id);
    button.setMinWidth(Button.USE_PREF_SIZE);
    button.getStyleClass().add("compact");
    return new StackPane(button);
  }

  /** Shows this on a button made before. */
  void show(StackPane around) {
    Button button = (Button) around.getChildren().getFirst();
    if (!label.equals(button.getText()) || button.getGraphic() == null) {
      button.setText(label);
      button.setGraphic(new Icon(icon));
    }
    button.setDisable(why != null);
    button.setOnAction(event -> action.run());
    Controls.tip(around, why == null ? tip : why);
    button.setAccessibleHelp(why == null ? tip : why);
  }
}
