package envwatch.runtime;

import envwatch.release.ReleaseSite;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Properties;

/** The program's version, as written by the build. */
public final class Version {
  private Version() {}

  public static String number() {
    return written("version");
  }

  /** Where newer versions are published; empty if the builder named no such place. */
  public static Optional<ReleaseSite> releases() {
    return ReleaseSite.of(
        written("releases.newest"),
        written("releases.page"),
        System.getenv(ReleaseSite.FORBIDDEN_BY));
  }

  private static String written(String name) {
    Properties build = new Properties();
    try (InputStream file = Version.class.getResourceAsStream("/version.properties")) {
      build.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return build.getProperty(name, "");
  }
}
