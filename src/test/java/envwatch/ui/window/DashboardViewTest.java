package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.environments.MachineTable;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.WorldView;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableView.TableViewSelectionModel;
import org.junit.jupiter.api.Test;

class DashboardViewTest {
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
}
