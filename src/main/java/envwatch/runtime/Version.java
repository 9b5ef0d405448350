package envwatch.runtime;

import java.util.Locale;
import java.util.ResourceBundle;

/** The program's version, as written by the build. */
public final class Version {
  private Version() {}

  public static String number() {
    return ResourceBundle.getBundle("version", Locale.ROOT).getString("version");
  }
}
