package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.KeyGroup;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.presenting.Presenting;
import envwatch.ui.shell.DetailTab;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.Shortcut;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One feature brings a second page and everything else a capability may have. */
class FeatureTest {
  private static final KeyBinding OWN =
      new KeyBinding(
          KeyGroup.PROGRAM, "Count", List.of(KeyCombination.keyCombination("Shortcut+Shift+K")));

  private final List<String> done = new ArrayList<>();
  private final StringProperty notebookFilter = new SimpleStringProperty("");
  private Dashboard dashboard;
  private Scene scene;
  private Stage stage;

  /** A capability with a page and a control in every slot. */
  private final class Notebook implements Feature {
    @Override
    public List<Page> pages() {
      return List.of(
          new Page(
              "page-notebook",
              "Notebook",
              () -> named(new TextField(), "note"),
              new Page.PageFilter(notebookFilter, "Filter notes")));
    }

    @Override
    public List<Region> barItems() {
      return List.of((Region) named(new Label("in the bar"), "bar-item"));
    }

    @Override
    public List<Node> detailItems() {
      return List.of(named(new Label("in the details"), "detail-item"));
    }

    @Override
    public List<Node> belowMachines() {
      return List.of(named(new Label("below the machines"), "below-machines"));
    }

    @Override
    public Offer troubleOffer(EnvironmentRow row) {
      return Offer.of("Mend " + row.name(), null, null, () -> done.add("mended"));
    }

    @Override
    public List<DetailTab> detailTabs() {
      return List.of(
          new DetailTab(
              "tab-notebook",
              new SimpleStringProperty("Notes"),
              () -> named(new Label("written"), "written")));
    }

    @Override
    public List<Node> stripItems() {
      return List.of(named(new Label("in the strip"), "strip-item"));
    }

    @Override
    public List<Node> panels() {
      return List.of(named(new Label("above the strip"), "panel"));
    }

    @Override
    public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
      return List.of(new MenuItem("Note " + environments.size()));
    }

    @Override
    public List<Shortcut> shortcuts() {
      return List.of(Shortcut.onEnvironments(OWN, () -> done.add("counted")));
    }

