package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.history.DurationEstimate;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CreationPicturesTest {
  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void creating(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    try (OpenCreation creation = new OpenCreation(appearance)) {
      OnJavaFx.run(() -> creation.world.running("a"));
      creation.usual = new DurationEstimate(Duration.ofMinutes(4), Duration.ofMinutes(9), 5);
      creation.open();
      creation.form.press("creation-create");
      picture(creation, appearance, "creation-mistakes");
      creation.filled("Kubernetes basics, spare");
      creation.form.type("creation-owner", "ben@example.com");
      picture(creation, appearance, "creation-filled");
      creation.world.service.failCreation(
          new ApiException.Rejected("0x50043", "The project has no room for 12 CPUs"));
      creation.form.press("creation-create");
      creation.answer();
      assertThat(picture(creation, appearance, "creation-refused")).isNotEmptyFile();
    }
  }

  private static Path picture(OpenCreation creation, AppearanceSettings appearance, String name) {
    return Pictures.takeShown(
        creation.form.scene(),
        appearance,
        "%s-%s-%d"
            .formatted(
                name,
                appearance.get(AppearanceSettings.THEME),
                appearance.get(AppearanceSettings.FONT_SIZE))
            .toLowerCase(Locale.ROOT));
  }
}
