package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;

class OfferButtonTest {
  @Test
  void theIconOfTheOfferBeforeGoesWithIt() {
    OnJavaFx.run(() -> {
      OfferButton button = new OfferButton("mend");
      button.show(new Offer("delete", Glyph.DELETE, "Delete", null, null, true, true, () -> {}));
      assertThat(button.button().getGraphic()).isNotNull();

      button.show(Offer.of("Try now", null, null, () -> {}));
      assertThat(button.button().getGraphic()).isNull();
    });
  }

  @Test
  void aButtonThatWasMadeElsewhereKeepsItsIcon() {
    OnJavaFx.run(() -> {
      Button made = new Button("Save", new Icon(Glyph.DELETE));
      new OfferButton(made).show(Offer.of("Save", null, null, () -> {}));
      assertThat(made.getGraphic()).isNotNull();
    });
  }
}
