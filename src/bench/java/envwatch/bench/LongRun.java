package envwatch.bench;

import static envwatch.simulator.EnvironmentState.CREATION_FAILED;
import static envwatch.simulator.EnvironmentState.RUNNING;
import static envwatch.simulator.EnvironmentState.SUSPENDED;

import envwatch.simulator.EnvironmentState;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What the program needs after a long time: the packaged one after as many looks and changes as a
 * week has, and a window after many dialogs and notices. Run by {@code mvn -Pbench verify
 * -Dbench.main=envwatch.bench.LongRun}; arguments: minutes of the week, how many dialogs and
 * notices, what draws them ({@code es2}, which is OpenGL, or {@code sw}), then the flags of the
 * shipped program's JVM. Needs an X server; without a graphics card, Mesa draws for OpenGL.
 */
public final class LongRun {
  /** Each is looked at every second, which is as often as can be set, and as many as can be. */
  private static final int ENVIRONMENTS = 100;

  private static final int LEVELS = 20;

  /** So many are opened and closed between two levels. */
  private static final int WINDOWS = 250;

  private static final int CHANGING = 8;
  private static final List<EnvironmentState> ENDS =
      List.of(RUNNING, RUNNING, RUNNING, SUSPENDED, CREATION_FAILED);

  private static final String EAGER =
      """
      {"watching": {"changingSeconds": 1, "selectedSeconds": 1, "restingSeconds": 1,
        "requestsInFlight": 6, "requestsPerSecond": 100}}
      """;

  private final Path work;
  private final List<Figure> figures = new ArrayList<>();

  private LongRun(Path work) {
    this.work = work;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Duration minutes = Duration.ofMinutes(Long.parseLong(arguments[0]));
    int windows = Integer.parseInt(arguments[1]);
    if (windows > 0 && windows < 4 * WINDOWS) {
      throw new IllegalArgumentException("Too few to compare: " + windows);
    }
    String drawing = arguments[2];
    if (!List.of("es2", "sw").contains(drawing)) {
      throw new IllegalArgumentException("Neither es2 nor sw: " + drawing);
    }
    List<String> flags = List.of(arguments).subList(3, arguments.length);
    Path target = Path.of("target").toAbsolutePath();
    LongRun run =
        new LongRun(
            Files.createTempDirectory(Files.createDirectories(target.resolve("bench")), "long"));
    if (!minutes.isZero()) {
      run.liveThroughWeek(target.resolve("packaging/image/envwatch/bin/envwatch"), minutes);
    }
    if (windows > 0) {
      run.openWindows(windows, drawing, flags);
    }
    new FigureTable(run.figures).print(System.out);
    if (run.figures.stream().anyMatch(figure -> figure.verdict() != Figure.Verdict.MET)) {
      System.exit(1);
    }
  }

  /**
   * In version 3, in which every look is a request of its own. A change ends every second, some of
   * them in failure, of which a notice tells.
   */
  private void liveThroughWeek(Path program, Duration minutes)
      throws IOException, InterruptedException {
    SimulatorOptions options =
        SimulatorOptions.builder().environments(ENVIRONMENTS).still().build();
    Path folder = Files.createDirectories(work.resolve("week"));
    Files.writeString(folder.resolve("settings.json"), EAGER);
    try (Simulator service = Simulator.start(options);
        PackagedProgram.Running running =
            PackagedProgram.on(service, program, folder, "v3").start()) {
      Thread unrest =
          Thread.ofVirtual()
              .start(
                  () -> ScaleFigures.keepChanging(service, CHANGING, ENDS, Duration.ofSeconds(1)));
      Levels levels = new Levels(running.process());
      for (int i = 1; i <= LEVELS; i++) {
        TimeUnit.MILLISECONDS.sleep(minutes.toMillis() / LEVELS);
        levels.take("%,d looks".formatted(service.requests()));
      }
      unrest.interrupt();
      figures.add(levels.figure("memory after %,d looks".formatted(service.requests())));
    }
  }

  private void openWindows(int number, String drawing, List<String> flags)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.addAll(
        List.of(
            // As the package for Linux has it.
            "-XX:TrimNativeHeapInterval=10000",
            "-Dprism.order=" + drawing,
            // Unasked, JavaFX takes no renderer that is no graphics card.
            "-Dprism.forceGPU=true",
            // JavaFX keeps the textures of closed windows until there is so much of them, usually
            // 64 MB. Mesa has them in memory, where they would hide whether anything else grows.
            "-Dprism.targetvram=20m",
            "-Dprism.verbose=true"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(WindowsRun.class.getName(), work.resolve("windows").toString()));
    command.add(String.valueOf(WINDOWS));
    Path errors = work.resolve("windows.err");
    Process program = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    try (BufferedReader told = program.inputReader()) {
      Levels levels = new Levels(program);
      boolean drawn = false;
      for (int opened = 0; opened < number; ) {
        String line = told.readLine();
        if (line == null) {
          throw new IOException(
              "The program ended after %,d windows: %s".formatted(opened, errors));
        }
        drawn |= line.contains("Initialized prism pipeline: com.sun.prism." + drawing + '.');
        if (line.startsWith(WindowsRun.OPENED)) {
          opened += WINDOWS;
          levels.take(line);
          program.outputWriter().append('\n').flush();
        }
      }
      if (!drawn) {
        throw new IOException("JavaFX did not draw with %s: %s".formatted(drawing, errors));
      }
      figures.add(
          levels.figure(
              "memory after %,d dialogs and notices, drawn with %s".formatted(number, drawing)));
    } finally {
      program.destroy();
    }
  }
}
