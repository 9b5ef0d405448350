package envwatch.ui.about;

import envwatch.platform.AppDirectories;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the About window tells.
 *
 * @param version the number that the build gave
 * @param licenses reads those of the work of others inside; empty when they are not part of this
 *     build
 */
public record ProgramFacts(
    String version, String java, Supplier<Optional<String>> licenses, AppDirectories directories) {
  private static final String LICENSES = "/licenses/third-party.txt";

  /** Of the running program. */
  public static ProgramFacts ofRunningProgram(String version, AppDirectories directories) {
    return new ProgramFacts(
        version, Runtime.version().toString(), ProgramFacts::licensesInside, directories);
  }

  private static Optional<String> licensesInside() {
    try (InputStream stream = ProgramFacts.class.getResourceAsStream(LICENSES)) {
      return stream == null
          ? Optional.empty()
          : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