    @Override
    public void beforeQuit(Runnable quit) {
      done.add("asked");
      quit.run();
    }
  }

  private static Node named(Node node, String id) {
    node.setId(id);
    return node;
  }

  private void open(Feature... features) {
    OnJavaFx.run(() -> {
      AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, 14);
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      dashboard =
          Dashboards.of(appearance, WindowSettings.DEFAULT, model, new Features(List.of(features)));
      scene = new Scene(dashboard.view(), 1000, 700);
      dashboard.appearance().dress(scene);
      stage = new Stage();
      stage.setScene(scene);
      Dashboards.addKeys(scene, dashboard);
      stage.show();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      if (stage != null) {
        stage.close();
      }
    });
  }

  @Test
  void whatFeaturesAddToTheDetailsGivesWayToMachinesInALowWindow() {
    open(new Notebook());
    selectAnEnvironment();
    OnJavaFx.run(() -> dashboard.view().settle(1000, 700));
    assertThat(shown("detail-item")).isTrue();
    OnJavaFx.run(() -> dashboard.view().settle(1000, 330));
    assertThat(shown("detail-item")).isFalse();
  }

  @Test
  void whatIsBelowTheMachinesGivesWayToThem() {
    open(new Notebook());
    selectAnEnvironment();
    OnJavaFx.run(() -> dashboard.view().settle(1000, 700));
    assertThat(shown("below-machines")).isTrue();
    OnJavaFx.run(() -> dashboard.view().settle(1000, 330));
    assertThat(shown("below-machines")).isFalse();
  }

  @Test
  void whatIsWrongStandsBesideTheButtonThatMendsIt() {
    open(new Notebook());
    OnJavaFx.run(() -> {
      dashboard
          .model()
          .apply(
              SampleWorld.of(
                  SampleWorld.environment("EN1", "Well", SampleWorld.running()),
                  SampleWorld.environment(
                      "EN2", "Ill", new Status(Phase.PROBLEM, "Creation Failed"))));
      dashboard.model().select(SampleWorld.key("EN1"));
      dashboard.view().settle(1000, 700);
      assertThat(scene.lookup("#detail-mend").getParent().isVisible()).isFalse();
      dashboard.model().select(SampleWorld.key("EN2"));
      dashboard.view().settle(1000, 700);
      Button mend = (Button) scene.lookup("#detail-mend");
      assertThat(mend.getParent().isVisible()).isTrue();
      assertThat(mend.getText()).isEqualTo("Mend Ill");
      mend.fire();
      assertThat(done).contains("mended");
    });
  }

  private boolean shown(String id) {
    return OnJavaFx.call(() -> {
      Node node = scene.lookup("#" + id);
      return node != null && node.isVisible() && node.getParent().isVisible();
    });
  }

  private void press(KeyBinding keys) {
    OnJavaFx.run(() -> scene.getAccelerators().get(keys.combinations().getFirst()).run());
  }

  @Test
  void aFeatureAddsAPageThatItsKeyShows() {
    open(new Notebook());
    assertThat(shown("note")).isFalse();
    press(Keys.page(2));
    assertThat(shown("note")).isTrue();
    assertThat(shown("environments")).isFalse();
  }

  @Test
  void pictures() {
    AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, 14);
    open(new Notebook());
    assertThat(Pictures.takeShown(scene, appearance, "pages-environments")).isNotEmptyFile();
    press(Keys.page(2));
    assertThat(Pictures.takeShown(scene, appearance, "pages-notebook")).isNotEmptyFile();
  }

  @Test
  void theKeyOfTheFirstPageLeadsBackToTheEnvironments() {
    open(new Notebook());
    press(Keys.page(2));
    press(Keys.page(1));
    assertThat(shown("environments")).isTrue();
    assertThat(shown("chip-problem")).isTrue();
  }

  @Test
  void theButtonOfAPageShowsItToo() {
    open(new Notebook());
    OnJavaFx.run(() -> ((ToggleButton) scene.lookup("#page-notebook")).fire());
    assertThat(shown("note")).isTrue();
  }

  @Test
  void aPageKeepsWhatWasTypedIntoIt() {
    open(new Notebook());
    press(Keys.page(2));
    OnJavaFx.run(() -> ((TextField) scene.lookup("#note")).setText("seat 12"));
    press(Keys.page(1));
    press(Keys.page(2));
    assertThat(OnJavaFx.call(() -> ((TextField) scene.lookup("#note")).getText()))
        .isEqualTo("seat 12");
  }

  @Test
  void theFilterSaysWhatItFilters() {
    open(new Notebook());
    TextField filter = (TextField) scene.lookup("#filter");
    assertThat(OnJavaFx.call(filter::getPromptText)).isEqualTo("Filter environments and machines");
    press(Keys.page(2));
    assertThat(OnJavaFx.call(filter::getPromptText)).isEqualTo("Filter notes");
    assertThat(OnJavaFx.call(filter::getAccessibleText)).isEqualTo("Filter notes");
  }

  @Test
  void theFilterStaysWhenThePageChanges() {
    open(new Notebook());
    type("owner:ann");
    press(Keys.page(2));
    assertThat(typed()).isEqualTo("owner:ann");
    assertThat(notebookFilter.get()).isEqualTo("owner:ann");
    type("seat");
    press(Keys.page(1));
    assertThat(typed()).isEqualTo("seat");
    assertThat(OnJavaFx.call(() -> dashboard.model().filterTextProperty().get())).isEqualTo("seat");
  }

  @Test
  void theFilterStaysBehindAPageThatHasNone() {
    Feature bare =
        new Feature() {
          @Override
          public List<Page> pages() {
            return List.of(new Page("page-bare", "Bare", () -> new Label("bare")));
          }
        };
    open(bare, new Notebook());
    type("owner:ann");
    press(Keys.page(2));
    press(Keys.page(3));
    assertThat(typed()).isEqualTo("owner:ann");
  }

  @Test
  void aPageThatIsLedToHasItsOwnFilter() {
    open(new Notebook());
    type("owner:ann");
    OnJavaFx.run(() -> {
      notebookFilter.set("seat");
      dashboard.view().features().pageChoice().show("page-notebook");
    });
    assertThat(typed()).isEqualTo("seat");
  }

  @Test
  void escOnAnotherPageClearsItsFilterAndStaysThere() {
    open(new Notebook());
    press(Keys.page(2));
    type("seat");
    escape();
    assertThat(typed()).isEmpty();
    assertThat(shown("note")).isTrue();
    escape();
    assertThat(shown("note")).isTrue();
    assertThat(shown("environments")).isFalse();
  }

  @Test
  void inANarrowWindowThePagesStandAboveTheOtherControls() {
    open(new Notebook());
    OnJavaFx.run(() -> {
      dashboard.view().useFont(21);
      scene.getRoot().layout();
      Bounds pages = place("page-notebook");
      assertThat(pages.getMaxY()).isLessThanOrEqualTo(place("account").getMinY());
      dashboard.view().useFont(14);
      scene.getRoot().layout();
      assertThat(place("page-notebook").getMaxX()).isLessThanOrEqualTo(place("account").getMinX());
    });
  }

  private Bounds place(String id) {
    Node node = scene.lookup("#" + id);
    return node.localToScene(node.getLayoutBounds());
  }

  private void type(String words) {
    OnJavaFx.run(() -> dashboard.view().filterField().setText(words));
  }

  private String typed() {
    return OnJavaFx.call(() -> dashboard.view().filterField().getText());
  }

  private void escape() {
    OnJavaFx.run(() ->
        Event.fireEvent(
            scene.lookup("#note"),
            new KeyEvent(
                KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
  }

  @Test
  void withoutAFurtherPageThereIsNothingToSwitch() {
    open();
    assertThat(shown("page-environments")).isFalse();
    assertThat(Dashboards.keys(dashboard)).doesNotContain(Keys.page(1));
  }

  @Test
  void everySlotShowsWhatTheFeatureBrings() {
    open(new Notebook());
    selectAnEnvironment();
    assertThat(List.of("bar-item", "detail-item", "strip-item", "panel")).allMatch(this::shown);
  }

  @Test
  void aTabOfTheDetailsIsMadeWhenItIsFirstShown() {
    open(new Notebook());
    selectAnEnvironment();
    assertThat(shown("written")).isFalse();

    OnJavaFx.run(() -> ((ToggleButton) scene.lookup("#tab-notebook")).fire());

    assertThat(shown("written")).isTrue();
    assertThat(((ToggleButton) scene.lookup("#tab-machines")).isSelected()).isFalse();
  }

  private void selectAnEnvironment() {
    OnJavaFx.run(() -> {
      DashboardModel model = dashboard.model();
      model.apply(SampleWorld.of(SampleWorld.environment("EN01", "Lab", SampleWorld.running())));
      model.select(model.environments().getFirst().key());
      // The details get their contents with their style.
      dashboard.view().settle(scene.getWidth(), scene.getHeight());
    });
  }

  @Test
  void menuItemsOfFeaturesAreDivided() {
    Features features = new Features(List.of(new Notebook(), new Notebook()));
    List<MenuItem> items = OnJavaFx.call(() -> features.environmentItems(List.of()));
    assertThat(items).hasSize(3).element(1).isInstanceOf(SeparatorMenuItem.class);
  }

  @Test
  void theKeysOfAFeatureAreListedWithTheOthers() {
    open(new Notebook());
    assertThat(Dashboards.keys(dashboard)).contains(OWN, Keys.page(2), Keys.REFRESH);
  }

  /** Whoever is about to present wants to know how it ends. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theKeysThatBeginAndEndPresentingAreAlwaysListed(boolean presenting) {
    open(
        OnJavaFx.call(() ->
            new Presenting(
                presenting,
                on -> {},
                () -> false,
                FXCollections.observableArrayList(),
                UnaryOperator.identity())));
    assertThat(Dashboards.keys(dashboard))
        .containsOnlyOnce(Keys.PRESENT, Keys.STOP_PRESENTING)
        .containsSubsequence(Keys.PRESENT, Keys.STOP_PRESENTING);
  }

  @Test
  void keysForEnvironmentsDoNothingWhileAnotherPageIsShown() {
    open(new Notebook());
    press(OWN);
    press(Keys.page(2));
    press(OWN);
    assertThat(done).containsExactly("counted");
  }

  @Test
  void oneKeyWithTwoMeaningsIsRefused() {
    assertThatThrownBy(() -> open(new Notebook(), new Notebook()))
        .hasRootCauseInstanceOf(IllegalStateException.class)
        .hasStackTraceContaining("Two meanings");
  }

  @Test
  void everyFeatureIsAskedBeforeTheProgramEnds() {
    new Features(List.of(new Notebook(), new Notebook())).beforeQuit(() -> done.add("quit"));
    assertThat(done).containsExactly("asked", "asked", "quit");
  }
}
