package envwatch.runtime.launch;

import envwatch.release.ReleaseSite;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

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
    ResourceBundle build = ResourceBundle.getBundle("version", Locale.ROOT);
    return build.containsKey(name) ? build.getString(name) : "";
  }
}
