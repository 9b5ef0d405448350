package envwatch.remote;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Starts programs of the system, without a shell between. */
final class SystemProgram {
  /**
   * Of variables that only Envwatch reads, such as {@code ENVWATCH_API_KEY}. Others stay, also
   * those that name a proxy with its password: the programs need them, and have them however they
   * are started.
   */
  private static final String OWN_VARIABLES = "ENVWATCH_";

  private SystemProgram() {}

  /** Starts it and leaves it alone. */
  static Process start(List<String> command) throws IOException {
    return builder(command).redirectOutput(Redirect.DISCARD).start();
  }

  /** Without what only this program is meant to know, and without errors on its terminal. */
  static ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(Redirect.DISCARD);
    removeOwn(builder.environment());
    return builder;
  }

  static void removeOwn(Map<String, String> variables) {
    variables.keySet().removeIf(name -> name.toUpperCase(Locale.ROOT).startsWith(OWN_VARIABLES));
  }
}
