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
 * Loads the fonts of icons from files of their own. Of a font within a jar JavaFX makes a copy in
 * the system's folder for temporary files at every start: the copies stay when the program is
 * killed, and where that folder is full or read-only every icon is an empty box.
 */
public final class IconFonts implements FontLoader {
  private static final Logger LOG = LoggerFactory.getLogger(IconFonts.class);
  private static final double ANY_SIZE = 16;

  private final Path folder;

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
  public void loadFont(IkonHandler handler) {
    URL resource = handler.getFontResource();
    Font font = fromFile(resource);
    if (font == null) {
      font = Font.loadFont(resource.toExternalForm(), ANY_SIZE);
    }
    if (font == null) {
      LOG.warn("Icons of {} cannot be drawn: no folder takes their font", handler.getFontFamily());
    }
    handler.setFont(font);
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
