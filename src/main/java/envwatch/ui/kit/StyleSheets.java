package envwatch.ui.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;

/**
 * The style sheets of the program: text while it is developed, in JavaFX's binary form in packages
 * ({@code packaging/StyleSheets.java}).
 */
public final class StyleSheets {
  private static final String SIZES = "sizes-";

  private StyleSheets() {}

  /**
   * The address of a style sheet, for a scene or a part of one.
   *
   * @param name of the file in {@code resources/css} without its ending, or {@code sizes-} and the
   *     font size
   */
  public static String of(String name) {
    URL binary = StyleSheets.class.getResource("/css/" + name + ".bss");
    if (binary != null) {
      return binary.toExternalForm();
    }
    return name.startsWith(SIZES)
        ? data(sizes(Integer.parseInt(name.substring(SIZES.length()))))
        : resource("/css/" + name + ".css").toExternalForm();
  }

  /** The address of the theme, in the binary form that AtlantaFX comes with. */
  static String theme(boolean dark) {
    return resource("/atlantafx/base/theme/primer-" + (dark ? "dark" : "light") + ".bss")
        .toExternalForm();
  }

  /**
   * The sizes for a font size, as a style sheet: icons do not follow the font by themselves.
   *
   * @param font in pixels
   */
  public static String sizes(int font) {
    try (InputStream template = resource("/css/sizes.css").openStream()) {
      return new String(template.readAllBytes(), StandardCharsets.UTF_8)
          .replace("FONT", Integer.toString(font))
          .replace("ICON", Long.toString(Math.round(font * 1.2)))
          .replace("SMALL", Long.toString(Math.round(font * 1.05)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String data(String css) {
    return "data:text/css;base64,"
        + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
  }

  private static URL resource(String path) {
    return Objects.requireNonNull(StyleSheets.class.getResource(path), path);
  }
}
