package envwatch.ui.training;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A disabled button shows no tip, so the tip, which says why, belongs to the pane around it. */
public final class OfferButton extends StackPane {
  private final Button button = new Button();

  public OfferButton(String id) {
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
  public void show(@Nullable Offer offer) {
    Controls.shown(this, offer != null);
    if (offer == null) {
      return;
    }
    if (!offer.label().equals(button.getText())) {
      button.setText(offer.label());
      button.setGraphic(offer.icon() == null ? null : new Icon(offer.icon()));
    }
    button.setDisable(!offer.possible());
    button.setOnAction(event -> offer.action().run());
    String tip = offer.possible() ? offer.tip() : offer.why();
    Controls.tip(this, tip);
    button.setAccessibleHelp(tip);
  }
}
