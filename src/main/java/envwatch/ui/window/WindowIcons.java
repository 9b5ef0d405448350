package envwatch.ui.window;

import static envwatch.words.Messages.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * The icons of the window, in all sizes that task bars use; with the number of notices that were
 * not read. Kept while what the window shows is made anew. Confined to the JavaFX thread.
 */
public final class WindowIcons {
  private static final int MOST = 9;

  private final Stage stage;
  private final Executor background;
  private List<Image> plain = List.of();
  private @Nullable IconBadge badge;
  private List<String> styleSheets = List.of();
  private int unread = -1;

  /**
   * @param background decodes the pictures
   */
  public WindowIcons(Stage stage, Executor background) {
    this.stage = stage;
    this.background = background;
  }

  /**
   * Puts a number into the icons. Until they are decoded for the first time, the task bar shows the
   * icon of the menu entry.
   *
   * @param shownIn the style sheets of the window, whose theme has the colours
   */
  void show(int number, List<String> shownIn) {
    if (unread == -1) {
      background.execute(() -> {
        List<Image> decoded = decode();
        Platform.runLater(() -> {
          plain = decoded;
          draw();
        });
      });
    }
    if (number != unread) {
      unread = number;
      styleSheets = List.copyOf(shownIn);
      draw();
    }
  }

  private void draw() {
    if (!plain.isEmpty()) {
      stage.getIcons().setAll(with(unread));
    }
  }

  private static List<Image> decode() {
    return Stream.of(16, 24, 32, 48, 64, 128).map(WindowIcons::decode).toList();
  }

  private static Image decode(int size) {
    String name = "/icons/envwatch-" + size + ".png";
    try (InputStream bytes = WindowIcons.class.getResourceAsStream(name)) {
      return new Image(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Image> with(int number) {
    if (number == 0) {
      return plain;
    }
    if (badge == null) {
      badge = new IconBadge();
    }
    IconBadge drawn = badge;
    drawn.follow(styleSheets);
    String shown = number > MOST ? text("bell.more", MOST) : String.valueOf(number);
    return plain.stream().map(icon -> drawn.on(icon, shown)).toList();
  }
}
