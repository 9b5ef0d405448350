package envwatch.ui.window;

import static envwatch.words.Messages.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;

/**
 * The icons of the window, in all sizes that task bars use; with the number of notices that were
 * not read.
 */
final class WindowIcons {
  private static final int MOST = 9;

  private final ObservableList<String> styleSheets;
  private final List<Image> plain =
      Stream.of(16, 24, 32, 48, 64, 128).map(WindowIcons::read).toList();
  private @Nullable IconBadge badge;

  /** Decodes six pictures. */
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
    if (badge == null) {
      badge = new IconBadge();
    }
    IconBadge drawn = badge;
    drawn.follow(styleSheets);
    String number = unread > MOST ? text("bell.more", MOST) : String.valueOf(unread);
    return plain.stream().map(icon -> drawn.on(icon, number)).toList();
  }
}
