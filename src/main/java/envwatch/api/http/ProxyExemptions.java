package envwatch.api.http;

import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The hosts that {@code no_proxy} exempts: names with everything below them, addresses, ranges of
 * addresses ({@code 10.0.0.0/8}), each with a port if only that is meant, and {@code *} for any
 * characters. Separated by commas or blanks, and by the semicolons and bars of other programs.
 */
final class ProxyExemptions {
  private static final Pattern SEPARATORS = Pattern.compile("[,;|\\s]+");
  private static final Pattern WITH_PORT = Pattern.compile("(\\[.*]|[^:\\[\\]]*):(\\d+)");
  private static final Pattern RANGE = Pattern.compile("\\[?([0-9a-f:.]+)]?/(\\d{1,3})");
  private static final Pattern ADDRESS =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-f:.]*:[0-9a-f:.]*");
  private static final Pattern BRACKETS = Pattern.compile("[\\[\\]]");
  private static final Pattern BEGINNING = Pattern.compile("^[*.]+");

  private final List<String> entries;

  /**
   * @param variable null when it is not set
   */
  ProxyExemptions(@Nullable String variable) {
    entries =
        variable == null
            ? List.of()
            : Stream.of(SEPARATORS.split(variable.toLowerCase(Locale.ROOT)))
                .filter(entry -> !entry.isEmpty())
                .toList();
  }

  /**
   * @param host with or without the brackets of IPv6
   */
  boolean include(String host, int port) {
    String asked = bare(host.toLowerCase(Locale.ROOT));
    return entries.stream().anyMatch(entry -> covers(entry, asked, port));
  }

  private static boolean covers(String entry, String host, int port) {
    Matcher range = RANGE.matcher(entry);
    if (range.matches()) {
      return inRange(host, range.group(1), Integer.parseInt(range.group(2)));
    }
    Matcher withPort = WITH_PORT.matcher(entry);
    if (withPort.matches()) {
      return withPort.group(2).equals(String.valueOf(port)) && named(withPort.group(1), host);
    }
    return named(entry, host);
  }

  private static boolean named(String entry, String host) {
    String name = BEGINNING.matcher(bare(entry)).replaceFirst("");
    if (name.isEmpty()) {
      return entry.contains("*");
    }
    return ADDRESS.matcher(host).matches()
        ? matches(name, host) || sameAddress(name, host)
        : matches(name, host) || matches("*." + name, host);
  }

  private static boolean matches(String pattern, String host) {
    return Pattern.matches(
        Stream.of(pattern.split("\\*", -1))
            .map(Pattern::quote)
            .reduce((one, other) -> one + ".*" + other)
            .orElse(""),
        host);
  }

  private static boolean sameAddress(String one, String other) {
    byte[] first = address(one);
    byte[] second = address(other);
    return first != null && second != null && Arrays.equals(first, second);
  }

  private static boolean inRange(String host, String network, int bits) {
    byte[] asked = address(host);
    byte[] begins = address(network);
    if (asked == null || begins == null || asked.length != begins.length) {
      return false;
    }
    int rest = asked.length * Byte.SIZE - bits;
    return rest >= 0
        && new BigInteger(1, asked)
            .shiftRight(rest)
            .equals(new BigInteger(1, begins).shiftRight(rest));
  }

  /** The bytes of an address literal; null for a name, which is not looked up. */
  private static byte @Nullable [] address(String text) {
    if (!ADDRESS.matcher(text).matches()) {
      return null;
    }
    try {
      return InetAddress.getByName(text).getAddress();
    } catch (UnknownHostException e) {
      return null;
    }
  }

  private static String bare(String host) {
    return BRACKETS.matcher(host).replaceAll("");
  }
}
