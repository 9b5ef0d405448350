package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Range;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.SampleWorld;
import envwatch.words.MomentWords;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From when until when the page of events shows what happened, and how that is chosen. */
class EventsRangeTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);

  @Test
  void anOwnRangeIsTyped() {
    window.open();
    Stage stage = OnJavaFx.call(Stage::new);
    OnJavaFx.run(() -> {
      stage.setScene(window.scene);
      stage.show();
      ranges().getItems().getFirst().fire();
      assertThat(ranges().getText()).isEqualTo("Last hour");
      ranges().getItems().get(4).fire();
      ranges().getItems().getLast().fire();
      window.settle();
    });
    assertThat(shownRange()).as("until the range is typed").isEqualTo("Last 24 hours");
    OnJavaFx.run(() -> {
      Window dialog =
          Window.getWindows().stream()
              .filter(window -> window.getScene().lookup("#own-range-from") != null)
              .findFirst()
              .orElseThrow();
      type(dialog, "own-range-from", "8:30");
      type(dialog, "own-range-until", "8:00");
      assertThat(dialog.getScene().lookup("#dialog-act").isDisabled()).isTrue();
      type(dialog, "own-range-until", "9:05");
      ((Button) dialog.getScene().lookup("#dialog-act")).fire();
      window.settle();
    });
    assertThat(shownRange()).isEqualTo("08:30 to 09:05");
    assertThat(window.rows()).containsExactly("Java in depth", "web-2 in Python Fundamentals");
    OnJavaFx.run(stage::close);
  }

  private static void type(Window dialog, String id, String words) {
    ((TextField) dialog.getScene().lookup("#" + id)).setText(words);
  }

  @ParameterizedTest
  @CsvSource({"14", "21"})
  void whatStandsBesideTheRangesStaysWhateverRangeIsChosen(int font) {
    window.open(new AppearanceSettings(Theme.LIGHT, font));
    OnJavaFx.run(() -> {
      Pictures.settle(window.dashboard.view(), 1000, 650);
      Node kinds = window.scene.lookup("#events-all");
      double before = kinds.localToScene(0, 0).getX();
      for (int range = 0; range < EventsModel.RANGES.size(); range++) {
        ranges().getItems().get(range).fire();
        Pictures.settle(window.dashboard.view());
        assertThat(kinds.localToScene(0, 0).getX()).as(ranges().getText()).isEqualTo(before);
      }
    });
  }

  @Test
  void arrowKeysChooseNoRangeInPassing() {
    window.open();
    window.filter("");
    Stage stage = OnJavaFx.call(Stage::new);
    List<String> before = window.rows();
    OnJavaFx.run(() -> {
      stage.setScene(window.scene);
      stage.show();
      Node ranges = window.scene.lookup("#events-range");
      ranges.requestFocus();
      for (int press = 0; press < EventsModel.RANGES.size(); press++) {
        press(ranges, KeyCode.UP);
      }
      window.settle();
    });
    assertThat(window.rows()).isEqualTo(before);
    OnJavaFx.run(() -> {
      Node ranges = window.scene.lookup("#events-range");
      for (int press = 0; press <= EventsModel.RANGES.size(); press++) {
        press(ranges, KeyCode.DOWN);
      }
    });
    assertThat(shownRange()).isEqualTo("Last 24 hours");
    OnJavaFx.run(stage::close);
  }

  private static void press(Node node, KeyCode key) {
    node.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  @Test
  void theWordsOfAStretchFollowTheClockPastMidnight() {
    window.open();
    Instant noon = SampleWorld.NOW;
    Range hour = new Range(noon.minus(Duration.ofHours(1)), noon);
    OnJavaFx.run(() -> window.events.show(hour, EventKind.ALL));
    ZoneId zone = ZoneId.systemDefault();
    assertThat(shownRange())
        .isEqualTo(MomentWords.stretch(hour.from(), hour.until(), noon, zone))
        .doesNotContain("Nov");

    Instant tomorrow = noon.plus(Duration.ofDays(1));
    OnJavaFx.run(() -> window.dashboard.model().tick(tomorrow));

    String words = MomentWords.stretch(hour.from(), hour.until(), tomorrow, zone);
    assertThat(words).contains("21 Nov");
    assertThat(shownRange()).isEqualTo(words);
    assertThat(OnJavaFx.call(() -> ranges().getItems().stream().map(MenuItem::getText).toList()))
        .contains(words);
  }

  private MenuButton ranges() {
    return (MenuButton) window.scene.lookup("#events-range");
  }

  private String shownRange() {
    return OnJavaFx.call(() -> ranges().getText());
  }
}
