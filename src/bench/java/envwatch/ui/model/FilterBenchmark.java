package envwatch.ui.model;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.ui.environments.CompletionPopup;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.window.ShownDashboard;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * One key typed into the filter over 1,000 environments with 10 machines each: what the JavaFX
 * thread spends on it and on the layout after it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class FilterBenchmark {
  private static final String TYPED = "node-7 5";

  private ShownDashboard dashboard;
  private int length;

  @Setup(Level.Trial)
  public void show() {
    dashboard =
        ShownDashboard.of(
            SampleWorld.of(
                IntStream.range(0, 1000)
                    .mapToObj(FilterBenchmark::environment)
                    .toArray(Environment[]::new)));
    OnJavaFx.run(() -> {
      CompletionPopup.attach(dashboard.view().filterField(), dashboard.model()::filterSubjects);
      dashboard.view().filterField().requestFocus();
    });
  }

  @Setup(Level.Invocation)
  public void rest() {
    dashboard.rest();
    length = length % TYPED.length() + 1;
  }

  @Benchmark
  public void key() {
    dashboard.perform(() -> dashboard.view().filterField().setText(TYPED.substring(0, length)));
  }

  private static Environment environment(int number) {
    return SampleWorld.environment(
        "EN" + number,
        "Environment " + number,
        SampleWorld.running(),
        IntStream.range(0, 10)
            .mapToObj(
                machine -> SampleWorld.running("m" + number + "-" + machine, "node-" + machine))
            .toArray(Machine[]::new));
  }
}
