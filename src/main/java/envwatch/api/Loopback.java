package envwatch.api;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Whether a host is this computer itself, by its name or number alone. */
final class Loopback {
  private Loopback() {}

  static boolean is(@Nullable String host) {
    if (host == null) {
      return false;
    }
    String name = host.toLowerCase(Locale.ROOT);
    return name.equals("localhost")
        || name.endsWith(".localhost")
        || name.equals("::1")
        || name.equals("[::1]")
        || name.matches("127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}");
  }
}
