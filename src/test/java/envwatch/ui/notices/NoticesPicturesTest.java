package envwatch.ui.notices;

import static envwatch.ui.notices.NoticesWindow.failing;
import static envwatch.ui.notices.NoticesWindow.first;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.notices.MuteScope;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.SampleWorld;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pictures of the bell and of the list of notices. */
class NoticesPicturesTest {
  @TempDir private Path folder;
  @RegisterExtension private final NoticesWindow window = new NoticesWindow(() -> folder);

  enum Shown {
    LIGHT(new AppearanceSettings(Theme.LIGHT, 14), 1000),
    DARK(new AppearanceSettings(Theme.DARK, 14), 1000),
    LARGE(new AppearanceSettings(Theme.DARK, 21), 1000),
    EMPTY(new AppearanceSettings(Theme.LIGHT, 14), 1000),
    LOW(new AppearanceSettings(Theme.LIGHT, 21), 1000);

    private final AppearanceSettings settings;
    private final int width;

    Shown(AppearanceSettings settings, int width) {
      this.settings = settings;
      this.width = width;
    }
  }

  @ParameterizedTest
  @EnumSource
  void pictures(Shown shown) throws IOException {
    window.open(shown.settings, shown.width, shown == Shown.LOW ? 650 : 760);
    if (shown != Shown.EMPTY) {
      window.fails(shown == Shown.LOW ? first(12) : failing());
      OnJavaFx.run(() -> {
        window.notices.mute(new MuteScope.One(window.row(1).key()), Duration.ofHours(1));
        window.notices.mute(new MuteScope.View("Ann's labs", "owner:ann"), Duration.ofHours(2));
        window.notices.await(List.of(window.row(2).key(), window.row(4).key()));
      });
      Environment well =
          failing()[0].toBuilder().status(new Status(Phase.SUSPENDED, "Suspended")).build();
      window.sees(
          SampleWorld.dozen().stream()
              .map(one -> one.id().equals(well.id()) ? well : one)
              .toArray(Environment[]::new));
    }
    assertThat(
            Pictures.takeShown(
                window.scene,
                shown.settings,
                "notices-bell-" + shown.name().toLowerCase(Locale.ROOT)))
        .isNotEmptyFile();
    window.press(Keys.NOTICES);
    assertThat(
            Pictures.takeShown(
                window.scene, shown.settings, "notices-" + shown.name().toLowerCase(Locale.ROOT)))
        .isNotEmptyFile();
  }
}
