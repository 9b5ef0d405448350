package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GlanceViewTest {
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");

  private final DashboardModel model =
      OnJavaFx.call(() -> new DashboardModel(SampleWorld.NOW, Duration.ofHours(2)));
  private final List<String> led = new ArrayList<>();
  private Scene scene;
  private Stage stage;

  private void open(boolean wall, AppearanceSettings look, double width, double height) {
    OnJavaFx.run(() -> {
      scene = new Scene(new GlanceView(model, wall, row -> led.add(row.name())), width, height);
      new Appearance(look).dress(scene);
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
      scene.getRoot().layout();
    });
  }

  private void open(boolean wall) {
    open(wall, new AppearanceSettings(Theme.LIGHT, 14), wall ? 1200 : 320, wall ? 700 : 420);
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      if (stage != null) {
        stage.close();
      }
    });
  }

  private void know(Environment... environments) {
    OnJavaFx.run(() -> model.apply(SampleWorld.of(environments)));
  }

  private void knowThree() {
    know(
        SampleWorld.environment("EN1", "Well", SampleWorld.running()),
        SampleWorld.environment("EN2", "Ill", FAILED),
        SampleWorld.environment("EN3", "Worse", FAILED));
  }

  @SuppressWarnings("unchecked")
  private ListView<EnvironmentRow> list() {
    return (ListView<EnvironmentRow>) scene.lookup("#glance-list");
  }

  private List<String> listed() {
    return OnJavaFx.call(() -> list().getItems().stream().map(EnvironmentRow::name).toList());
  }

  private String said(String id) {
    return OnJavaFx.call(() -> ((Label) scene.lookup("#" + id)).getText());
  }

  @Test
  void aCompactWindowListsOnlyProblems() {
    knowThree();
    open(false);
    assertThat(listed()).containsExactlyInAnyOrder("Ill", "Worse");
  }

  @Test
  void aWallListsEverythingWithProblemsFirst() {
    knowThree();
    open(true);
    assertThat(listed()).hasSize(3).endsWith("Well");
  }

  @Test
  void aFilterOfTheWholeWindowHidesNoProblem() {
    knowThree();
    OnJavaFx.run(() -> model.filterTextProperty().set("name:well"));
    open(false);
    assertThat(listed()).hasSize(2);
  }

  @Test
  void whatHappensWhileItIsShownIsShown() {
    knowThree();
    open(false);
    know(SampleWorld.environment("EN1", "Well", FAILED));
    assertThat(listed()).containsExactly("Well");
    assertThat(said("glance-problem")).isEqualTo("1");
  }

  @Test
  void whatWasNotSeenIsNoZero() {
    open(false);
    assertThat(said("glance-problem")).isEqualTo("\u2013");
  }

  @Test
  void aWallSaysHowManyMoreThereAre() {
    know(
        IntStream.range(0, 300)
            .mapToObj(number -> SampleWorld.environment("EN" + number, "Lab " + number, FAILED))
            .toArray(Environment[]::new));
    open(true);
    int shown = listed().size();
    assertThat(shown).isBetween(5, 40);
    assertThat(said("glance-more")).isEqualTo(300 - shown + " more");
  }

  @Test
  void enterLeadsToTheProblem() {
    knowThree();
    open(false);
    OnJavaFx.run(() -> {
      list().getSelectionModel().select(0);
      Event.fireEvent(
          list(),
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
    });
    assertThat(led).containsExactly(listed().getFirst());
  }

  private void click(String part) {
    OnJavaFx.run(() -> MouseEvents.primary(scene.lookup(part), MouseEvent.MOUSE_CLICKED, 5, 5, 1));
  }

  @Test
  void aClickLeadsToTheProblem() {
    knowThree();
    open(false);
    click(".glance-cell");
    assertThat(led).hasSize(1).isSubsetOf(listed());
  }

  @Test
  void aClickBelowTheProblemsLeadsNowhere() {
    knowThree();
    open(false);
    OnJavaFx.run(() -> list().getSelectionModel().select(0));
    click("#glance-list");
    assertThat(led).isEmpty();
  }

  @Test
  void nothingKeepsItOnceItIsClosed() {
    knowThree();
    open(false);
    WeakReference<GlanceView> closed = new WeakReference<>((GlanceView) scene.getRoot());
    OnJavaFx.run(() -> {
      closed.get().close();
      stage.close();
      stage = new Stage();
      scene = null;
    });
    await()
        .untilAsserted(() -> {
          System.gc();
          assertThat(closed.get()).isNull();
        });
    assertThat(OnJavaFx.call(model::everything)).hasSize(3);
  }

  @Test
  void updatesKeepTheSelection() {
    knowThree();
    open(false);
    OnJavaFx.run(() -> list().getSelectionModel().select(1));
    String chosen = listed().get(1);
    know(
        SampleWorld.environment("EN1", "Well", FAILED),
        SampleWorld.environment("EN2", "Ill", FAILED),
        SampleWorld.environment("EN3", "Worse", FAILED));
    assertThat(OnJavaFx.call(() -> list().getSelectionModel().getSelectedItem().name()))
        .isEqualTo(chosen);
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void pictures(Theme theme) {
    AppearanceSettings look = new AppearanceSettings(theme, 14);
    OnJavaFx.run(
        () -> model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new))));
    open(false, look, 320, 420);
    assertThat(Pictures.takeShown(scene, look, "compact-" + theme)).isNotEmptyFile();
    close();
    open(true, look, 1200, 700);
    assertThat(Pictures.takeShown(scene, look, "wall-" + theme)).isNotEmptyFile();
    close();
    AppearanceSettings large = new AppearanceSettings(theme, 21);
    open(false, large, 320, 420);
    assertThat(Pictures.takeShown(scene, large, "compact-large-" + theme)).isNotEmptyFile();
  }
}
