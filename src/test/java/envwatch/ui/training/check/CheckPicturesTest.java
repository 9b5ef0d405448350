package envwatch.ui.training.check;

import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.training.check.CheckedClass;
import envwatch.watch.Link;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The check in every state, rendered for a person to look at. */
class CheckPicturesTest {
  @TempDir private Path folder;

  private CheckWindow window(CheckedClass checked, Theme theme, int font, int width, int height) {
    return new CheckWindow(folder, checked, new AppearanceSettings(theme, font), width, height);
  }

  private static String name(String state, Theme theme, int font, int width) {
    return "check-%s-%s-%d-%d".formatted(state, theme, font, width).toLowerCase(Locale.ROOT);
  }

  private static CheckedClass mixed() {
    CheckedClass checked =
        CheckedClass.of(32)
            .in(3, SUSPENDED)
            .in(5, SUSPENDED)
            .in(7, new Status(Phase.PROBLEM, "Creation Failed"))
            .in(9, CheckedClass.PREPARING)
            .environment(
                11,
                one ->
                    one.expiration(new Expiration.At(CheckedClass.START.plus(Duration.ofHours(2)))))
            .environment(13, one -> one.snapshot("Day 1 before the exercise"));
    for (int i = 20; i < 25; i++) {
      checked.since(i, CheckedClass.NOW.minus(Duration.ofMinutes(150)));
    }
    return checked;
  }

  @ParameterizedTest
  @CsvSource({
    "LIGHT, 14, 1180, 760",
    "DARK, 14, 1180, 760",
    "LIGHT, 14, 1000, 650",
    "DARK, 21, 1000, 650"
  })
  void problemsAndWarnings(Theme theme, int font, int width, int height) {
    try (CheckWindow window = window(mixed(), theme, font, width, height)) {
      window.page().press("check-button");
      assertThat(window.picture(name("mixed", theme, font, width))).exists();
      assertThat(width < 1180 ? List.of() : window.fixesCut()).isEmpty();
      window.select("Student 5");
      assertThat(window.picture(name("selected", theme, font, width))).exists();
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14"})
  void allStates(Theme theme, int font) {
    try (CheckWindow window = window(CheckedClass.of(12), theme, font, 1180, 760)) {
      window.page().press("check-button");
      window.press("check-greens");
      assertThat(window.picture(name("ready", theme, font, 1180))).exists();
      window.passes(Duration.ofMinutes(6));
      window.press("check-button");
      assertThat(window.picture(name("looking", theme, font, 1180))).exists();
      assertThat(window.numbersCut()).isEmpty();
    }
    CheckedClass unseen = CheckedClass.of(12);
    for (int i = 4; i < 10; i++) {
      unseen.without(environmentOf(i)).listed(i, one -> one);
    }
    try (CheckWindow window = window(unseen, theme, font, 1180, 760)) {
      window.page().press("check-button");
      assertThat(window.picture(name("unknown", theme, font, 1180))).exists();
    }
    try (CheckWindow window =
        window(CheckedClass.of(12).studentsNeverSeen(), theme, font, 1180, 760)) {
      window.world(world ->
          world.link(
              new Link.Lost(
                  new ApiException.ServerFault(503, null),
                  CheckedClass.NOW.minusSeconds(90),
                  null)));
      window.page().press("check-button");
      assertThat(window.picture(name("failed", theme, font, 1180))).exists();
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14"})
  void lightsLeftOn(Theme theme, int font) {
    CheckedClass over =
        CheckedClass.of(7)
            .start(CheckedClass.time(CheckedClass.NOW.minus(Duration.ofHours(8))))
            .end(CheckedClass.time(CheckedClass.NOW.minus(Duration.ofMinutes(20))));
    try (CheckWindow window = window(over, theme, font, 1180, 760)) {
      window.passes(Duration.ofSeconds(1));
      assertThat(window.picture(name("lights-environments", theme, font, 1180))).exists();
      window.page();
      assertThat(window.picture(name("lights", theme, font, 1180))).exists();
      window.press("lights-suspend");
      assertThat(window.picture(name("lights-question", theme, font, 1180))).exists();
    }
  }
}
