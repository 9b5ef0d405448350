package envwatch.platform;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Starts programs of the system without using a shell, and without what only Envwatch is meant to
 * know.
 */
public final class SystemProgram {
  /**
   * The prefix of variables that only Envwatch reads, such as {@code ENVWATCH_API_KEY}. Others are
   * passed on, even those that contain a proxy password: the programs need them, and get them
   * however they are started.
   */
  private static final String OWN_VARIABLES = "ENVWATCH_";

  private SystemProgram() {}

  /**
   * Starts the program and does not wait for it.
   *
   * @throws IOException if there is no such program, or it may not be started
   */
  public static Process start(List<String> command) throws IOException {
    return builder(command).redirectOutput(Redirect.DISCARD).start();
  }

  /**
   * Prepares a program without Envwatch's own variables, and without error output on the terminal.
   *
   * @param command the program and its arguments, each passed as it is
   */
  public static ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(Redirect.DISCARD);
    removeOwn(builder.environment());
    return builder;
  }

  /**
   * What the program prints within some seconds; empty if it cannot be started or takes longer.
   * Blocks until then.
   */
  public static Optional<String> answer(long seconds, String... command) {
    try {
      Process asked = builder(List.of(command)).start();
      if (!asked.waitFor(seconds, TimeUnit.SECONDS)) {
        asked.destroyForcibly();
        return Optional.empty();
      }
      byte[] printed = asked.getInputStream().readAllBytes();
      return Optional.of(new String(printed, StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  static void removeOwn(Map<String, String> variables) {
    variables.keySet().removeIf(name -> name.toUpperCase(Locale.ROOT).startsWith(OWN_VARIABLES));
  }
}
