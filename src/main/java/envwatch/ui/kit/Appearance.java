package envwatch.ui.kit;

import static envwatch.settings.AppearanceSettings.FONT_SIZE;
import static envwatch.settings.AppearanceSettings.THEME;

import envwatch.settings.AppearanceSettings;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;

/** Theme and font size of all windows. Lives on the JavaFX thread. */
public final class Appearance {
  private AppearanceSettings settings;

  public Appearance(AppearanceSettings settings) {
    this.settings = settings;
  }

  /** Loads the theme before a window needs it; on the JavaFX thread. */
  public static void load(AppearanceSettings settings) {
    new Appearance(settings).applyTheme();
  }

  /** Takes the theme for all windows, and follows the system's from now on where that is chosen. */
  public void start() {
    Platform.getPreferences().colorSchemeProperty().subscribe(scheme -> applyTheme());
  }

  public void use(AppearanceSettings chosen) {
    settings = chosen;
    applyTheme();
  }

  private void applyTheme() {
    boolean dark =
        switch (settings.get(THEME)) {
          case DARK -> true;
          case LIGHT -> false;
          case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        };
    String theme = StyleSheets.theme(dark);
    if (!theme.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(theme);
    }
  }

  /** Size of ordinary text in pixels. */
  public double em() {
    return settings.get(FONT_SIZE);
  }

  /** Gives a window's scene the program's style; call again after {@link #use}. */
  public void dress(Scene scene) {
    scene
        .getStylesheets()
        .setAll(StyleSheets.of("envwatch"), StyleSheets.of("bars"), StyleSheets.of(sizes()));
  }

  private String sizes() {
    return "sizes-" + settings.get(FONT_SIZE);
  }
}
