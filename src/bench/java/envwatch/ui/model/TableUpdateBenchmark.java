package envwatch.ui.model;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.window.ShownDashboard;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
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
 * spends on the change and on the pulse after it. The yardstick hands the same table fresh rows.
 * Both have the table alone; what such a change costs in the whole window is measured beside them.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class TableUpdateBenchmark {
  private static final int MACHINES = 10_000;
  private static final int CHANGED_EACH = 20;

  private final List<WorldView> views = views();
  private int next;
  private ShownDashboard dashboard;

  @Setup(Level.Trial)
  public void show() {
    dashboard = ShownDashboard.of(views.getLast());
    OnJavaFx.run(() -> table().getSortOrder().add(table().getColumns().get(1)));
    dashboard.rest();
  }

  private TableView<MachineRow> table() {
    return dashboard.view().machineTable().table();
  }

  @Setup(Level.Invocation)
  public void rest() {
    dashboard.rest();
    next = 1 - next;
  }

  private WatchedEnvironment next() {
    return views.get(next).environments().getFirst();
  }

  /** Lets the table show other rows than the model's. */
  private void showAlone(ObservableList<MachineRow> rows) {
    OnJavaFx.run(() -> table().setItems(rows));
    dashboard.showOnlyMachines();
  }

  /** Rows changed in place. */
  @State(Scope.Benchmark)
  public static class KeptRows {
    private final MachineRows rows = new MachineRows();
    private List<EnvironmentRow> states;

    @Setup(Level.Trial)
    public void show(TableUpdateBenchmark benchmark) {
      states =
          benchmark.views.stream()
              .map(view -> view.environments().getFirst())
              .map(known -> new EnvironmentRow(known, "", SampleWorld.NOW, Duration.ofHours(2)))
              .toList();
      OnJavaFx.run(() -> {
        rows.show(states.getLast());
        rows.order(benchmark.table().getComparator());
      });
      benchmark.showAlone(rows.list());
    }
  }

  @Benchmark
  public void merged(KeptRows kept) {
    dashboard.perform(() -> kept.rows.show(kept.states.get(next)));
  }

  /** For the yardstick: rows made anew. */
  @State(Scope.Benchmark)
  public static class FreshRows {
    private final ObservableList<MachineRow> rows = FXCollections.observableArrayList();

    @Setup(Level.Trial)
    public void show(TableUpdateBenchmark benchmark) {
      SortedList<MachineRow> sorted = new SortedList<>(rows);
      OnJavaFx.run(() -> sorted.setComparator(benchmark.table().getComparator()));
      benchmark.showAlone(sorted);
    }
  }

  @Benchmark
  public void replaced(FreshRows fresh) {
    EnvironmentKey key = next().key();
    List<Machine> machines = next().environment().machines();
    dashboard.perform(
        () -> fresh.rows.setAll(machines.stream().map(each -> new MachineRow(key, each)).toList()));
  }

  @Benchmark
  public void wholeWindow() {
    dashboard.perform(() -> dashboard.model().apply(views.get(next)));
  }

  /** As looks bring them: what has not changed is kept. */
  private static List<WorldView> views() {
    Environment running = environment(0);
    Environment changing = environment(1).keeping(running);
    return List.of(SampleWorld.of(running), SampleWorld.of(changing));
  }

  private static Environment environment(int variant) {
    List<Machine> machines = new ArrayList<>();
    for (int i = 0; i < MACHINES; i++) {
      boolean changed = variant == 1 && i % CHANGED_EACH == 0;
      machines.add(
          changed
              ? SampleWorld.machine("m" + i, "node-" + i, Phase.CHANGING, "Preparing", i % 100)
              : SampleWorld.running("m" + i, "node-" + i));
    }
    return SampleWorld.environment(
        "EN01", "Large", SampleWorld.running(), machines.toArray(Machine[]::new));
  }
}
