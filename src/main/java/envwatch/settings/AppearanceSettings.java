package envwatch.settings;

import java.util.Map;

/** How the windows look. */
public final class AppearanceSettings extends Section<AppearanceSettings> {
  public static final Setting<AppearanceSettings, Theme> THEME =
      new Setting<>("theme", JsonForm.choice(Theme.class), Theme.SYSTEM);

  /** Of ordinary text, in CSS pixels. */
  public static final NumberSetting<AppearanceSettings, Integer> FONT_SIZE =
      NumberSetting.of("fontSize", new Limits(10, 28), 14);

  public static final AppearanceSettings DEFAULT = new AppearanceSettings(usual(THEME, FONT_SIZE));

  /** Light, dark, or whichever the system uses. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }

  /** Another theme and font size than the usual ones. */
  public AppearanceSettings(Theme theme, int fontSize) {
    this(DEFAULT.with(THEME, theme).with(FONT_SIZE, fontSize).values);
  }

  private AppearanceSettings(Map<Setting<AppearanceSettings, ?>, Object> values) {
    super(values, AppearanceSettings::new);
  }
}
