package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The menu in the corner of a table chooses its columns, by mouse and by keyboard. */
class ColumnMenuTest {
  private Dashboard dashboard;
  private Stage stage;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      dashboard = Dashboards.of(AppearanceSettings.DEFAULT, WindowSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      Scene scene = new Scene(dashboard.view(), 1180, 700);
      dashboard.appearance().dress(scene);
      Dashboards.addKeys(scene, dashboard);
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
      dashboard.view().settle(1180, 700);
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      menus().forEach(ContextMenu::hide);
      stage.close();
    });
  }

  @Test
  void theCornerOffersEveryColumnAndTheWayBack() {
    OnJavaFx.run(() -> {
      press(corner());

      assertThat(menu().getItems()).extracting(MenuItem::getText).contains("Owner", "Region");
      assertThat(menu().getItems().getLast().getId()).isEqualTo("reset-columns");
    });
  }

  @Test
  void aColumnThatIsChosenIsShown() {
    OnJavaFx.run(() -> {
      press(corner());
      CheckMenuItem region =
          (CheckMenuItem)
              menu().getItems().stream()
                  .filter(item -> "Region".equals(item.getText()))
                  .findFirst()
                  .orElseThrow();
      region.setSelected(true);
      region.fire();

      assertThat(visible()).contains("region");
    });
  }

  @Test
  void theCornersOfBothTablesAreReachedByTabAndHaveNames() {
    OnJavaFx.run(() -> {
      for (TableView<?> table : List.of(list(), dashboard.view().machineTable().table())) {
        Node corner = table.lookup(".show-hide-columns-button");
        assertThat(corner.isFocusTraversable()).isTrue();
        assertThat(corner.getAccessibleText()).isEqualTo("Choose columns");
      }
    });
  }

  @ParameterizedTest
  @EnumSource(
      value = KeyCode.class,
      names = {"SPACE", "ENTER", "DOWN"})
  void aKeyOpensTheMenu(KeyCode key) {
    OnJavaFx.run(() -> {
      corner().requestFocus();
      type(corner(), key);

      assertThat(menus()).hasSize(1);
    });
  }

  @Test
  void otherKeysAreLeftToTheWindow() {
    OnJavaFx.run(() -> {
      corner().requestFocus();
      type(corner(), KeyCode.F5);

      assertThat(menus()).isEmpty();
      assertThat(dashboard.commands()).contains("look now");
    });
  }

  @Test
  void resetShowsTheUsualColumnsInTheUsualOrderAsWideAsTheyAsk() {
    OnJavaFx.run(() -> {
      List<String> usual = visible();
      List<Double> widths = widths();
      column("region").setVisible(true);
      column("owner").setVisible(false);
      moveLastColumnToTheFront();
      resize("name", 60);
      settle();
      assertThat(visible()).isNotEqualTo(usual);

      reset();

      assertThat(visible()).isEqualTo(usual);
      assertThat(widths()).isEqualTo(widths);
    });
  }

  @Test
  void resetKeepsTheOrderOfTheRows() {
    OnJavaFx.run(() -> {
      sortBy("name");
      List<Object> rows = List.copyOf(list().getItems());

      reset();

      assertThat(list().getSortOrder()).hasSize(1);
      assertThat(List.<Object>copyOf(list().getItems())).isEqualTo(rows);
    });
  }

  @Test
  void resetIsRemembered() {
    OnJavaFx.run(() -> {
      resize("name", 60);
      column("region").setVisible(true);
      reset();

      assertThat(dashboard.window().get().get(WindowSettings.ENVIRONMENT_COLUMNS))
          .noneMatch(WindowSettings.ColumnSettings::sized)
          .filteredOn(WindowSettings.ColumnSettings::visible)
          .extracting(WindowSettings.ColumnSettings::id)
          .containsExactlyElementsOf(visible());
    });
  }

  private void reset() {
    press(corner());
    menu().getItems().getLast().fire();
    settle();
  }

  private void settle() {
    dashboard.view().settle(1180, 700);
  }

  private TableView<?> list() {
    return dashboard.view().environmentTable().table();
  }

  private Node corner() {
    return list().lookup(".show-hide-columns-button");
  }

  private static List<ContextMenu> menus() {
    return Window.getWindows().stream()
        .map(window -> window instanceof ContextMenu menu ? menu : null)
        .filter(Objects::nonNull)
        .toList();
  }

  private static ContextMenu menu() {
    return menus().getFirst();
  }

  private List<String> visible() {
    return list().getVisibleLeafColumns().stream().map(TableColumn::getId).toList();
  }

  private List<Double> widths() {
    return list().getVisibleLeafColumns().stream().<Double>map(TableColumn::getWidth).toList();
  }

  private TableColumn<?, ?> column(String id) {
    return Stream.<TableColumn<?, ?>>concat(
            list().getVisibleLeafColumns().stream(), list().getColumns().stream())
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private void moveLastColumnToTheFront() {
    List<TableColumn> columns = ((TableView) list()).getColumns();
    columns.addFirst(columns.removeLast());
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private void sortBy(String id) {
    ((TableView) list()).getSortOrder().add(column(id));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private void resize(String id, double by) {
    ((TableView) list()).resizeColumn(column(id), by);
  }

  private static void type(Node node, KeyCode key) {
    Event.fireEvent(
        node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  private static void press(Node node) {
    MouseEvents.primary(node, MouseEvent.MOUSE_PRESSED, 2, 2, 1);
  }
}
