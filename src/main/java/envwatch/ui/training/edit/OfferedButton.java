package envwatch.ui.training.edit;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * A button that says why it cannot be pressed. A disabled button shows no tip, so the tip belongs
 * to the pane around it.
 */
final class OfferedButton extends StackPane {
  private final Button button = new Button();

  OfferedButton(String id, Glyph icon, String words, Runnable action) {
    button.setText(words);
    button.setId(id);
    button.setGraphic(new Icon(icon));
    button.setMinWidth(USE_PREF_SIZE);
    button.getStyleClass().add("compact");
    button.setOnAction(event -> action.run());
    getChildren().add(button);
  }

  Button button() {
    return button;
  }

  /**
   * @param obstacle why it cannot be pressed; empty if it can
   */
  void show(Optional<String> obstacle) {
    @Nullable String why = obstacle.orElse(null);
    button.setDisable(why != null);
    Controls.tip(this, why);
    button.setAccessibleHelp(why);
  }
}
