package envwatch.ui.about;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.release.NewerVersion;
import envwatch.release.ReleaseFile;
import envwatch.release.ReleaseSite;
import envwatch.release.VersionNumber;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.ReleaseSettings.Looking;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.FakeTime;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewerVersionFeatureTest {
  private static final URI PAGE = URI.create("https://envwatch.example/");

  @TempDir Path folder;
  private final FakeTime time = new FakeTime();
  private final List<URI> browsed = new ArrayList<>();
  private Looking answer = Looking.NOT_ASKED;
  private boolean demo;
  private NewerVersionFeature feature;
  private Stage stage;

  private void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14));
  }

  private void open(AppearanceSettings appearance) {
    NewerVersion newer =
        new NewerVersion(
            number("1.0.0"),
            () -> number("1.2.0"),
            () -> answer == Looking.YES,
            new ReleaseFile(folder.resolve("newest-version")),
            time,
            Runnable::run);
    newer.begin();
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      feature =
          new NewerVersionFeature(
              new ReleaseSite(URI.create("https://envwatch.example/newest.json"), PAGE),
              newer,
              () -> answer,
              chosen -> {
                answer = chosen;
                feature.settingsChanged();
              },
              browsed::add,
              OnJavaFx::runInPlace);
      Dashboard dashboard =
          Dashboards.of(
              appearance,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(feature), new PageChoice()));
      dashboard.appearance().use(appearance);
      Scene scene = new Scene(dashboard.view(), 1000, 700);
      dashboard.appearance().dress(scene);
      feature.watches(demo);
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      feature.close();
      stage.close();
    });
  }

  private static VersionNumber number(String text) {
    return VersionNumber.parse(text).orElseThrow();
  }

  private boolean shown(String id) {
    return OnJavaFx.call(() -> find(id).isVisible());
  }

  private Node find(String id) {
    return stage.getScene().lookup("#" + id);
  }

  private void press(String id) {
    OnJavaFx.run(() -> ((Button) find(id)).fire());
  }

  private void later(Duration duration) {
    OnJavaFx.run(() -> time.advance(duration));
  }

  @Test
  void whoWasNotAskedIsAskedAndToldNothing() {
    open();
    later(Duration.ofDays(2));
    assertThat(shown("newer-ask")).isTrue();
    assertThat(shown("newer")).isFalse();
  }

  @Test
  void whoOnlyTriesTheDemoIsNotAsked() {
    demo = true;
    open();
    assertThat(shown("newer-ask")).isFalse();
  }

  @Test
  void whoWantsToKnowIsToldAndLedToThePage() {
    open();
    press("newer-ask-yes");
    later(Duration.ofMinutes(2));
    assertThat(answer).isEqualTo(Looking.YES);
    assertThat(shown("newer-ask")).isFalse();
    assertThat(shown("newer")).isTrue();
    assertThat(((Labeled) find("newer-words")).getText())
        .isEqualTo("Envwatch 1.2.0 is available. This is 1.0.0.");
    press("newer-open");
    assertThat(browsed).containsExactly(PAGE);
  }

  @Test
  void whoDoesNotWantToKnowIsNotAskedAgain() {
    open();
    press("newer-ask-no");
    later(Duration.ofDays(2));
    assertThat(answer).isEqualTo(Looking.NO);
    assertThat(shown("newer-ask")).isFalse();
    assertThat(shown("newer")).isFalse();
  }

  @Test
  void aVersionThatIsNotWantedIsToldNoMore() {
    answer = Looking.YES;
    open();
    later(Duration.ofMinutes(2));
    press("newer-dismiss");
    later(Duration.ofDays(2));
    assertThat(shown("newer")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "DARK, 21"})
  void theLinesArePictured(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    open(appearance);
    String suffix = theme.name().toLowerCase(Locale.ROOT) + "-" + fontSize;
    assertThat(Pictures.takeShown(stage.getScene(), appearance, "newer-ask-" + suffix))
        .isNotEmptyFile();
    press("newer-ask-yes");
    later(Duration.ofMinutes(2));
    assertThat(Pictures.takeShown(stage.getScene(), appearance, "newer-" + suffix))
        .isNotEmptyFile();
  }
}
