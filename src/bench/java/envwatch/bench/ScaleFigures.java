package envwatch.bench;

import static envwatch.simulator.EnvironmentState.PREPARING;
import static envwatch.simulator.EnvironmentState.RUNNING;
import static envwatch.simulator.EnvironmentState.SUSPENDED;

import envwatch.bench.Figure.Verdict;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What the whole program costs with ever more environments of which 1 % are changing. */
final class ScaleFigures {
  private static final List<Integer> SIZES = List.of(200, 1_000, 5_000);
  private static final int MACHINES = 5;
  private static final Duration MEASURED = Duration.ofSeconds(60);
  private static final Duration BETWEEN_CHANGES = Duration.ofSeconds(4);
  private static final List<EnvironmentState> ENDS = List.of(RUNNING, RUNNING, RUNNING, SUSPENDED);
  private static final double MOST_CPU = 5;
  private static final double MOST_MEGABYTES = 330;
  private static final double FRAME_MILLISECONDS = 16;

  private final List<String> flags;

  /**
   * @param flags of the shipped program's JVM
   */
  ScaleFigures(List<String> flags) {
    this.flags = flags;
  }

  List<Figure> take() throws IOException, InterruptedException {
    return take(SIZES, MEASURED);
  }

  private List<Figure> take(List<Integer> sizes, Duration measured)
      throws IOException, InterruptedException {
    List<Figure> figures = new ArrayList<>();
    for (int environments : sizes) {
      SimulatorOptions options =
          SimulatorOptions.builder().environments(environments).machines(MACHINES).still().build();
      try (Simulator service = Simulator.start(options)) {
        Thread unrest =
            Thread.ofVirtual()
                .start(() -> keepChanging(service, environments / 100, ENDS, BETWEEN_CHANGES));
        try {
          figures.addAll(take(service, environments, measured));
        } finally {
          unrest.interrupt();
        }
      }
    }
    return figures;
  }

  private List<Figure> take(Simulator service, int environments, Duration measured)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(flags);
    command.addAll(List.of("-Dglass.platform=Headless", "-Dprism.order=sw"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "envwatch.app.ScaleRun"));
    command.addAll(
        List.of(
            service.address().toString(),
            service.apiId(),
            service.apiKey().reveal(),
            String.valueOf(environments),
            String.valueOf(measured.toSeconds())));
    Process program = new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    try (BufferedReader told = program.inputReader(StandardCharsets.UTF_8)) {
      Peak peak = new Peak(program);
      String line = told.readLine();
      peak.join();
      if (line == null) {
        throw new IOException("The program ended without figures");
      }
      return figures(environments, line.split(" "), peak.megabytes);
    } finally {
      program.destroyForcibly();
    }
  }

  private static List<Figure> figures(int environments, String[] told, double megabytes) {
    String of = "%,d x %d, 1 %% changing: ".formatted(environments, MACHINES);
    double share = Double.parseDouble(told[0]);
    double stretch = Double.parseDouble(told[1]);
    return List.of(
        new Figure(
            of + "CPU at 4 answers a second",
            "%.1f %% of a core = %.1f ms an answer".formatted(share, share * 10 / 4),
            null,
            "at most 5 %",
            Verdict.of(share <= MOST_CPU)),
        new Figure(
            of + "resident memory at most",
            "%.0f MB".formatted(megabytes),
            null,
            "at most 330 MB",
            Verdict.of(megabytes <= MOST_MEGABYTES)),
        new Figure(
            of + "JavaFX thread busy at a stretch, 99th percentile",
            "%.1f ms".formatted(stretch),
            "longest %.1f ms".formatted(Double.parseDouble(told[2])),
            "under one frame (16 ms)",
            Verdict.of(stretch < FRAME_MILLISECONDS)));
  }

  /** The most memory that a process uses, until it ends. */
  private static final class Peak extends Thread {
    private final Process process;
    private volatile double megabytes;

    Peak(Process process) {
      this.process = process;
      setDaemon(true);
      start();
    }

    @Override
    public void run() {
      while (process.isAlive()) {
        try (Stream<String> lines =
            Files.lines(Path.of("/proc", String.valueOf(process.pid()), "status"))) {
          lines
              .filter(line -> line.startsWith("VmHWM:"))
              .mapToDouble(line -> 1024 * Double.parseDouble(line.replaceAll("\\D", "")) / 1e6)
              .forEach(most -> megabytes = most);
          TimeUnit.MILLISECONDS.sleep(500);
        } catch (IOException | InterruptedException e) {
          return;
        }
      }
    }
  }

  /**
   * One change begins for each that ends, until the thread is interrupted.
   *
   * @param ends one of them, at random, is what a change ends with
   */
  static void keepChanging(
      Simulator service, int most, List<EnvironmentState> ends, Duration between) {
    List<String> all = service.environments();
    Deque<String> changing = new ArrayDeque<>();
    Random random = new Random(1);
    try {
      while (true) {
        if (changing.size() >= most) {
          EnvironmentState end = ends.get(random.nextInt(ends.size()));
          service.world().setState(changing.remove(), end);
        }
        while (changing.size() < most) {
          String begins = all.get(random.nextInt(all.size()));
          if (!changing.contains(begins)) {
            service.world().setState(begins, PREPARING);
            changing.add(begins);
          }
        }
        TimeUnit.MILLISECONDS.sleep(between.toMillis());
      }
    } catch (InterruptedException e) {
      // Enough was measured.
    }
  }

  /** Takes only these figures; arguments: seconds, then how many environments, then flags. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> flags = List.of(arguments).subList(2, arguments.length);
    Duration measured = Duration.ofSeconds(Long.parseLong(arguments[0]));
    List<Integer> sizes = List.of(Integer.parseInt(arguments[1]));
    new FigureTable(new ScaleFigures(flags).take(sizes, measured)).print(System.out);
  }
}
