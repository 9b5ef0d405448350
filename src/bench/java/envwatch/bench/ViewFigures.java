package envwatch.bench;

import envwatch.bench.Figure.Verdict;
import envwatch.history.HistoryAnalysisBenchmark;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.notices.NoticePipelineBenchmark;
import envwatch.presenting.Aliases;
import envwatch.presenting.Masking;
import java.util.ArrayList;
import java.util.List;

/**
 * What history, notices and presenting cost for each view of 5,000 environments with 5 machines.
 */
final class ViewFigures {
  private static final int ENVIRONMENTS = 5_000;
  private static final int MACHINES = 5;
  private static final int VIEWS = 201;
  private static final int FIRST_VIEWS = 5;
  private static final Status RUNNING = new Status(Phase.RUNNING, "Ready");
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");

  private ViewFigures() {}

  private record Cost(double history, double notices, double presenting) {}

  static List<Figure> take() {
    Cost changed = perView(RUNNING, SUSPENDED);
    Cost outage = perView(FAILED, RUNNING);
    return List.of(
        figure("history per view, one environment changed", changed.history(), 10),
        figure("history per view, one more failed of all", outage.history(), 10),
        figure("notices per view, one environment changed", changed.notices(), 10),
        figure("notices per view, one more failed of all", outage.notices(), 10),
        figure("presenting per view, one environment changed", changed.presenting(), 10),
        figure("presenting, the first view", firstPresented(), 500));
  }

  private static Figure figure(String what, double milliseconds, int most) {
    return new Figure(
        "5,000 x 5: " + what,
        "%.1f ms".formatted(milliseconds),
        null,
        "under " + most + " ms",
        Verdict.of(milliseconds < most));
  }

  /** The medians, in milliseconds. */
  private static Cost perView(Status all, Status other) {
    HistoryAnalysisBenchmark views = new HistoryAnalysisBenchmark();
    NoticePipelineBenchmark notices = new NoticePipelineBenchmark();
    Masking masking = new Masking(new Aliases(), true);
    putAll(views, RUNNING);
    putAll(views, all);
    notices.take(views.world(), views.changes());
    masking.mask(views.world());
    masking.mask(views.world());
    List<Double> history = new ArrayList<>();
    List<Double> told = new ArrayList<>();
    List<Double> presented = new ArrayList<>();
    for (int view = 0; view < VIEWS; view++) {
      int number = view * 7 % ENVIRONMENTS;
      views.put(environment(number, view % 2 == 0 ? other : all));
      history.add(views.view() / 1e6);
      told.add(notices.take(views.world(), views.changes()) / 1e6);
      long began = System.nanoTime();
      masking.mask(views.world());
      presented.add((System.nanoTime() - began) / 1e6);
    }
    return new Cost(median(history), median(told), median(presented));
  }

  /** Masked twice, as the window does, because what is known of one may stand in another. */
  private static double firstPresented() {
    HistoryAnalysisBenchmark views = new HistoryAnalysisBenchmark();
    putAll(views, RUNNING);
    List<Double> times = new ArrayList<>();
    for (int run = 0; run < FIRST_VIEWS; run++) {
      long began = System.nanoTime();
      Masking masking = new Masking(new Aliases(), true);
      masking.mask(views.world());
      masking.mask(views.world());
      times.add((System.nanoTime() - began) / 1e6);
    }
    return median(times);
  }

  private static void putAll(HistoryAnalysisBenchmark views, Status status) {
    for (int number = 0; number < ENVIRONMENTS; number++) {
      views.put(environment(number, status));
    }
    views.view();
  }

  private static double median(List<Double> times) {
    return times.stream().sorted().toList().get(times.size() / 2);
  }

  private static Environment environment(int number, Status status) {
    List<Machine> machines = new ArrayList<>();
    for (int machine = 0; machine < MACHINES; machine++) {
      machines.add(
          Machine.builder()
              .id(new MachineId("M" + number + "-" + machine))
              .name("machine-" + machine)
              .address("10." + number / 250 + "." + number % 250 + "." + machine)
              .status(status)
              .build());
    }
    return Environment.builder()
        .id(new EnvironmentId("EN" + number))
        .name("Lab " + number)
        .owner("person" + number % 900 + "@example.com")
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
