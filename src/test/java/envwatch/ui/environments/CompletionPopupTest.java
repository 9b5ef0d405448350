package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.kit.PngWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionPopupTest {
  @Test
  void offersFieldsWhileOneIsTyped() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("o");
      assertThat(labels(open)).containsExactly("owner:", "os:");
    }
  }

  @Test
  void showsNothingWhereThereIsNothingToOffer() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("zzz");
      assertThat(open.offers()).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"status:failed", "-status:FAILED", "up:2", "expires:24h"})
  void closesOverATermThatIsComplete(String typed) {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type(typed.substring(0, typed.indexOf(':') + 1));
      assertThat(open.offers()).isTrue();
      open.type(typed.substring(typed.indexOf(':') + 1));
      assertThat(open.offers()).isFalse();
    }
  }

  @Test
  void closesOverAValueThatWasTaken() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("status:fail");
      assertThat(labels(open)).containsExactly("status:\"Creation failed\"", "status:Failed");
      open.press(KeyCode.DOWN);
      open.press(KeyCode.DOWN);
      open.press(KeyCode.ENTER);
      assertThat(open.text()).isEqualTo("status:Failed ");
      assertThat(open.offers()).isFalse();
    }
  }

  @Test
  void enterMeansTheFieldWhileNothingIsChosen() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("o");
      open.press(KeyCode.ENTER);
      assertThat(open.text()).isEqualTo("o");
    }
  }

  @Test
  void arrowDownAndEnterTakeAFieldAndThenOfferItsValues() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("ow");
      open.press(KeyCode.DOWN);
      open.press(KeyCode.ENTER);
      assertThat(open.text()).isEqualTo("owner:");
      assertThat(labels(open)).isNotEmpty().allMatch(label -> label.startsWith("owner:"));
    }
  }

  @Test
  void tabTakesTheFirstAndLeavesTheCaretBehindIt() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("-status:runn");
      open.press(KeyCode.TAB);
      assertThat(open.text()).isEqualTo("-status:Running ");
      assertThat(OnJavaFx.<Integer>call(open.field()::getCaretPosition)).isEqualTo(16);
    }
  }

  @Test
  void escapeClosesTheOffersAndLeavesTheFilter() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("o");
      open.press(KeyCode.ESCAPE);
      assertThat(open.offers()).isFalse();
      assertThat(open.text()).isEqualTo("o");
    }
  }

  @Test
  void arrowUpFromTheFirstChoosesNothingAgain() {
    try (OpenDashboard open = new OpenDashboard()) {
      open.type("o");
      open.press(KeyCode.DOWN);
      open.press(KeyCode.UP);
      open.press(KeyCode.ENTER);
      assertThat(open.text()).isEqualTo("o");
    }
  }

  @Test
  void aFilterSetByTheProgramOffersNothing() {
    try (OpenDashboard open = new OpenDashboard()) {
      OnJavaFx.run(() -> {
        open.dashboard.view().requestFocus();
        open.dashboard.model().filterTextProperty().set("o");
      });
      OnJavaFx.run(() -> {});
      assertThat(open.offers()).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void isPictured(Theme theme) throws IOException {
    try (OpenDashboard open = new OpenDashboard(new AppearanceSettings(theme, 14))) {
      open.type("owner:");
      open.press(KeyCode.DOWN);
      Path file =
          Pictures.folder()
              .resolve("completions-" + theme.name().toLowerCase(Locale.ROOT) + ".png");
      OnJavaFx.run(() -> {
        Files.createDirectories(file.getParent());
        PngWriter.write(open.popup.list().getScene().snapshot(null), file);
      });
      assertThat(file).isNotEmptyFile();
    }
  }

  private static List<String> labels(OpenDashboard open) {
    return OnJavaFx.call(() ->
        open.popup.list().getChildren().stream()
            .map(Label.class::cast)
            .map(Label::getText)
            .toList());
  }
}
