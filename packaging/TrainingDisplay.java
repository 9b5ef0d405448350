import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the program shows its windows while it is trained. A start is quickest with a cache that
 * was trained on a display like a person's, so that on Linux a virtual one is started where there
 * is none. Without Xvfb, the windows are shown nowhere: the classes that speak to the display are
 * then not in the cache, and a start takes about a tenth longer.
 *
 * @param variables added to the environment of the program
 * @param options added to those of its JVM
 * @param server the virtual display
 */
record TrainingDisplay(
    Map<String, String> variables, List<String> options, Optional<Process> server)
    implements AutoCloseable {
  static TrainingDisplay open(boolean onLinux) throws IOException {
    String display = System.getenv("DISPLAY");
    if (!onLinux || display != null && !display.isEmpty()) {
      return new TrainingDisplay(Map.of(), List.of(), Optional.empty());
    }
    if (!installed("Xvfb")) {
      System.out.println("The AOT cache is trained without a display: Xvfb is not installed.");
      return new TrainingDisplay(
          Map.of(), List.of("-Dglass.platform=Headless", "-Dprism.order=sw"), Optional.empty());
    }
    return virtual();
  }

  private static boolean installed(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  /** It chooses a number that is free, and prints it as soon as it can be used. */
  private static TrainingDisplay virtual() throws IOException {
    Process server =
        new ProcessBuilder(
                "Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader output = server.inputReader(StandardCharsets.UTF_8);
    String number = output.readLine();
    if (number == null) {
      throw new IOException("Xvfb ended before there was a display");
    }
    return new TrainingDisplay(Map.of("DISPLAY", ":" + number), List.of(), Optional.of(server));
  }

  @Override
  public void close() {
    server.ifPresent(Process::destroy);
  }
}
