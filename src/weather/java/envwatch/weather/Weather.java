package envwatch.weather;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeoutException;

/**
 * Runs the weather station and ends with 1 when the program did not stand the weather. What it runs
 * is read from the system properties, see {@link Plan}.
 */
public final class Weather {
  private final Plan plan;
  private final Marks marks;
  private final Report report;
  private final Path folder;

  private Weather(Plan plan, Path folder) {
    this.plan = plan;
    this.folder = folder;
    marks = Marks.of(plan.seed());
    report = new Report(plan.seed(), System.out);
  }

  public static void main(String[] arguments)
      throws IOException, InterruptedException, TimeoutException, ExecutionException {
    Plan plan = Plan.of(System.getProperties(), ThreadLocalRandom.current().nextInt(1_000_000_000));
    System.out.println("Weather with seed " + plan.seed());
    Weather weather = new Weather(plan, work());
    LogWatch.begin(weather.marks, weather.report);
    weather.run();
    weather.report.print();
    System.exit(weather.report.clean() ? 0 : 1);
  }

  /** A folder of this run, which the next clean build takes away. */
  private static Path work() throws IOException {
    Path all = Files.createDirectories(Path.of("target", "weather").toAbsolutePath());
    return Files.createTempDirectory(all, "run");
  }

  private void run()
      throws IOException, InterruptedException, TimeoutException, ExecutionException {
    try (HostileServer server = new HostileServer(marks.key());
        ClientCases client =
            new ClientCases(
                plan.seed(), server, marks, report, new Worlds(server, marks), folder)) {
      StatusCases status = new StatusCases(plan.seed(), server, marks, report, folder);
      Kills kills = new Kills(plan.seed(), report, folder.resolve("kills"));
      String only = plan.only();
      if (only.startsWith("client-")) {
        client.runOne(Long.parseLong(only.substring(7)));
      } else if (only.startsWith("status-")) {
        status.runOne(Integer.parseInt(only.substring(7)));
      } else if (only.startsWith("kill-")) {
        kills.run(1 + Integer.parseInt(only.substring(5)));
      } else if (only.equals("window")) {
        windows(server, () -> {});
      } else {
        windows(
            server,
            () -> {
              client.run(plan.clientCases());
              status.run(plan.statusRuns());
              kills.run(plan.kills());
            });
      }
    }
  }

  /** Something that is done while the windows live. */
  @FunctionalInterface
  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  private void windows(HostileServer server, Work meanwhile)
      throws IOException, InterruptedException, ExecutionException {
    List<Future<?>> trials = new ArrayList<>();
    try (ExecutorService windows = Executors.newCachedThreadPool()) {
      for (int version = 1; version <= 3 && plan.windowSeconds() > 0; version++) {
        WindowTrial trial =
            new WindowTrial(
                version,
                plan.seed(),
                server,
                marks,
                report,
                folder,
                Duration.ofSeconds(plan.windowSeconds()));
        trials.add(
            windows.submit(() -> {
              trial.run();
              return true;
            }));
      }
      meanwhile.run();
      for (Future<?> trial : trials) {
        trial.get();
      }
    }
  }
}
