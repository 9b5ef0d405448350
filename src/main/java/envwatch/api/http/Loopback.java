package envwatch.api.http;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Whether a host is this computer itself, by its name or number alone. Names below {@code
 * localhost} are it everywhere (RFC 6761).
 */
public final class Loopback {
  private Loopback() {}

  /**
   * @param host as an address has it, with or without the brackets of IPv6; null where it has none
   */
  public static boolean is(@Nullable String host) {
    if (host == null) {
      return false;
    }
    String name = host.toLowerCase(Locale.ROOT);
    return name.equals("localhost")
        || name.endsWith(".localhost")
        || name.equals("::1")
        || name.equals("[::1]")
        || name.equals("[0:0:0:0:0:0:0:1]")
        || name.matches("127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}");
  }
}
