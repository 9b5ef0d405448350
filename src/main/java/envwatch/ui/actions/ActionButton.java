package envwatch.ui.actions;

import static envwatch.words.Messages.key;

import envwatch.model.ActionKind;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import envwatch.words.ActionWords;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

/**
 * A button for one action. A disabled button shows no tip, so the tip, which says why, belongs to
 * the pane around it.
 */
final class ActionButton extends StackPane {
  private final Button button = new Button();

  /**
   * @param prefix of the button's id
   */
  ActionButton(String prefix, ActionKind kind, Runnable action) {
    button.setText(ActionWords.name(kind));
    button.setId(prefix + key(kind));
    button.setGraphic(new Icon(ActionIcons.of(kind)));
    button.setOnAction(event -> action.run());
    button.setMinWidth(USE_PREF_SIZE);
    button.getStyleClass().add("compact");
    getChildren().add(button);
  }

  Button button() {
    return button;
  }

  void show(ActionOffer offer) {
    button.setDisable(!offer.possible());
    button.setText(offer.label());
    Controls.tip(this, offer.tip());
    button.setAccessibleHelp(offer.tip());
  }
}
