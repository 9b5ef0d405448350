package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Menus open by key, also where JavaFX asks for them only by mouse. */
class MenuKeyTest {
  private Dashboard dashboard;
  private Stage stage;

  private void open(String operatingSystem) {
    dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    Scene scene = new Scene(dashboard.view(), 1180, 700);
    dashboard.appearance().dress(scene);
    Dashboards.addKeys(scene, dashboard);
    MenuKey.install(scene, operatingSystem);
    dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    stage = new Stage();
    stage.setScene(scene);
    stage.show();
    dashboard.view().settle(1180, 700);
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      menus().forEach(ContextMenu::hide);
      stage.close();
    });
  }

  @ParameterizedTest
  @EnumSource(
      value = KeyCode.class,
      names = {"CONTEXT_MENU", "F10"})
  void theMenuOfTheSelectedEnvironmentOpensBelowItsRow(KeyCode key) {
    OnJavaFx.run(() -> {
      open("Linux");
      list().requestFocus();
      list().getSelectionModel().clearAndSelect(4);
      list().getFocusModel().focus(4);

      press(key);

      assertThat(menus()).hasSize(1);
      Bounds row = onScreen(row(4));
      assertThat(menus().getFirst().getAnchorY()).isBetween(row.getCenterY(), row.getMaxY() + 12);
      assertThat(menus().getFirst().getAnchorX()).isBetween(row.getMinX(), row.getCenterX());
    });
  }

  @Test
  void theMenuOfAnEnvironmentOutOfSightOpensInTheList() {
    OnJavaFx.run(() -> {
      open("Linux");
      list().requestFocus();
      list().getSelectionModel().clearAndSelect(0);
      stage.setHeight(300);
      dashboard.view().settle(1180, 300);
      list().scrollTo(list().getItems().size() - 1);
      dashboard.view().settle(1180, 300);

      press(KeyCode.CONTEXT_MENU);

      assertThat(menus()).hasSize(1);
      Bounds whole = onScreen(list());
      assertThat(menus().getFirst().getAnchorY()).isBetween(whole.getMinY(), whole.getMaxY());
    });
  }

  @Test
  void noMenuOpensForAnEnvironmentThatAFilterHides() {
    OnJavaFx.run(() -> {
      open("Linux");
      dashboard.model().select(SampleWorld.key("EN04"));
      dashboard.model().filterTextProperty().set("owner:nobody");
      list().requestFocus();

      press(KeyCode.CONTEXT_MENU);
      assertThat(menus()).isEmpty();

      dashboard.model().clearFilter();
      press(KeyCode.CONTEXT_MENU);
      assertThat(menus()).hasSize(1);
    });
  }

  @Test
  void theMenuOfTheSelectedMachineOpens() {
    OnJavaFx.run(() -> {
      open("Linux");
      dashboard.model().select(SampleWorld.key("EN04"));
      dashboard.view().settle(1180, 700);
      dashboard.view().takeMachines();

      press(KeyCode.CONTEXT_MENU);

      assertThat(menus()).hasSize(1);
      assertThat(menus().getFirst().getOwnerNode())
          .isSameAs(dashboard.view().machineTable().table());
    });
  }

  @Test
  void aTextFieldIsAskedForItsOwnMenuOnce() {
    OnJavaFx.run(() -> {
      open("Linux");
      List<ContextMenuEvent> asked = new ArrayList<>();
      dashboard
          .view()
          .filterField()
          .addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, asked::add);
      dashboard.view().filterField().requestFocus();

      press(KeyCode.CONTEXT_MENU);

      assertThat(asked).hasSize(1).allMatch(ContextMenuEvent::isKeyboardTrigger);
    });
  }

  @Test
  void aMenuThatIsOpenStaysTheOnlyOne() {
    OnJavaFx.run(() -> {
      open("Linux");
      list().requestFocus();
      press(KeyCode.CONTEXT_MENU);

      press(KeyCode.CONTEXT_MENU);

      assertThat(menus()).hasSize(1);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"Windows 11", "Mac OS X"})
  void whereTheSystemAsksNothingElseDoes(String operatingSystem) {
    OnJavaFx.run(() -> {
      open(operatingSystem);
      list().requestFocus();

      press(KeyCode.CONTEXT_MENU);

      assertThat(menus()).isEmpty();
    });
  }

  private TableView<?> list() {
    return dashboard.view().environmentTable().table();
  }

  private Node row(int index) {
    return list().lookupAll(".table-row-cell").stream()
        .filter(node -> node instanceof TableRow<?> row && row.getIndex() == index)
        .findFirst()
        .orElseThrow();
  }

  private static Bounds onScreen(Node node) {
    return node.localToScreen(node.getLayoutBounds());
  }

  private static List<ContextMenu> menus() {
    return Window.getWindows().stream()
        .map(window -> window instanceof ContextMenu menu ? menu : null)
        .filter(Objects::nonNull)
        .toList();
  }

  private void press(KeyCode key) {
    stage
        .getScene()
        .getFocusOwner()
        .fireEvent(
            new KeyEvent(
                KeyEvent.KEY_PRESSED, "", "", key, key == KeyCode.F10, false, false, false));
  }
}
