package envwatch.ui.kit;

import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * A button for an offer. A disabled button shows no tip, so the tip, which says why, belongs to the
 * pane around it.
 */
public final class OfferButton extends StackPane {
  private final Button button;
  private @Nullable Glyph icon;

  /**
   * @param button made elsewhere, such as one of a dialog
   */
  public OfferButton(Button button) {
    super(button);
    this.button = button;
  }

  /** A compact button, as in bars; it appears with its first offer. */
  public OfferButton(String id) {
    this(new Button());
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.getStyleClass().add("compact");
    setMinWidth(USE_PREF_SIZE);
    Controls.show(this, false);
  }

  public Button button() {
    return button;
  }

  /**
   * @param offer null for no button
   */
  public void show(@Nullable Offer offer) {
    Controls.show(this, offer != null);
    if (offer == null) {
      return;
    }
    if (offer.icon() != icon) {
      icon = offer.icon();
      button.setGraphic(icon == null ? null : new Icon(icon));
    }
    button.setText(offer.label());
    button.setDisable(!offer.possible());
    button.setOnAction(event -> offer.run().run());
    Controls.tip(this, offer.told());
    button.setAccessibleHelp(offer.told());
  }
}
