package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.SavedView;
import envwatch.settings.WindowSettings;
import envwatch.ui.environments.SavedViews;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However much there is to tell, the list keeps its rows. */
class BandsTest {
  private static final String[] VIEWS = {
    "Java for beginners, spring",
    "Kubernetes day 1",
    "Kubernetes day 2",
    "Ann's",
    "Weekend",
    "Sales demos",
    "Berlin",
    "Lab 3",
    "Lab 12"
  };

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

  private Dashboard open(AppearanceSettings appearance, int width, int height, String... saved) {
    DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
    SavedViews views = new SavedViews(model, change -> {});
    Dashboard dashboard =
        Dashboards.of(
            appearance,
            WindowSettings.DEFAULT,
            model,
            new Features(List.of(new Telling())),
            Dashboards.clipboard(new MemoryClipboard()),
            views.chips());
    views.show(Stream.of(saved).map(name -> new SavedView(name, "name:\"" + name + "\"")).toList());
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

  @ParameterizedTest
  @CsvSource({"1180, 14", "1000, 14", "1000, 21"})
  void chipsStayOneLineHoweverManyViewsAreSaved(int width, int font) {
    OnJavaFx.run(() -> {
      AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, font);
      double before = listTop(open(appearance, width, 650));
      Dashboard dashboard = open(appearance, width, 650, VIEWS);
      assertThat(listTop(dashboard)).isEqualTo(before);
      MenuButton more = (MenuButton) dashboard.view().lookup("#more-views");
      List<Node> shown =
          dashboard.view().lookupAll(".chip").stream().filter(Node::isVisible).toList();
      assertThat(shown).contains(more);
      assertThat(more.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(width);
      // With a large font the last words of the numbers give way, the numbers never.
      assertThat(shown)
          .allSatisfy(chip -> {
            Labeled labeled = (Labeled) chip;
            boolean counts = labeled.getStyleClass().contains("phased");
            boolean last = counts && font == 21 && "chip-unknown".equals(labeled.getId());
            assertThat(labeled.isTextTruncated()).isEqualTo(last);
            if (counts) {
              String number = labeled.getText().split(" ")[0];
              assertThat(((Text) chip.lookup(".text")).getText()).startsWith(number);
            }
          });

      more.getOnShowing().handle(null);
      assertThat(more.getText()).isEqualTo(more.getItems().size() + " more");
      MenuItem last = more.getItems().getLast();
      assertThat(last.getText()).isEqualTo("Lab 12, 1 failed");
      last.fire();
      dashboard.view().settle(width, 650);
      assertThat(dashboard.model().filterTextProperty().get()).isEqualTo("name:\"Lab 12\"");
      assertThat(
              dashboard.view().lookupAll(".chip").stream()
                  .filter(Node::isVisible)
                  .map(chip -> ((Labeled) chip).getText()))
          .contains("Lab 12");
      assertThat(listTop(dashboard)).isEqualTo(before);
    });
  }

  @Test
  void whatIsNewOnTopIsCountedAlsoBesideManyViews() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = open(AppearanceSettings.DEFAULT, 1000, 650, VIEWS);
      double before = listTop(dashboard);
      dashboard.model().keepOrder(true);
      dashboard
          .model()
          .apply(
              SampleWorld.of(
                  dashboard.model().everything().stream()
                      .map(EnvironmentRow::environment)
                      .map(environment ->
                          environment.toBuilder()
                              .status(new Status(Phase.PROBLEM, "Creation failed"))
                              .build())
                      .toArray(Environment[]::new)));
      dashboard.view().settle(1000, 650);
      Node newOnTop = dashboard.view().lookup("#new-on-top");
      assertThat(newOnTop.isVisible()).isTrue();
      assertThat(newOnTop.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(1000);
      assertThat(listTop(dashboard)).isEqualTo(before);
    });
  }

  private static double listTop(Dashboard dashboard) {
    Node list = dashboard.view().environmentTable();
    return list.localToScene(list.getLayoutBounds()).getMinY();
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
      tellOthers(selection);
      assertThat(selection.getParent().isVisible()).isTrue();
      assertThat(batch.getParent().isVisible()).isFalse();
      selection.setVisible(false);
      assertThat(batch.getParent().isVisible()).isTrue();
    });
  }

  private static void tellOthers(Node panel) {
    panel.fireEvent(new Event(Feature.ABOUT_OTHERS));
  }

  @Test
  void eachTimeAPanelIsAboutSomethingElseItIsTheNewest() {
    OnJavaFx.run(() -> {
      open(AppearanceSettings.DEFAULT, 1180, 760);
      selection.setVisible(true);
      batch.setVisible(true);
      for (int time = 0; time < 3; time++) {
        tellOthers(selection);
        assertThat(selection.getParent().isVisible()).isTrue();
        tellOthers(batch);
        assertThat(batch.getParent().isVisible()).isTrue();
      }
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
          Dashboard dashboard = open(appearance, width, height, VIEWS);
          batch.setVisible(true);
          return dashboard.view().getScene();
        });
    assertThat(OnJavaFx.call(() -> Pictures.take(scene.getRoot(), appearance, width, height, name)))
        .isNotEmptyFile();
  }
}
