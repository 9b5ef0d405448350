package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Page;
import envwatch.ui.window.Dashboards.Dashboard;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the smallest window and at a large font the header and the strip stay in the window. */
class HeaderFitTest {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 650;

  /** Where the filter has less room than it would take. */
  private static final int NARROW = 800;

  private static Dashboard shown() {
    AppearanceSettings large = new AppearanceSettings(Theme.LIGHT, 21);
    Dashboard dashboard = Dashboards.of(large);
    dashboard.appearance().use(large);
    dashboard.appearance().dress(new Scene(dashboard.view(), WIDTH, HEIGHT));
    return dashboard;
  }

  private static Dashboard readOnly() {
    Dashboard dashboard = shown();
    dashboard.model().apply(SampleWorlds.many(300));
    dashboard.model().alertsProperty().set(AppAlerts.NONE.withReadOnly(true));
    return dashboard;
  }

  @Test
  void theButtonsStayInTheWindowHoweverMuchTheHeaderSays() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = readOnly();
      dashboard.model().filterTextProperty().set("student");
      dashboard.model().tick(SampleWorld.NOW.plus(Duration.ofMinutes(40)));
      dashboard.view().settle(WIDTH, HEIGHT);

      Node more = dashboard.view().lookup("#more");
      assertThat(more.localToScene(more.getLayoutBounds()).getMaxX()).isLessThan(WIDTH);
    });
  }

  @Test
  void thePromptOfTheFilterIsShortWhereItsRoomIs() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = readOnly();
      dashboard.view().settle(NARROW, HEIGHT);
      assertThat(dashboard.view().filterField().getPromptText()).isEqualTo("Filter");

      dashboard.view().settle(2 * WIDTH, HEIGHT);
      assertThat(dashboard.view().filterField().getPromptText())
          .isEqualTo("Filter environments and machines");
    });
  }

  @Test
  void besideABannerHowMuchWasCheckedIsSaidInFewerWords() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = readOnly();
      AppAlerts alone = dashboard.model().alertsProperty().get();
      dashboard.model().alertsProperty().set(alone.withSettingsSetAside("settings.broken"));
      dashboard.view().settle(WIDTH, HEIGHT);
      Labeled freshness = (Labeled) dashboard.view().lookup("#freshness");
      assertThat(freshness.getText()).isEqualTo("300/300 just now");
      assertThat(freshness.isTextTruncated()).isFalse();
      assertThat(Controls.tipOf(freshness)).isEqualTo("Checked 300/300 just now");

      dashboard.model().alertsProperty().set(alone);
      dashboard.view().settle(WIDTH, HEIGHT);
      assertThat(freshness.getText()).isEqualTo("Checked 300/300 just now");
      assertThat(Controls.tipOf(freshness)).isNull();
    });
  }

  /** The program with three pages and the buttons of its capabilities. */
  private static Dashboard whole(int width, int font) {
    Feature feature =
        new Feature() {
          @Override
          public List<Page> pages() {
            return Stream.of("Classes", "Events")
                .map(title -> new Page(title, title, Pane::new, null))
                .toList();
          }

          @Override
          public List<Labeled> headerItems() {
            return List.of(
                button("present", Glyph.SCREEN_SHARE, "Present"),
                button("bell", Glyph.NOTIFICATIONS_NONE, "Notices"));
          }

          private Labeled button(String id, Glyph icon, String words) {
            return Controls.iconButton(id, icon, words, words, () -> {});
          }
        };
    AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, font);
    DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
    Dashboard dashboard =
        Dashboards.of(appearance, WindowSettings.DEFAULT, model, new Features(List.of(feature)));
    dashboard.appearance().use(appearance);
    dashboard.appearance().dress(new Scene(dashboard.view(), width, HEIGHT));
    model.apply(SampleWorlds.many(300));
    dashboard.view().settle(width, HEIGHT);
    return dashboard;
  }

  /** Those that every program has go without words first. */
  @ParameterizedTest
  @CsvSource({
    "1000, 14, ''",
    "1170, 14, ''",
    "1180, 14, 'present, bell, refresh, settings-button'",
    "1600, 14, 'present, bell, refresh, settings-button'",
    "1000, 21, ''",
    "1600, 21, ''",
    "1770, 21, 'present, bell, refresh, settings-button'"
  })
  void buttonsHaveWordsWhereTheFilterLeavesRoom(int width, int font, String worded) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = whole(width, font);
      List<Labeled> buttons =
          Stream.of("present", "bell", "refresh", "settings-button")
              .map(id -> (Labeled) dashboard.view().lookup("#" + id))
              .toList();
      assertThat(
              buttons.stream()
                  .filter(button -> button.getContentDisplay() == ContentDisplay.LEFT)
                  .map(Node::getId)
                  .collect(Collectors.joining(", ")))
          .isEqualTo(worded);
      assertThat(dashboard.view().lookup(".header").lookupAll("*"))
          .filteredOn(part -> part instanceof Labeled words && words.isVisible())
          .filteredOn(part -> ((Labeled) part).getContentDisplay() != ContentDisplay.GRAPHIC_ONLY)
          .noneMatch(part -> ((Labeled) part).isTextTruncated());
      Node more = dashboard.view().lookup("#more");
      assertThat(more.localToScene(more.getLayoutBounds()).getMaxX()).isLessThan(width);
      double least = worded.isEmpty() ? 7.0 : 240.0 / 14;
      assertThat(dashboard.view().filterField().getWidth()).isGreaterThanOrEqualTo(least * font);
    });
  }

  @ParameterizedTest
  @CsvSource({
    "1000, 14, LIGHT",
    "1180, 14, LIGHT",
    "1600, 14, DARK",
    "1000, 21, DARK",
    "1600, 21, LIGHT"
  })
  void itIsPictured(int width, int font, Theme theme) {
    AppearanceSettings appearance = new AppearanceSettings(theme, font);
    String name = "header-" + width + "-" + theme + "-" + font;
    Path picture =
        OnJavaFx.call(() -> {
          Dashboard dashboard = whole(width, font);
          dashboard.model().filterTextProperty().set("web");
          return Pictures.take(dashboard.view(), appearance, width, HEIGHT, name);
        });
    assertThat(picture).isNotEmptyFile();
  }

  @Test
  void nothingMovesWhileWhatIsFoundIsCounted() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = whole(1180, 14);
      Node settings = dashboard.view().lookup("#settings-button");
      double before = settings.localToScene(0, 0).getX();
      dashboard.model().filterTextProperty().set("web");
      dashboard.view().settle(1180, HEIGHT);
      assertThat(settings.localToScene(0, 0).getX()).isEqualTo(before);
    });
  }

  @Test
  void nothingMovesWhileTheAgeCountsSeconds() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), NARROW, HEIGHT));
      dashboard.model().apply(SampleWorlds.many(300));
      dashboard.view().settle(NARROW, HEIGHT);
      double before = dashboard.view().filterField().getWidth();

      dashboard.model().tick(SampleWorld.NOW.plusSeconds(30));
      dashboard.view().settle(NARROW, HEIGHT);
      assertThat(dashboard.view().filterField().getWidth()).isEqualTo(before);
    });
  }

  @Test
  void chipsThatCountNothingGiveWayWhereAllWouldTakeASecondLine() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      dashboard.model().apply(SampleWorlds.many(300));
      dashboard.view().settle(2 * WIDTH, HEIGHT);
      double one = line(dashboard);
      Node last = dashboard.view().lookup("#chip-unknown");
      double tooNarrow = last.getBoundsInParent().getCenterX() + one;
      dashboard.view().settle(tooNarrow, HEIGHT);
      assertThat(chips(dashboard)).contains("chip-suspended").doesNotContain("chip-unknown");
      assertThat(line(dashboard)).isEqualTo(one);

      dashboard.view().settle(2 * WIDTH, HEIGHT);
      assertThat(chips(dashboard)).hasSize(6);
    });
  }

  @Test
  void aChipThatIsChosenDoesNotGiveWay() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      dashboard.model().apply(SampleWorlds.many(300));
      dashboard.view().settle(WIDTH, HEIGHT);
      dashboard.model().phaseProperty().set(Phase.UNKNOWN);
      dashboard.view().settle(WIDTH, HEIGHT);
      assertThat(chips(dashboard)).contains("chip-unknown");
    });
  }

  @Test
  void arrowKeysPassOverChipsThatGaveWay() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      dashboard.view().settle(WIDTH, HEIGHT);
      assertThat(chips(dashboard)).doesNotContain("chip-expiring");
      Node failed = dashboard.view().lookup("#chip-problem");
      failed.requestFocus();
      failed.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
      assertThat(failed.getScene().getFocusOwner().getId()).isEqualTo("chip-changing");
    });
  }

  private static List<String> chips(Dashboard dashboard) {
    return dashboard.view().lookupAll(".chip").stream()
        .filter(Node::isVisible)
        .map(Node::getId)
        .toList();
  }

  private static double line(Dashboard dashboard) {
    return dashboard.view().lookup(".chips").getLayoutBounds().getHeight();
  }

  @Test
  void whatWasCopiedIsSaidWhole() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      List<Environment> dozen = SampleWorld.dozen();
      dashboard.model().apply(SampleWorld.of(dozen.toArray(Environment[]::new)));
      dashboard.model().select(SampleWorld.key("EN04"));
      var machine = dashboard.model().machines().getFirst().machine();
      dashboard.clipboard().copy(machine.password(), machine.name());
      dashboard.view().settle(WIDTH, HEIGHT);

      Labeled message = (Labeled) dashboard.view().lookup("#message");
      assertThat(message.getText()).isEqualTo("Copied password of web-1");
      assertThat(message.isTextTruncated()).isFalse();
    });
  }
}
