package envwatch.bench;

import java.io.IOException;
import java.util.Optional;

/** The X server that packaged programs are shown on, asked through the command xdotool. */
final class Display {
  private Display() {}

  /** Why windows cannot be watched here; empty when they can. */
  static Optional<String> missing() throws IOException, InterruptedException {
    String display = System.getenv("DISPLAY");
    if (display == null || display.isBlank()) {
      return Optional.of("no display");
    }
    try {
      return run("xdotool", "getdisplaygeometry") == 0
          ? Optional.empty()
          : Optional.of("no display");
    } catch (IOException e) {
      return Optional.of("the command xdotool is missing");
    }
  }

  /**
   * @param title a regular expression
   */
  static boolean shows(String title) throws IOException, InterruptedException {
    return run("xdotool", "search", "--onlyvisible", "--name", title) == 0;
  }

  private static int run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
