package envwatch.ui;

import atlantafx.base.theme.PrimerLight;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * A shown table of 10,000 machines, sorted by name, of which 5 % change: what the JavaFX thread
 * spends on the change and on the layout after it. The yardstick hands the same table fresh rows.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class TableUpdateBenchmark {
  private static final int MACHINES = 10_000;
  private static final int CHANGED_EACH = 20;

  private final List<WorldView> views = List.of(world(0), world(1));
  private int shown;
  private DashboardModel model;
  private Parent root;

  @Setup(Level.Trial)
  public void show() {
    OnJavaFx.run(() -> {
      Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
      Dashboards.Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      model = dashboard.model();
      model.apply(views.getFirst());
      model.select(SampleWorld.key("EN01"));
      root = dashboard.view();
      // Without a stage: the headless screen copies pixels on the very thread that is measured.
      new Scene(root, 1000, 650);
      TableView<MachineRow> table = dashboard.view().machineTable().table();
      table.getSortOrder().add(table.getColumns().get(1));
      layOut();
    });
  }

  @Benchmark
  public void merged() {
    OnJavaFx.run(() -> {
      model.apply(next());
      layOut();
    });
  }

  /** For the yardstick: the same table on a list that is replaced. */
  @State(Scope.Benchmark)
  public static class FreshRows {
    private final ObservableList<MachineRow> rows = FXCollections.observableArrayList();

    @Setup(Level.Trial)
    public void show(TableUpdateBenchmark benchmark) {
      OnJavaFx.run(() -> {
        TableView<MachineRow> table =
            ((DashboardView) benchmark.root).machineTable().table();
        SortedList<MachineRow> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
      });
    }
  }

  @Benchmark
  public void replaced(FreshRows fresh) {
    OnJavaFx.run(() -> {
      Environment environment = next().environments().getFirst().environment();
      fresh.rows.setAll(
          environment.machines().stream()
              .map(machine -> new MachineRow(SampleWorld.key("EN01"), machine))
              .toList());
      layOut();
    });
  }

  private WorldView next() {
    shown = 1 - shown;
    return views.get(shown);
  }

  private void layOut() {
    root.applyCss();
    root.layout();
  }

  private static WorldView world(int variant) {
    List<Machine> machines = new ArrayList<>();
    for (int i = 0; i < MACHINES; i++) {
      boolean changed = variant == 1 && i % CHANGED_EACH == 0;
      machines.add(
          changed
              ? SampleWorld.machine("m" + i, "node-" + i, Phase.CHANGING, "Preparing", i % 100)
              : SampleWorld.running("m" + i, "node-" + i));
    }
    return SampleWorld.of(
        SampleWorld.environment(
            "EN01", "Large", SampleWorld.running(), machines.toArray(Machine[]::new)));
  }
}
