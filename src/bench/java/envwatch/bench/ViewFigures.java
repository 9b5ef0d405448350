package envwatch.bench;

import envwatch.bench.Figure.Verdict;
import envwatch.history.InsightBenchmark;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.machine.Machine;
import envwatch.model.machine.MachineId;
import envwatch.model.state.Phase;
import envwatch.model.state.Status;
import java.util.ArrayList;
import java.util.List;

/** What the history costs for each view of 5,000 environments with 5 machines. */
final class ViewFigures {
  private static final int ENVIRONMENTS = 5_000;
  private static final int MACHINES = 5;
  private static final int VIEWS = 201;
  private static final Status RUNNING = new Status(Phase.RUNNING, "Ready");
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");

  private ViewFigures() {}

  static List<Figure> take() {
    return List.of(
        figure("history per view, one environment changed", perView(RUNNING, SUSPENDED)),
        figure("history per view, one more failed of all", perView(FAILED, RUNNING)));
  }

  private static Figure figure(String what, double milliseconds) {
    return new Figure(
        "5,000 x 5: " + what,
        "%.1f ms".formatted(milliseconds),
        null,
        "under 10 ms",
        Verdict.of(milliseconds < 10));
  }

  /** The median, in milliseconds. */
  private static double perView(Status all, Status other) {
    InsightBenchmark insight = new InsightBenchmark();
    for (int number = 0; number < ENVIRONMENTS; number++) {
      insight.put(environment(number, RUNNING));
    }
    insight.view();
    for (int number = 0; number < ENVIRONMENTS; number++) {
      insight.put(environment(number, all));
    }
    insight.view();
    List<Double> times = new ArrayList<>();
    for (int view = 0; view < VIEWS; view++) {
      int number = view * 7 % ENVIRONMENTS;
      insight.put(environment(number, view % 2 == 0 ? other : all));
      times.add(insight.view() / 1e6);
    }
    times.sort(null);
    return times.get(VIEWS / 2);
  }

  private static Environment environment(int number, Status status) {
    List<Machine> machines = new ArrayList<>();
    for (int machine = 0; machine < MACHINES; machine++) {
      machines.add(
          Machine.builder()
              .id(new MachineId("M" + number + "-" + machine))
              .name("machine-" + machine)
              .status(status)
              .build());
    }
    return Environment.builder()
        .id(new EnvironmentId("EN" + number))
        .name("Lab " + number)
        .status(status)
        .blueprint("Blueprint " + number % 40)
        .region("Region " + number % 4)
        .project("Project " + number % 12)
        .machines(machines)
        .build();
  }

  /** Takes only these figures. */
  public static void main(String[] arguments) {
    new FigureTable(take()).print(System.out);
  }
}
