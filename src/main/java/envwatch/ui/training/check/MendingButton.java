package envwatch.ui.training.check;

import envwatch.ui.kit.Controls;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A disabled button shows no tip, so the tip, which says why, belongs to the pane around it. */
final class MendingButton extends StackPane {
  private final Button button = new Button();

  public MendingButton(String id) {
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.getStyleClass().add("compact");
    setMinWidth(USE_PREF_SIZE);
    getChildren().add(button);
    show(null);
  }

  public Button button() {
    return button;
  }

  /**
   * @param offer null for no button
   */
  public void show(@Nullable Mending offer) {
    setVisible(offer != null);
    setManaged(offer != null);
    if (offer != null) {
      button.setText(offer.label());
      button.setDisable(!offer.possible());
      button.setOnAction(event -> offer.run().run());
      Controls.tip(this, offer.obstacle());
      button.setAccessibleHelp(offer.obstacle());
    }
  }
}
