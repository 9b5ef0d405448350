package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However much there is to tell, the list keeps its rows. */
class BandsTest {
  private final HBox selection = panel("2 selected", "Suspend 2", "Clear");
  private final HBox batch = panel("Suspend: 2 of 5 sent", "Stop");

  private static HBox panel(String words, String... buttons) {
    return OnJavaFx.call(() -> {
      HBox panel = new HBox(new Label(words));
      for (String button : buttons) {
        panel.getChildren().add(new Button(button));
      }
      panel.setAccessibleText(words);
      panel.managedProperty().bind(panel.visibleProperty());
      panel.setVisible(false);
      return panel;
    });
  }

  private final class Telling implements Feature {
    @Override
    public void addBanners(ObservableList<Banner> banners) {
      for (Urgency urgency : Urgency.values()) {
        Banner banner =
            new Banner(
                "told-" + urgency,
                urgency,
                Glyph.INFO,
                Banner.button("told-button-" + urgency, "Show", () -> {}));
        banner.say("While you were away (12:05 to 13:10): 2 problems began and 1 ended.");
        banners.add(banner);
      }
    }

    @Override
    public List<Node> panels() {
      return List.of(batch);
    }

    @Override
    public List<Node> listPanels() {
      return List.of(selection);
    }
  }

  private Dashboard open(AppearanceSettings appearance, int width, int height) {
    DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
    Dashboard dashboard =
        Dashboards.of(
            appearance, WindowSettings.DEFAULT, model, new Features(List.of(new Telling())));
    dashboard.appearance().use(appearance);
    dashboard.appearance().dress(new Scene(dashboard.view(), width, height));
    List<Environment> dozen = SampleWorld.dozen();
    model.apply(
        SampleWorld.of(
            IntStream.range(0, 60)
                .mapToObj(number ->
                    dozen.get(number % 12).toBuilder()
                        .id(new EnvironmentId("EN" + number))
                        .name("Lab " + number)
                        .build())
                .toArray(Environment[]::new)));
    dashboard.view().settle(width, height);
    return dashboard;
  }

  @ParameterizedTest
  @CsvSource({"1180, 760, 18", "1000, 650, 12", "1600, 1000, 26"})
  void theListKeepsItsRowsWhateverThereIsToTell(int width, int height, int rows) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = open(AppearanceSettings.DEFAULT, width, height);
      TableView<EnvironmentRow> list = dashboard.view().environmentTable().table();
      double before = list.getHeight();
      selection.setVisible(true);
      batch.setVisible(true);
      dashboard.view().settle(width, height);
      assertThat(list.getHeight()).isEqualTo(before);
      double heading = list.lookup(".column-header-background").getLayoutBounds().getHeight();
      assertThat((list.getHeight() - heading) / list.getFixedCellSize())
          .isGreaterThanOrEqualTo(rows);
    });
  }

  @Test
  void theFootShowsWhatCameLastAndThenWhatIsLeft() {
    OnJavaFx.run(() -> {
      open(AppearanceSettings.DEFAULT, 1180, 760);
      selection.setVisible(true);
      assertThat(selection.getParent().isVisible()).isTrue();
      batch.setVisible(true);
      assertThat(batch.getParent().isVisible()).isTrue();
      assertThat(selection.getParent().isVisible()).isFalse();
      selection.setAccessibleText("3 selected");
      assertThat(selection.getParent().isVisible()).isTrue();
      assertThat(batch.getParent().isVisible()).isFalse();
      selection.setVisible(false);
      assertThat(batch.getParent().isVisible()).isTrue();
    });
  }

  @ParameterizedTest
  @CsvSource({
    "1180, 760, LIGHT, 14",
    "1000, 650, LIGHT, 14",
    "1000, 650, DARK, 21",
    "1600, 960, DARK, 14"
  })
  void itIsPictured(int width, int height, Theme theme, int font) {
    AppearanceSettings appearance = new AppearanceSettings(theme, font);
    String name = "bands-" + width + "-" + theme + "-" + font;
    Scene scene =
        OnJavaFx.call(() -> {
          Dashboard dashboard = open(appearance, width, height);
          batch.setVisible(true);
          return dashboard.view().getScene();
        });
    assertThat(OnJavaFx.call(() -> Pictures.take(scene.getRoot(), appearance, width, height, name)))
        .isNotEmptyFile();
  }
}
