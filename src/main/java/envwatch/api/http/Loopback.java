package envwatch.api.http;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Determines from the name or address alone whether a host is this computer itself. Names below
 * {@code localhost} always are (RFC 6761).
 */
public final class Loopback {
  private static final Pattern ADDRESS = Pattern.compile("127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}");

  private Loopback() {}

  /**
   * @param host as written in an address, with or without the brackets of IPv6; null if the address
   *     has none
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
        || ADDRESS.matcher(name).matches();
  }
}
