package envwatch.ui.environments;

import java.util.Locale;
import java.util.regex.Pattern;

/** Tells a host name from other words a person may type. */
final class HostName {
  private static final int LONGEST = 253;

  /** One with a dot, or with a figure as the service's own names have; no address in figures. */
  private static final Pattern NAME =
      Pattern.compile("(?=.*[a-z])(?=.*[.0-9])[a-z0-9][a-z0-9-]*+(\\.[a-z0-9][a-z0-9-]*+)*+");

  private HostName() {}

  static boolean looksLike(String text) {
    return text.length() <= LONGEST && NAME.matcher(text.toLowerCase(Locale.ROOT)).matches();
  }
}
