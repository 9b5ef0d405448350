package envwatch.cli;

import java.nio.file.Path;

/** The command {@code status}, run once as from a terminal, with what it prints kept. */
public record StatusOnce(int code, String out, String err) {
  /**
   * @param folder for everything that is written
   * @param key in the environment variable for it
   */
  public static StatusOnce run(Path folder, String key, String... arguments) {
    CommandLineRun line = new CommandLineRun(folder);
    line.variables.put("ENVWATCH_API_KEY", key);
    int code = line.run(arguments);
    return new StatusOnce(code, line.out(), line.err());
  }
}
