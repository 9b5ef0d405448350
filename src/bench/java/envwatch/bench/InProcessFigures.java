package envwatch.bench;

import envwatch.api.v1.V1ReadingBenchmark;
import envwatch.api.v2.V2ReadingBenchmark;
import envwatch.api.v3.V3ReadingBenchmark;
import envwatch.bench.Figure.Verdict;
import envwatch.ui.model.FilterBenchmark;
import envwatch.ui.model.TableUpdateBenchmark;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Statistics;

/** The figures taken inside a JVM, by JMH, with the flags that the program is shipped with. */
final class InProcessFigures {
  private static final double FRAME_MILLISECONDS = 16;

  private final List<String> flags;

  /**
   * @param flags of the shipped program's JVM
   */
  InProcessFigures(List<String> flags) {
    this.flags = flags;
  }

  List<Figure> take() throws RunnerException {
    RunResult merged = run(TableUpdateBenchmark.class, "merged");
    RunResult replaced = run(TableUpdateBenchmark.class, "replaced");
    return List.of(
        reading("v1", V1ReadingBenchmark.class),
        reading("v2", V2ReadingBenchmark.class),
        reading("v3", V3ReadingBenchmark.class),
        update(mean(merged) / 1000, mean(replaced) / 1000),
        tail("the same, 99th percentile", merged),
        tail(
            "such an update of the whole window, 99th percentile",
            run(TableUpdateBenchmark.class, "wholeWindow")),
        tail(
            "filter keystroke over 10,000 machines, 99th percentile",
            run(FilterBenchmark.class, "key")));
  }

  /** Milliseconds of both, measured one right after the other. */
  private record Reading(double model, double tree) {
    double ratio() {
      return model / tree;
    }
  }

  /** The median of three: other work on the machine seldom slows both halves of a pair alike. */
  private Figure reading(String version, Class<?> benchmark) throws RunnerException {
    List<Reading> readings = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      readings.add(new Reading(mean(run(benchmark, "model")), mean(run(benchmark, "tree"))));
    }
    readings.sort(Comparator.comparingDouble(Reading::ratio));
    Reading median = readings.get(1);
    return new Figure(
        version + " body to model, 1,000 environments x 10 machines",
        "%.1f ms = %.2f times".formatted(median.model(), median.ratio()),
        "readTree %.1f ms".formatted(median.tree()),
        "at most 1 times",
        Verdict.of(median.ratio() <= 1));
  }

  private static Figure update(double merged, double replaced) {
    return new Figure(
        "update of a shown table, 10,000 machines, 5 % changed",
        "%.2f ms = %.1f times less".formatted(merged, replaced / merged),
        "setAll %.2f ms".formatted(replaced),
        "at least 10 times less",
        Verdict.of(replaced >= 10 * merged));
  }

  private static Figure tail(String what, RunResult result) {
    Statistics statistics = result.getPrimaryResult().getStatistics();
    double milliseconds = statistics.getPercentile(99) / 1000;
    return new Figure(
        what,
        "%.2f ms".formatted(milliseconds),
        null,
        "under one frame (16 ms)",
        Verdict.of(milliseconds < FRAME_MILLISECONDS));
  }

  private static double mean(RunResult result) {
    Result<?> primary = result.getPrimaryResult();
    return primary.getScore();
  }

  private RunResult run(Class<?> benchmark, String method) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + benchmark.getName().replace(".", "\\.") + "\\." + method + "$")
            .forks(1)
            .warmupIterations(5)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(5)
            .measurementTime(TimeValue.seconds(3))
            .jvmArgs(
                Stream.concat(
                        flags.stream(), Stream.of("-Dglass.platform=Headless", "-Dprism.order=sw"))
                    .toArray(String[]::new));
    Collection<RunResult> results = new Runner(options.build()).run();
    return results.iterator().next();
  }
}
