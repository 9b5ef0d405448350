package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Styles;
import envwatch.settings.Settings;
import envwatch.ui.settings.OpenSettings.Keychain;
import envwatch.ui.window.FxThread;
import envwatch.ui.window.Picture;
import java.util.List;
import java.util.Locale;
import javafx.application.Application;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsPicturesTest {
  private static final Settings ONE_ACCOUNT =
      Settings.DEFAULT.withAccounts(List.of(SettingsDraftTest.account("lab", "Trainers' lab")));

  @ParameterizedTest
  @CsvSource({"light, 14", "dark, 14", "light, 21"})
  void everyPage(String theme, int fontSize) {
    for (PageName page : PageName.values()) {
      try (OpenSettings settings =
          new OpenSettings(
              ONE_ACCOUNT, new Keychain(false), (account, network, report) -> {}, page)) {
        String name =
            "settings-%s-%s-%d".formatted(page.name().toLowerCase(Locale.ROOT), theme, fontSize);
        assertThat(picture(settings, name, theme, fontSize)).isNotEmptyFile();
      }
    }
  }

  static java.nio.file.Path picture(
      OpenSettings settings, String name, String theme, int fontSize) {
    return FxThread.call(() -> {
      Application.setUserAgentStylesheet(
          theme.equals("dark")
              ? new PrimerDark().getUserAgentStylesheet()
              : new PrimerLight().getUserAgentStylesheet());
      settings
          .scene()
          .getStylesheets()
          .setAll(Styles.toDataURI(".root { -fx-font-size: %dpx; }".formatted(fontSize)));
      return Picture.save(settings.scene(), name);
    });
  }
}
