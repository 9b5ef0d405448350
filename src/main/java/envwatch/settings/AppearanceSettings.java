package envwatch.settings;

import envwatch.util.JsonForm;
import java.util.Map;

/** The appearance of the windows, and of the tables that they export. */
public final class AppearanceSettings extends Section<AppearanceSettings> {
  public static final Setting<AppearanceSettings, Theme> THEME =
      new Setting<>("theme", JsonForm.choice(Theme.class), Theme.SYSTEM);

  /** The size of normal text, in CSS pixels. */
  public static final NumberSetting<AppearanceSettings, Integer> FONT_SIZE =
      NumberSetting.of("fontSize", new Limits(10, 28), 14);

  public static final Setting<AppearanceSettings, CsvSeparator> CSV_SEPARATOR =
      new Setting<>("csvSeparator", JsonForm.choice(CsvSeparator.class), CsvSeparator.COMMA);

  public static final AppearanceSettings DEFAULT =
      new AppearanceSettings(usual(THEME, FONT_SIZE, CSV_SEPARATOR));

  /** Light, dark, or the system's theme. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }

  /** What stands between the cells of exported tables. */
  public enum CsvSeparator {
    COMMA,
    /** Expected by spreadsheet programs where numbers are written with a comma. */
    SEMICOLON
  }

  /** Creates settings with this theme and font size. */
  public AppearanceSettings(Theme theme, int fontSize) {
    this(DEFAULT.with(THEME, theme).with(FONT_SIZE, fontSize).values);
  }

  private AppearanceSettings(Map<Setting<AppearanceSettings, ?>, Object> values) {
    super(values, AppearanceSettings::new);
  }
}
