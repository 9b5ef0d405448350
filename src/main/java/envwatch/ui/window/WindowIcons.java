package envwatch.ui.window;

import static envwatch.words.Messages.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;

/** The icons of the window, in all sizes; with the number of notices that were not read. */
final class WindowIcons {
  private static final int MOST = 9;

  /** The number's size, as a part of the icon's. */
  private static final double NUMBER = 0.42;

  private final ObservableList<String> styleSheets;
  private final List<Image> plain =
      Stream.of(16, 24, 32, 48, 64, 128, 256).map(WindowIcons::read).toList();

  /** Decodes seven pictures. */
  WindowIcons(ObservableList<String> styleSheets) {
    this.styleSheets = styleSheets;
  }

  private static Image read(int size) {
    String name = "/icons/envwatch-" + size + ".png";
    try (InputStream bytes = WindowIcons.class.getResourceAsStream(name)) {
      return new Image(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Image> with(int unread) {
    if (unread == 0) {
      return plain;
    }
    List<Image> marked = new ArrayList<>();
    for (Image icon : plain) {
      marked.add(mark(icon, unread > MOST ? text("bell.more", MOST) : String.valueOf(unread)));
    }
    return marked;
  }

  private Image mark(Image icon, String number) {
    double size = icon.getWidth();
    Label badge = new Label(number);
    badge.getStyleClass().add("icon-badge");
    badge.setStyle("-fx-font-size: " + size * NUMBER + "px");
    StackPane pane = new StackPane(new ImageView(icon), badge);
    pane.getStyleClass().add("icon-with-badge");
    StackPane.setAlignment(badge, Pos.BOTTOM_RIGHT);
    pane.setMaxSize(size, size);
    Scene scene = new Scene(pane, size, size);
    scene.setFill(null);
    scene.getStylesheets().setAll(styleSheets);
    return scene.snapshot(null);
  }
}
