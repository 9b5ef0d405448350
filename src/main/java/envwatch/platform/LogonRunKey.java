package envwatch.platform;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The value that Windows reads at log-on from the key Run of the person (Microsoft, "Run and
 * RunOnce Registry Keys"), through {@code reg.exe}.
 *
 * @param launcher empty if nothing can be started that way
 */
record LogonRunKey(Optional<Path> launcher) implements LogonEntry {
  private static final String NAME = "Envwatch";
  private static final String CURRENT = "\\Software\\Microsoft\\Windows\\CurrentVersion\\";
  private static final String RUN = CURRENT + "Run";

  /** Where the Task Manager and Settings keep what a person has switched off. */
  private static final String APPROVED = CURRENT + "Explorer\\StartupApproved\\Run";

  private static final long SECONDS = 5;

  @Override
  public State state() throws IOException {
    String started = value(RUN, "REG_SZ");
    String approved = value(APPROVED, "REG_BINARY");
    // Its first byte is odd where a person has switched the program off.
    boolean off =
        approved != null
            && approved.length() > 1
            && Character.digit(approved.charAt(1), 16) % 2 == 1;
    if (started == null || off) {
      return new State(false, null, launcher.isPresent());
    }
    boolean other =
        launcher.map(LogonRunKey::commandLine).filter(own -> !own.equals(started)).isPresent();
    return new State(true, other ? started : null, launcher.isPresent());
  }

  private static @Nullable String value(String key, String type) throws IOException {
    String told =
        SystemProgram.answer(SECONDS, "reg.exe", "query", "HKCU" + key, "/v", NAME)
            .orElseThrow(() -> new IOException("reg.exe does not answer"));
    return told.lines()
        .filter(line -> line.contains(type))
        .map(line -> line.substring(line.indexOf(type) + type.length()).strip())
        .findFirst()
        .orElse(null);
  }

  private static String commandLine(Path launcher) {
    return LogonEntry.command(launcher).stream()
        .map(word -> word.startsWith("--") ? word : '"' + word + '"')
        .collect(Collectors.joining(" "));
  }

  @Override
  public void put() throws IOException {
    Path program = launcher.orElseThrow(() -> new IOException("nothing to start"));
    if (!state().on()) {
      String escaped = commandLine(program).replace("\\", "\\\\").replace("\"", "\\\"");
      change('"' + escaped + '"');
    }
  }

  @Override
  public void remove() throws IOException {
    change("-");
  }

  /** Imported from a file: the quotes in the value would not survive as an argument. */
  private static void change(String value) throws IOException {
    String text =
        """
        Windows Registry Editor Version 5.00

        [HKEY_CURRENT_USER%s]
        "%s"=%s

        [HKEY_CURRENT_USER%s]
        "%s"=-
        """
            .formatted(RUN, NAME, value, APPROVED, NAME);
    Path file = Files.createTempFile("envwatch", ".reg");
    try {
      // With the mark of the byte order, which reg.exe asks for.
      Files.writeString(file, '\uFEFF' + text.replace("\n", "\r\n"), StandardCharsets.UTF_16LE);
      Process importing = SystemProgram.start(List.of("reg.exe", "import", file.toString()));
      if (!importing.waitFor(SECONDS, TimeUnit.SECONDS) || importing.exitValue() != 0) {
        throw new IOException("reg.exe did not change the registry");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("reg.exe was not waited for", e);
    } finally {
      Files.deleteIfExists(file);
    }
  }
}
