package envwatch.settings;

/**
 * @param fontSize of ordinary text, in CSS pixels
 */
public record AppearanceSettings(Theme theme, int fontSize) {
  public static final int SMALLEST_FONT = 10;
  public static final int LARGEST_FONT = 28;
  public static final AppearanceSettings DEFAULT = new AppearanceSettings(Theme.SYSTEM, 14);

  /** Light, dark, or whichever the system uses. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }
}
