package envwatch.ui.kit;

import java.util.Objects;

/**
 * The style sheets of the program, in JavaFX's binary form. {@code packaging/resources} makes them
 * from {@code resources/css} and from AtlantaFX's themes whenever the program is compiled.
 */
public final class StyleSheets {
  private StyleSheets() {}

  /**
   * The address of a style sheet, for a scene or a part of one.
   *
   * @param name of the file in {@code resources/css} without its ending, {@code primer-light} or
   *     {@code primer-dark}, or {@code sizes-} and the font size
   */
  public static String of(String name) {
    String path = "/css/" + name + ".bss";
    return Objects.requireNonNull(StyleSheets.class.getResource(path)).toExternalForm();
  }
}
