package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;

class IconTest {
  private static final String SIZES =
      ".root { -fx-font-size: 14px; -fx-font-family: Serif; }"
          + " .ikonli-font-icon { -fx-font-family: 'Material Icons'; -fx-font-size: 20px; }";

  @Test
  void anIconHasItsFontBeforeItIsStyled() {
    OnJavaFx.run(
        () -> assertThat(new Icon(Glyph.ERROR).getFont().getFamily()).isEqualTo("Material Icons"));
  }

  @Test
  void aStyleSheetChoosesTheSizeAndLeavesTheFont() {
    OnJavaFx.run(() -> {
      Icon icon = new Icon(Glyph.ERROR);
      Scene scene = new Scene(new HBox(icon));
      scene
          .getStylesheets()
          .add(
              "data:text/css;base64,"
                  + Base64.getEncoder().encodeToString(SIZES.getBytes(StandardCharsets.UTF_8)));

      scene.getRoot().applyCss();

      assertThat(icon.getFont().getSize()).isEqualTo(20);
      assertThat(icon.getFont().getFamily()).isEqualTo("Material Icons");
    });
  }
}
