package envwatch.ui.environments;

import static envwatch.ui.model.SampleWorld.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

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
    });
  }

  @Test
  void aListThatFillsIsSorted() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 700));
      press(dashboard, KeyCode.DOWN);
      fail(dashboard, 3);

      assertThat(names(dashboard)).startsWith("Lab 3");
    });
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
    Environment[] environments =
        IntStream.range(0, 4)
            .mapToObj(number ->
                SampleWorld.environment(
                    "EN" + number,
                    "Lab " + number,
                    List.of(failed).contains(number)
                        ? new Status(Phase.PROBLEM, "Creation failed")
                        : SampleWorld.running()))
            .toArray(Environment[]::new);
    dashboard.model().apply(SampleWorld.of(environments));
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
