package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.Bounds;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.machines.MachineTable;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.WorldView;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView.TableViewSelectionModel;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class DashboardViewTest {
  private static final Offset<Double> ROUNDED = Offset.offset(0.005);

  @Test
  void theListTakesItsShareOfAWindowThatHasGotItsSize() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = inScene(WindowSettings.DEFAULT);
      dashboard.view().settle(985, 500);
      dashboard.view().settle(1400, 500);
      assertThat(share(dashboard)).isNotCloseTo(0.45, ROUNDED);

      dashboard.view().divide(1400);
      dashboard.view().settle(1400, 500);

      assertThat(share(dashboard)).isCloseTo(0.45, ROUNDED);
    });
  }

  @Test
  void theListIsRememberedAsItIsWithoutTheMaximizing() {
    OnJavaFx.run(() -> {
      WindowSettings window = WindowSettings.DEFAULT.withBounds(new Bounds(0, 0, 1000, 700), true);
      Dashboard dashboard = inScene(window);
      dashboard.view().settle(1000, 700);
      dashboard.view().settle(1900, 1000);

      assertThat(share(dashboard)).isCloseTo(0.237, ROUNDED);
      assertThat(dashboard.window().get().divider()).isCloseTo(0.45, ROUNDED);
    });
  }

  @Test
  void theListComesBackWithItsWidthWhereTheWindowIsMaximizedAtOnce() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = inScene(WindowSettings.DEFAULT);
      dashboard.view().settle(1900, 1000);
      dashboard.view().divide(1000);
      dashboard.view().settle(1900, 1000);

      assertThat(share(dashboard)).isCloseTo(0.237, ROUNDED);
    });
  }

  @Test
  void aLookThatChangesNothingLeavesTheButtonOfAnEmptyListAlone() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      Scene scene = new Scene(dashboard.view(), 990, 700);
      WorldView first = SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new));
      dashboard.model().apply(first);
      dashboard.model().filterTextProperty().set("owner:nobody");
      dashboard.view().settle(990, 700);
      Node button = scene.lookup("#placeholder-button");

      dashboard
          .model()
          .apply(
              new WorldView(
                  first.at().plusSeconds(5), false, first.accounts(), first.environments()));
      dashboard.view().settle(990, 700);

      assertThat(button).isNotNull().isSameAs(scene.lookup("#placeholder-button"));
    });
  }

  @Test
  void aMachineTakenOutOfTheSelectionIsNotTheOneThatKeysActOn() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      Environment environment =
          SampleWorld.environment(
              "EN01",
              "Lab",
              SampleWorld.running(),
              SampleWorld.running("m1", "web"),
              SampleWorld.running("m2", "db"));
      dashboard.model().apply(SampleWorld.of(environment));
      MachineTable machines = dashboard.view().machineTable();
      TableViewSelectionModel<MachineRow> selection = machines.table().getSelectionModel();
      selection.select(0);
      selection.select(1);

      selection.clearSelection(1);

      assertThat(machines.current()).isSameAs(machines.table().getItems().getFirst());
    });
  }

  private static Dashboard inScene(WindowSettings window) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT, window);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view()));
    return dashboard;
  }

  private static double share(Dashboard dashboard) {
    return ((SplitPane) dashboard.view().lookup("#split")).getDividerPositions()[0];
  }
}
