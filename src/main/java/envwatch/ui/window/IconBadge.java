package envwatch.ui.window;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;

/**
 * Draws a number into the lower right corner of icons. One scene serves icons of all sizes, with
 * its number scaled: a scene resolves every style anew, and a font of another size is one more
 * style.
 */
final class IconBadge {
  /** The height of the number's font, as a part of the icon's. */
  private static final double NUMBER = 0.42;

  private final ImageView icon = new ImageView();
  private final Label number = new Label();
  private final Scale scale = new Scale();
  private final Group corner = new Group(number);
  private final Group both = new Group(icon, corner);
  private final Scene scene = new Scene(both);
  private final SnapshotParameters whole = new SnapshotParameters();

  IconBadge() {
    number.getStyleClass().add("icon-badge");
    corner.getTransforms().add(scale);
    whole.setFill(Color.TRANSPARENT);
  }

  /**
   * @param styleSheets those of the window, whose theme has the colours
   */
  void follow(List<String> styleSheets) {
    if (!scene.getStylesheets().equals(styleSheets)) {
      scene.getStylesheets().setAll(styleSheets);
    }
  }

  Image on(Image plain, String text) {
    number.setText(text);
    both.applyCss();
    number.autosize();
    double size = plain.getWidth();
    double factor = size * NUMBER / number.getFont().getSize();
    scale.setX(factor);
    scale.setY(factor);
    icon.setImage(plain);
    corner.relocate(size - factor * number.getWidth(), size - factor * number.getHeight());
    whole.setViewport(new Rectangle2D(0, 0, size, size));
    return copy(both.snapshot(whole, null));
  }

  /** JavaFX 26 does not take the picture that it took itself as the icon of a window. */
  private static Image copy(Image drawn) {
    return new WritableImage(
        drawn.getPixelReader(), (int) drawn.getWidth(), (int) drawn.getHeight());
  }
}
