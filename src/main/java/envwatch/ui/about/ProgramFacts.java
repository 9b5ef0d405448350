package envwatch.ui.about;

import envwatch.platform.AppDirectories;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What the About window tells.
 *
 * @param version the number that the build gave
 * @param licenses of the work of others inside; empty when they are not part of this build
 */
public record ProgramFacts(
    String version, String java, Optional<String> licenses, AppDirectories directories) {
  private static final String LICENSES = "/licenses/third-party.txt";

  /** Of the running program. Reads its own resources: quick, and done once. */
  public static ProgramFacts ofRunningProgram(String version, AppDirectories directories) {
    return new ProgramFacts(version, Runtime.version().toString(), licensesInside(), directories);
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
