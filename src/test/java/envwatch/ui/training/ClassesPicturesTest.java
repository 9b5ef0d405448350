package envwatch.ui.training;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.SampleClasses;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of the page of classes, to be looked at. */
class ClassesPicturesTest {
  private static final Status READY = new Status(Phase.RUNNING, "Ready");

  static Environment[] watched() {
    return IntStream.range(0, 9)
        .mapToObj(i -> {
          Status status =
              i == 4
                  ? new Status(Phase.SUSPENDED, "Suspended")
                  : i == 7 ? new Status(Phase.PROBLEM, "Creation failed") : READY;
          String id = "EN" + (100 + i);
          return SampleWorld.environment(
              id,
              "Kubernetes fundamentals - Student " + (i + 1),
              status,
              SampleWorld.machine("m1" + id, "control", status.phase(), status.word(), -1),
              SampleWorld.machine("m2" + id, "worker", status.phase(), status.word(), -1));
        })
        .toArray(Environment[]::new);
  }

  private static Path picture(ClassesWindow window, Theme theme, int font, String name) {
    return OnJavaFx.call(() -> {
      window.settle();
      return Pictures.take(
          window.dashboard().view(),
          new AppearanceSettings(theme, font),
          (int) window.scene().getWidth(),
          (int) window.scene().getHeight(),
          name);
    });
  }

  @ParameterizedTest
  @CsvSource({
    "LIGHT, 14, 1180, 760",
    "DARK, 14, 1180, 760",
    "LIGHT, 14, 1000, 650",
    "DARK, 21, 1000, 650",
    "LIGHT, 21, 1600, 1000"
  })
  void aClassWithItsStudents(Theme theme, int font, int width, int height) {
    try (ClassesWindow window = new ClassesWindow(SampleClasses.view())) {
      window.sized(width, height).open(theme, font, watched());
      window.choose("Kubernetes fundamentals");
      window.select("Hiro Tanaka");
      assertThat(
              picture(
                  window,
                  theme,
                  font,
                  "classes-%s-%d-%d".formatted(theme, font, width).toLowerCase(Locale.ROOT)))
          .exists();
    }
  }

  @Test
  void withoutASelectionAndWithThePastUnfolded() {
    try (ClassesWindow window = new ClassesWindow(SampleClasses.view())) {
      window.open(Theme.LIGHT, 14, watched());
      OnJavaFx.run(() -> {
        window.classList().getSelectionModel().selectLast();
      });
      window.key(window.classList(), javafx.scene.input.KeyCode.ENTER);
      assertThat(picture(window, Theme.LIGHT, 14, "classes-past")).exists();
    }
  }

  @Test
  void aClassThatCannotBeChecked() {
    try (ClassesWindow window =
        new ClassesWindow(
            SampleClasses.view(
                null,
                List.of(
                    SampleClasses.failing(
                        SampleClasses.soon(), new ApiException.ServerFault(503, null)))))) {
      window.open(Theme.DARK, 14, watched());
      window.select("Jonas Weber");
      assertThat(picture(window, Theme.DARK, 14, "classes-failing")).exists();
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT", "DARK"})
  void anAccountWithoutClasses(Theme theme) {
    try (ClassesWindow window = new ClassesWindow(SampleClasses.notOffered())) {
      window.open(theme, 14, watched());
      assertThat(
              picture(
                  window,
                  theme,
                  14,
                  "classes-not-offered-" + theme.name().toLowerCase(Locale.ROOT)))
          .exists();
    }
  }
}
