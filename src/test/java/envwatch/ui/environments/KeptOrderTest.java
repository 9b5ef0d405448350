package envwatch.ui.environments;

import static envwatch.ui.model.SampleWorld.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Modality;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.robot.Motion;

/** Rows stay in their places while somebody may be about to press on one. */
class KeptOrderTest {
  @Test
  void rowsStayForSecondsAfterAKeyInTheList() {
    open(dashboard -> {
      press(dashboard, KeyCode.DOWN);
      fail(dashboard, 2);
      assertThat(names(dashboard)).containsExactly("Lab 0", "Lab 1", "Lab 2", "Lab 3");
      dashboard.model().tick(NOW.plusSeconds(4));
      assertThat(names(dashboard)).startsWith("Lab 0");
      dashboard.model().tick(NOW.plusSeconds(6));

      assertThat(names(dashboard)).startsWith("Lab 2");
    });
  }

  @Test
  void whatHasFailedMeanwhileIsCountedAndAClickPutsItOnTop() {
    open(dashboard -> {
      Button newOnTop = (Button) dashboard.view().lookup("#new-on-top");
      assertThat(newOnTop.isVisible()).isFalse();
      press(dashboard, KeyCode.DOWN);
      fail(dashboard, 2, 3);
      dashboard.view().settle(1180, 700);
      assertThat(newOnTop.isVisible()).isTrue();
      assertThat(newOnTop.getText()).contains("2 new on top");
      newOnTop.fire();
      dashboard.view().settle(1180, 700);

      assertThat(names(dashboard)).startsWith("Lab 2", "Lab 3");
      assertThat(newOnTop.isVisible()).isFalse();
    });
  }

  @Test
  void homeAndRefreshPutItOnTop() {
    open(dashboard -> {
      press(dashboard, KeyCode.DOWN);
      fail(dashboard, 2);
      press(dashboard, KeyCode.HOME);
      assertThat(names(dashboard)).startsWith("Lab 2");

      fail(dashboard, 2, 1);
      assertThat(names(dashboard)).startsWith("Lab 2", "Lab 0");
      Scene scene = dashboard.view().getScene();
      Dashboards.addKeys(scene, dashboard);
      scene
          .getAccelerators()
          .forEach((keys, action) -> {
            if (keys.getName().equals("F5")) {
              action.run();
            }
          });
      assertThat(names(dashboard)).startsWith("Lab 1", "Lab 2");

      fail(dashboard, 2, 3);
      assertThat(names(dashboard)).startsWith("Lab 1", "Lab 2");
      ((Button) dashboard.view().lookup("#refresh")).fire();
      assertThat(names(dashboard)).startsWith("Lab 2", "Lab 3");
    });
  }

