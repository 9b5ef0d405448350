package envwatch.ui.kit;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.CRC32;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads the font of the program's icons from a file of its own. Of a font within a jar JavaFX makes
 * a copy in the system's folder for temporary files at every start: the copies stay when the
 * program is killed, and where that folder is full or read-only every icon is an empty box.
 */
public final class IconFont {
  private static final Logger LOG = LoggerFactory.getLogger(IconFont.class);
  private static final double ANY_SIZE = 16;

  /** The family of the characters of {@link Glyph}. */
  static final String FAMILY = "Material Icons";

  private static final String RESOURCE = "/fonts/MaterialIcons.ttf";

  private IconFont() {}

  /**
   * Loads the font from the folder, which gets a copy of it if it has none. Comes before the first
   * icon.
   *
   * @return null if the font cannot be read
   */
  public static @Nullable Font loadFrom(Path folder) {
    try {
      // JavaFX takes the path as it stands: an encoded blank would be part of a name.
      Font font = Font.loadFont("file:" + copyIn(folder).toUri().getPath(), ANY_SIZE);
      if (font != null) {
        return font;
      }
    } catch (IOException e) {
      LOG.warn("The font of icons cannot be kept in {}: {}", folder, e.toString());
    }
    return WithinJar.FONT;
  }

  private static Path copyIn(Path folder) throws IOException {
    byte[] font;
    try (InputStream resource = IconFont.class.getResourceAsStream(RESOURCE)) {
      font = resource.readAllBytes();
    }
    Path file = folder.resolve("MaterialIcons.ttf");
    if (!Files.isRegularFile(file) || checksum(Files.readAllBytes(file)) != checksum(font)) {
      PrivateFiles.replace(file, font);
    }
    return file;
  }

  /** Native code, unlike a comparison, which is slow while the program starts. */
  private static long checksum(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    return checksum.getValue();
  }

  /** The font in the size; loaded from the jar if nobody has loaded it before. */
  static Font of(double size) {
    Font font = Font.font(FAMILY, size);
    return font.getFamily().equals(FAMILY) || WithinJar.FONT == null
        ? font
        : Font.font(FAMILY, size);
  }

  /** Loaded once, when it is first asked for. */
  private static final class WithinJar {
    static final @Nullable Font FONT =
        Font.loadFont(
            Objects.requireNonNull(IconFont.class.getResource(RESOURCE)).toExternalForm(),
            ANY_SIZE);

    static {
      if (FONT == null) {
        LOG.warn("Icons cannot be drawn: no folder takes their font");
      }
    }
  }
}
