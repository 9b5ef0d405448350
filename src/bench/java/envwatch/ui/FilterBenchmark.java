package envwatch.ui;

import atlantafx.base.theme.PrimerLight;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.settings.AppearanceSettings;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javafx.application.Application;
import javafx.scene.Scene;
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

  private DashboardView view;
  private int length;

  @Setup(Level.Trial)
  public void show() {
    OnJavaFx.run(() -> {
      Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
      Dashboards.Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      view = dashboard.view();
      dashboard.model().apply(
          SampleWorld.of(
              IntStream.range(0, 1000)
                  .mapToObj(FilterBenchmark::environment)
                  .toArray(Environment[]::new)));
      // Without a stage: the headless screen copies pixels on the very thread that is measured.
      new Scene(view, 1000, 650);
    });
  }

  @Benchmark
  public void key() {
    OnJavaFx.run(() -> {
      length = length % TYPED.length() + 1;
      view.filterField().setText(TYPED.substring(0, length));
      view.applyCss();
      view.layout();
    });
  }

  private static Environment environment(int number) {
    return SampleWorld.environment(
        "EN" + number,
        "Environment " + number,
        SampleWorld.running(),
        IntStream.range(0, 10)
            .mapToObj(machine ->
                SampleWorld.running("m" + number + "-" + machine, "node-" + machine))
            .toArray(Machine[]::new));
  }
}
