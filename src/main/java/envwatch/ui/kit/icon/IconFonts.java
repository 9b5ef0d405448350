package envwatch.ui.kit.icon;

import envwatch.base.PrivateFiles;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.FontLoader;
import org.kordamp.ikonli.IkonHandler;
import org.kordamp.ikonli.IkonResolverProvider;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads the font of the program's icons from a file of its own. Of a font within a jar JavaFX makes
 * a copy in the system's folder for temporary files at every start: the copies stay when the
 * program is killed, and where that folder is full or read-only every icon is an empty box.
 *
 * <p>The library of icons offers eight fonts, as four styles in two halves, and has all of them
 * loaded with the first icon, which takes longer than the first window. Only the font of {@link
 * Icons} is loaded, once for both of its halves.
 */
public final class IconFonts implements FontLoader {
  private static final Logger LOG = LoggerFactory.getLogger(IconFonts.class);
  private static final double ANY_SIZE = 16;

  /** The family of {@code Material2AL} and {@code Material2MZ}, the only icons in use. */
  static final String FAMILY = "Material Icons";

  private final Path folder;
  private @Nullable Font loaded;

  IconFonts(Path folder) {
    this.folder = folder;
  }

  /**
   * Has icons drawn with fonts from the folder, which is filled where something is missing. Comes
   * before the first icon, because the library of icons keeps what it began with.
   */
  public static void keepIn(Path folder) {
    IkonResolverProvider.getInstance(new IconFonts(folder));
  }

  @Override
  public synchronized void loadFont(IkonHandler handler) {
    if (!handler.getFontFamily().equals(FAMILY)) {
      return;
    }
    if (loaded == null) {
      loaded = load(handler.getFontResource());
    }
    handler.setFont(loaded);
  }

  private @Nullable Font load(URL resource) {
    Font font = fromFile(resource);
    if (font == null) {
      font = Font.loadFont(resource.toExternalForm(), ANY_SIZE);
    }
    if (font == null) {
      LOG.warn("Icons cannot be drawn: no folder takes their font");
    }
    return font;
  }

  private @Nullable Font fromFile(URL resource) {
    try {
      // JavaFX takes the path as it stands: an encoded blank would be part of a name.
      return Font.loadFont("file:" + file(resource).toUri().getPath(), ANY_SIZE);
    } catch (IOException e) {
      LOG.warn("A font of icons cannot be kept in {}: {}", folder, e.toString());
      return null;
    }
  }

  private Path file(URL resource) throws IOException {
    String path = resource.getPath();
    Path file = folder.resolve(path.substring(path.lastIndexOf('/') + 1));
    byte[] font;
    try (InputStream stream = resource.openStream()) {
      font = stream.readAllBytes();
    }
    if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), font)) {
      PrivateFiles.replace(file, font);
    }
    return file;
  }
}
