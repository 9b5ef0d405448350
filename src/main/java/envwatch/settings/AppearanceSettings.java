package envwatch.settings;

/**
 * @param fontSize of ordinary text, in CSS pixels
 */
public record AppearanceSettings(Theme theme, int fontSize) {
  public static final Limits FONT_SIZES = new Limits(10, 28);
  public static final AppearanceSettings DEFAULT = new AppearanceSettings(Theme.SYSTEM, 14);

  /** Light, dark, or whichever the system uses. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }
}
