package envwatch.bench;

import envwatch.simulator.Simulator;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A packaged program that opens a window.
 *
 * @param command the launcher and its arguments
 * @param variables added to the environment
 * @param title what the title looks like as soon as there is data, as a regular expression
 */
record PackagedProgram(List<String> command, Map<String, String> variables, String title) {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** After the number of notices that were not read, if there are any. */
  static final String DATA_IN_TITLE =
      "^([(][0-9]+[)] )?"
          + "(All well|[0-9]+[+]? (failed|expires? soon|unknown|not checked yet)) - .* - Envwatch$";

  /**
   * Envwatch on the service given.
   *
   * @param folder for data, its own
   */
  static PackagedProgram on(Simulator service, Path launcher, Path folder, String version) {
    return new PackagedProgram(
        List.of(
            launcher.toString(),
            "--data-dir",
            folder.toString(),
            "--address",
            service.address().toString(),
            "--api-version",
            version,
            "--api-id",
            service.apiId()),
        Map.of("ENVWATCH_API_KEY", service.apiKey().reveal()),
        DATA_IN_TITLE);
  }

  /** The same with more arguments. */
  PackagedProgram with(String... arguments) {
    List<String> longer = new ArrayList<>(command);
    longer.addAll(List.of(arguments));
    return new PackagedProgram(List.copyOf(longer), variables, title);
  }

  /** Starts it and returns when the title shows data. */
  Running start() throws IOException, InterruptedException {
    return start(Map.of(), Redirect.DISCARD);
  }

  /**
   * The same; JavaFX writes each of its pulses into the file, and what it did. Without a threshold
   * of 0 it tells only of pulses that take longer than a frame.
   */
  Running startLogging(Path pulses) throws IOException, InterruptedException {
    return start(
        Map.of("JAVA_TOOL_OPTIONS", "-Djavafx.pulseLogger=true -Djavafx.pulseLogger.threshold=0"),
        Redirect.to(pulses.toFile()));
  }

  private Running start(Map<String, String> more, Redirect errors)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(Redirect.DISCARD).redirectError(errors);
    builder.environment().putAll(variables);
    builder.environment().putAll(more);
    long started = System.nanoTime();
    Process process = builder.start();
    try (Display display = Display.open().orElseThrow()) {
      Pattern wanted = Pattern.compile(title);
      while (!display.shows(wanted)) {
        if (!process.isAlive() || System.nanoTime() - started > PATIENCE.toNanos()) {
          process.destroyForcibly();
          throw new IOException("No window with the title " + title + " from " + command);
        }
        TimeUnit.MILLISECONDS.sleep(5);
      }
      return new Running(process, Duration.ofNanos(System.nanoTime() - started));
    }
  }

  /**
   * The program while it runs.
   *
   * @param toData from the start to the first data in the title
   */
  record Running(Process process, Duration toData) implements AutoCloseable {
    /** Resident memory in bytes, from the kernel. */
    long residentBytes() throws IOException {
      return Levels.residentBytes(process.pid());
    }

    /** Time that the processors have spent on it since it started. */
    Duration processorTime() throws IOException {
      String stat = Files.readString(proc("stat"));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      long ticks = Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
      return Duration.ofMillis(10 * ticks);
    }

    private Path proc(String file) {
      return Path.of("/proc", String.valueOf(process.pid()), file);
    }

    @Override
    public void close() {
      process.destroy();
      try {
        if (!process.waitFor(10, TimeUnit.SECONDS)) {
          process.destroyForcibly();
        }
      } catch (InterruptedException e) {
        process.destroyForcibly();
        Thread.currentThread().interrupt();
      }
    }
  }
}
