package envwatch.ui.kit;

import java.util.Objects;

/** The style sheets of the program. */
public final class StyleSheets {
  private StyleSheets() {}

  /**
   * The address of a style sheet, for a scene or a part of one.
   *
   * @param name of the file in {@code css}, without its ending
   */
  public static String of(String name) {
    String path = "/css/" + name + ".css";
    return Objects.requireNonNull(StyleSheets.class.getResource(path)).toExternalForm();
  }
}
