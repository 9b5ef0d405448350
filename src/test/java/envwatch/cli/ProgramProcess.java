package envwatch.cli;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program as a process of its own, as a shell runs it. */
public final class ProgramProcess {
  private ProgramProcess() {}

  /** The words that start the program, without its arguments. */
  public static List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        "envwatch.Main");
  }

  /**
   * @param folder for its data; standard error goes to a file {@code err} in it
   */
  static ProcessBuilder of(Path folder, String... arguments) {
    List<String> command = new ArrayList<>(command());
    command.addAll(List.of(arguments));
    command.addAll(List.of("--data-dir", folder.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("ENVWATCH_API_KEY", "key");
    builder.redirectError(errors(folder));
    return builder;
  }

  /** The same for an account at this address. */
  static ProcessBuilder of(Path folder, URI address, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--address", address.toString(), "--api-id", "ID"));
    return of(folder, all.toArray(String[]::new));
  }

  private static File errors(Path folder) {
    return folder.resolve("err").toFile();
  }

  static String err(Path folder) throws IOException {
    return Files.readString(errors(folder).toPath());
  }
}