  @Test
  void whoSelectsToTheBeginningSelectsWhatIsThere() {
    open(dashboard -> {
      TableView<?> table = dashboard.view().environmentTable().table();
      table.getSelectionModel().clearAndSelect(1);
      press(dashboard, KeyCode.DOWN);
      fail(dashboard, 3);
      Event.fireEvent(
          table,
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.HOME, true, false, false, false));
      assertThat(names(dashboard)).containsExactly("Lab 0", "Lab 1", "Lab 2", "Lab 3");
      assertThat(dashboard.model().selection())
          .extracting(EnvironmentRow::name)
          .contains("Lab 0", "Lab 1")
          .doesNotContain("Lab 3");
    });
  }

  @Test
  void rowsStayWhileTheMouseIsOverTheList() {
    try (OpenDashboard open = new OpenDashboard()) {
      Dashboard dashboard = open.dashboard;
      FxRobot robot = new FxRobot();
      TableView<?> table = hovered(dashboard, robot);
      OnJavaFx.run(() -> {
        fail(dashboard, 2);
        dashboard.model().tick(NOW.plusSeconds(60));
        assertThat(names(dashboard)).startsWith("Lab 0");
      });

      robot.moveTo(open.field(), Pos.CENTER, Point2D.ZERO, Motion.DIRECT);
      await().until(() -> !OnJavaFx.call(table::isHover));
      OnJavaFx.run(() -> dashboard.model().tick(NOW.plusSeconds(66)));
      assertThat(OnJavaFx.call(() -> names(dashboard))).startsWith("Lab 2");
    }
  }

  /** The list, with the mouse over it and nothing failed. */
  private static TableView<?> hovered(Dashboard dashboard, FxRobot robot) {
    TableView<?> table = OnJavaFx.call(dashboard.view().environmentTable()::table);
    OnJavaFx.run(() -> fail(dashboard));
    robot.moveTo(table, Pos.CENTER, Point2D.ZERO, Motion.DIRECT);
    await().until(() -> OnJavaFx.call(table::isHover));
    return table;
  }

  @Test
  void theMouseReachesWhatPutsRowsOnTop() {
    try (OpenDashboard open = new OpenDashboard()) {
      Dashboard dashboard = open.dashboard;
      FxRobot robot = new FxRobot();
      TableView<?> table = hovered(dashboard, robot);
      OnJavaFx.run(() -> {
        fail(dashboard, 2);
        dashboard.view().settle(1180, 700);
      });
      Button newOnTop = OnJavaFx.call(() -> (Button) dashboard.view().lookup("#new-on-top"));
      robot.moveTo(newOnTop, Pos.CENTER, Point2D.ZERO, Motion.DIRECT);
      await().until(() -> !OnJavaFx.call(table::isHover));
      assertThat(OnJavaFx.call(newOnTop::isVisible)).isTrue();
      OnJavaFx.run(newOnTop::fire);

      assertThat(OnJavaFx.call(() -> names(dashboard))).startsWith("Lab 2");
    }
  }

  @Test
  void rowsStayWhileADialogIsOpenOverTheList() {
    try (OpenDashboard open = new OpenDashboard()) {
      Dashboard dashboard = open.dashboard;
      ChildWindow dialog =
          OnJavaFx.call(() -> {
            fail(dashboard);
            ChildWindow window =
                new ChildWindow(
                    open.scene().getWindow(),
                    Modality.WINDOW_MODAL,
                    "Suspend",
                    new Label("Suspend Lab 0?"),
                    40,
                    14);
            window.show();
            return window;
          });
      OnJavaFx.run(() -> dashboard.model().tick(NOW.plusSeconds(1)));
      OnJavaFx.run(() -> {
        fail(dashboard, 2);
        dashboard.model().tick(NOW.plusSeconds(60));
        assertThat(names(dashboard)).startsWith("Lab 0");
        dialog.stage().close();
        dashboard.model().tick(NOW.plusSeconds(61));
      });
      assertThat(OnJavaFx.call(() -> names(dashboard))).startsWith("Lab 2");
    }
  }

  @Test
  void aListThatFillsIsSorted() {
    openWhileItFills(dashboard -> {
      fill(dashboard, 3);

      assertThat(names(dashboard)).startsWith("Lab 3");
    });
  }

  @Test
  void aListThatFillsStaysForSecondsAfterTheMouseHasMoved() {
    openWhileItFills(dashboard -> {
      MouseEvents.move(dashboard.view().filterField());
      fill(dashboard, 3);
      assertThat(names(dashboard)).containsExactly("Lab 0", "Lab 1", "Lab 2", "Lab 3");
      dashboard.model().tick(NOW.plusSeconds(6));

      assertThat(names(dashboard)).startsWith("Lab 3");
    });
  }

  @Test
  void whatComesFirstIsSortedAlsoUnderAMouseThatMoves() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 700));
      MouseEvents.move(dashboard.view().filterField());
      fill(dashboard, 3);

      assertThat(names(dashboard)).startsWith("Lab 3");
    });
  }

  @Test
  void columnsWaitForAMouseThatMoves() {
    openWhileItFills(dashboard -> {
      List<Double> before = widths(dashboard);
      MouseEvents.move(dashboard.view().filterField());
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      dashboard.view().settle(1180, 700);
      assertThat(widths(dashboard)).isEqualTo(before);
      dashboard.model().tick(NOW.plusSeconds(6));
      dashboard.view().settle(1180, 700);

      assertThat(widths(dashboard)).isNotEqualTo(before);
    });
  }

  private static List<Double> widths(Dashboard dashboard) {
    return dashboard.view().environmentTable().table().getVisibleLeafColumns().stream()
        .map(TableColumn::getWidth)
        .toList();
  }

  /** With a list of which more is to come. */
  private static void openWhileItFills(Consumer<Dashboard> test) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 700));
      fill(dashboard);
      dashboard.view().settle(1180, 700);
      test.accept(dashboard);
    });
  }

  private static void fill(Dashboard dashboard, Integer... failed) {
    dashboard
        .model()
        .apply(
            SampleWorld.view(
                SampleWorld.account(new Link.Live(), false, NOW),
                SampleWorld.watched(List.of(environments(failed)))));
  }

  private static void open(Consumer<Dashboard> test) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 700));
      fail(dashboard);
      dashboard.view().settle(1180, 700);
      test.accept(dashboard);
    });
  }

  /** Those with these numbers have failed, and no others. */
  private static void fail(Dashboard dashboard, Integer... failed) {
    dashboard.model().apply(SampleWorld.of(environments(failed)));
  }

  private static Environment[] environments(Integer... failed) {
    return IntStream.range(0, 4)
        .mapToObj(number ->
            SampleWorld.environment(
                "EN" + number,
                "Lab " + number,
                List.of(failed).contains(number)
                    ? new Status(Phase.PROBLEM, "Creation failed")
                    : SampleWorld.running()))
        .toArray(Environment[]::new);
  }

  private static void press(Dashboard dashboard, KeyCode key) {
    TableView<?> table = dashboard.view().environmentTable().table();
    Event.fireEvent(
        table, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  private static List<String> names(Dashboard dashboard) {
    return dashboard.view().environmentTable().table().getItems().stream()
        .map(EnvironmentRow::name)
        .toList();
  }
}
