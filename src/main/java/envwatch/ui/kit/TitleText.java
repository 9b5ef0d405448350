package envwatch.ui.kit;

/** Makes titles of windows. */
public final class TitleText {
  private static final int JOINER = 0x200D;
  private static final int PRESENTATION = 0xFE0F;

  private TitleText() {}

  /**
   * Leaves out emoji and whatever else lies above U+FFFF: on Linux, JavaFX passes it on in a form
   * that is not valid UTF-8, and the window manager cuts the title there (JDK-8382165).
   */
  public static String of(String title) {
    if (title.codePoints().allMatch(Character::isBmpCodePoint)) {
      return title;
    }
    StringBuilder kept = new StringBuilder();
    title
        .codePoints()
        .filter(letter ->
            Character.isBmpCodePoint(letter) && letter != JOINER && letter != PRESENTATION)
        .forEach(kept::appendCodePoint);
    return kept.toString().replaceAll(" {2,}", " ").strip();
  }
}
