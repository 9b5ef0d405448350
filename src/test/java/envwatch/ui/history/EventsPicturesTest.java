package envwatch.ui.history;

import static envwatch.ui.history.SampleActivities.activity;
import static envwatch.ui.history.SampleActivities.onClass;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Outcome;
import envwatch.history.FakeHistory;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.SampleWorld;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of the page of events. */
class EventsPicturesTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);

  @ParameterizedTest
  @CsvSource({
    "LIGHT, 14, 1180, 760",
    "DARK, 14, 1180, 760",
    "LIGHT, 21, 1000, 650",
    "DARK, 21, 1600, 1000",
    "LIGHT, 14, 1000, 650",
    "LIGHT, 14, 1600, 1000"
  })
  void pictures(Theme theme, int font, int width, int height) {
    window.log.record(activity("1", new Outcome.Following(SampleWorld.NOW), 1));
    window.log.record(activity("2", new Outcome.Seen(Duration.ofSeconds(4)), 5));
    window.log.record(onClass("Python class", "Ann Lee", "Bob Ray"));
    AppearanceSettings appearance = new AppearanceSettings(theme, font);
    window.open(appearance);
    Path file =
        OnJavaFx.call(() -> {
          window.table().getSelectionModel().clearAndSelect(width > 1100 ? 4 : 1);
          String name =
              "events-%s-%d-%d".formatted(theme.name().toLowerCase(Locale.ROOT), font, width);
          return Pictures.take(window.dashboard.view(), appearance, width, height, name);
        });
    assertThat(file).isNotEmptyFile();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, loading", "DARK, none", "LIGHT, no-match"})
  void picturesOfNothing(Theme theme, String state) {
    AppearanceSettings appearance = new AppearanceSettings(theme, 14);
    if (state.equals("none")) {
      window.history = new FakeHistory();
    }
    if (state.equals("loading")) {
      window.history.hold();
    }
    window.open(appearance);
    if (state.equals("no-match")) {
      window.filter("ownr:ann");
    }
    Path file =
        OnJavaFx.call(
            () -> Pictures.take(window.dashboard.view(), appearance, 1180, 760, "events-" + state));
    assertThat(file).isNotEmptyFile();
  }
}
