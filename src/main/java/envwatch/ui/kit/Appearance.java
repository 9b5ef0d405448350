package envwatch.ui.kit;

import static envwatch.settings.AppearanceSettings.FONT_SIZE;
import static envwatch.settings.AppearanceSettings.THEME;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import envwatch.settings.AppearanceSettings;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
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
    String theme =
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
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
    scene.getStylesheets().setAll(StyleSheets.of("envwatch"), StyleSheets.of("bars"), sizes());
  }

  /** Icons do not follow the font by themselves. */
  private String sizes() {
    long icon = Math.round(em() * 1.2);
    long small = Math.round(em() * 1.05);
    String css =
        """
        .root { -fx-font-size: %dpx; }
        .ikonli-font-icon { -fx-icon-size: %dpx; }
        .cell-button .ikonli-font-icon, .status-cell .ikonli-font-icon, .chip .ikonli-font-icon {
          -fx-icon-size: %dpx;
        }
        """
            .formatted(settings.get(FONT_SIZE), icon, small);
    byte[] bytes = css.getBytes(StandardCharsets.UTF_8);
    return "data:text/css;base64," + Base64.getEncoder().encodeToString(bytes);
  }
}
