package envwatch;

import java.util.Locale;
import java.util.ResourceBundle;
import picocli.CommandLine.IVersionProvider;

/** The program's version, as the build wrote it. */
final class Version implements IVersionProvider {
  static String number() {
    return ResourceBundle.getBundle("version", Locale.ROOT).getString("version");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"Envwatch " + number()};
  }
}
