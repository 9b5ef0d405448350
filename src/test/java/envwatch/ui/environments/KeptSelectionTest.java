package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;

/**
 * What is selected stays selected, or nothing is, when one look removes some rows, adds others and
 * changes the state of more.
 */
class KeptSelectionTest {
  private static final int STEPS = 400;
  private static final int NUMBERS = 14;

  private final Random random = new Random(7);
  private final TreeSet<Integer> present = new TreeSet<>();

  @Test
  void ofMachines() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = dashboard();
      TableView<MachineRow> table = dashboard.view().machineTable().table();
      sortByFirstColumn(table);
      for (int step = 0; step < STEPS; step++) {
        check(table, row -> row.key().machine().value(), () -> lookAtMachines(dashboard));
      }
    });
  }

  @Test
  void ofEnvironments() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = dashboard();
      TableView<EnvironmentRow> table = dashboard.view().environmentTable().table();
      for (int step = 0; step < STEPS; step++) {
        check(table, row -> row.key().environment().value(), () -> lookAtEnvironments(dashboard));
      }
    });
  }

  @Test
  void ofAMachineWhileTheOrderIsAnother() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = dashboard();
      present.addAll(List.of(1, 2, 3, 4, 5, 6));
      lookAtMachines(dashboard);
      TableView<MachineRow> table = dashboard.view().machineTable().table();
      TableColumn<MachineRow, ?> name =
          table.getColumns().stream()
              .filter(column -> column.getId().equals("name"))
              .findFirst()
              .orElseThrow();
      table.getSelectionModel().clearAndSelect(1);
      MachineRow chosen = table.getSelectionModel().getSelectedItem();
      name.setSortType(TableColumn.SortType.DESCENDING);
      table.getSortOrder().setAll(List.of(name));
      assertThat(table.getItems().indexOf(chosen)).isNotEqualTo(1);
      assertThat(table.getSelectionModel().getSelectedItems()).containsExactly(chosen);
      assertThat(table.getSelectionModel().getSelectedItem()).isSameAs(chosen);
    });
  }

  private static Dashboard dashboard() {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view()));
    return dashboard;
  }

  private static <S> void sortByFirstColumn(TableView<S> table) {
    TableColumn<S, ?> first = table.getColumns().getFirst();
    table.getSortOrder().setAll(List.of(first));
  }

  private <S> void check(TableView<S> table, Function<S, String> id, Runnable look) {
    if (table.getItems().isEmpty()) {
      look.run();
      return;
    }
    table.getSelectionModel().clearAndSelect(random.nextInt(table.getItems().size()));
    List<String> before = table.getSelectionModel().getSelectedItems().stream().map(id).toList();

    look.run();

    List<String> now = table.getItems().stream().map(id).toList();
    List<String> left = before.stream().filter(now::contains).toList();
    assertThat(table.getSelectionModel().getSelectedItems().stream().map(id))
        .containsExactlyElementsOf(left);
  }

  private List<Integer> next() {
    for (int change = 0; change < 3; change++) {
      int number = random.nextInt(NUMBERS);
      if (!present.remove(number)) {
        present.add(number);
      }
    }
    return List.copyOf(present);
  }

  private void lookAtMachines(Dashboard dashboard) {
    Machine[] machines =
        next().stream()
            .map(number -> {
              Phase phase = random.nextBoolean() ? Phase.RUNNING : Phase.PROBLEM;
              String word = phase == Phase.RUNNING ? "Running" : "Error";
              return SampleWorld.machine("m" + number, "machine " + number, phase, word, -1);
            })
            .toArray(Machine[]::new);
    dashboard
        .model()
        .apply(
            SampleWorld.of(SampleWorld.environment("EN1", "Lab", SampleWorld.running(), machines)));
    dashboard.model().select(List.of(dashboard.model().environments().getFirst()));
    dashboard.view().settle(1000, 700);
  }

  private void lookAtEnvironments(Dashboard dashboard) {
    Environment[] environments =
        next().stream()
            .map(number ->
                SampleWorld.environment(
                    "E" + number,
                    "lab " + number,
                    random.nextBoolean()
                        ? SampleWorld.running()
                        : new Status(Phase.PROBLEM, "Creation failed")))
            .toArray(Environment[]::new);
    dashboard.model().apply(SampleWorld.of(environments));
    dashboard.view().settle(1000, 700);
  }
}
