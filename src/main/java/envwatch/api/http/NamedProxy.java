package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import envwatch.model.Secret;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The proxy that an environment variable names, as curl reads it: {@code
 * [scheme://][user[:password]@]host[:port]}. Read more leniently than an address (RFC 3986),
 * because people write passwords as they are, and a variable that is not understood must not mean
 * that there is no proxy.
 */
sealed interface NamedProxy {
  Pattern SCHEME = Pattern.compile("(?:([A-Za-z][A-Za-z0-9+.-]*)://)?(.*)", Pattern.DOTALL);
  Pattern HOST = Pattern.compile("\\[([0-9A-Fa-f:.]+)]|([^\\s:@\\[\\]]+)");
  Pattern PLACE = Pattern.compile("(" + HOST + ")(?::(\\d{1,5}))?(?:[/?#].*)?", Pattern.DOTALL);
  int PORT_OF_HTTP = 80;
  int PORT_OF_SOCKS = 1080;
  int HIGHEST_PORT = 65_535;

  /** The variable is not set, or empty. */
  record None() implements NamedProxy {}

  /**
   * @param credentials null when the variable contains none
   */
  record Usable(Proxy proxy, @Nullable ProxyCredentials credentials) implements NamedProxy {}

  /** A proxy is named, and there is no way to go through it. */
  record Unusable(Unreachable.Kind why) implements NamedProxy {}

  static NamedProxy of(@Nullable String variable) {
    if (variable == null || variable.isBlank()) {
      return new None();
    }
    Matcher parts = SCHEME.matcher(variable.strip());
    if (!parts.matches()) {
      return notUnderstood();
    }
    String scheme = parts.group(1) == null ? "http" : parts.group(1).toLowerCase(Locale.ROOT);
    return switch (scheme) {
      case "http" -> at(parts.group(2), Proxy.Type.HTTP);
      case "socks", "socks5", "socks5h" -> at(parts.group(2), Proxy.Type.SOCKS);
      case "https", "socks4", "socks4a" -> new Unusable(Unreachable.Kind.PROXY_UNSUPPORTED);
      default -> notUnderstood();
    };
  }

  private static NamedProxy at(String text, Proxy.Type type) {
    int end = text.lastIndexOf('@');
    Matcher place = PLACE.matcher(text.substring(end + 1));
    if (!place.matches()) {
      return notUnderstood();
    }
    String host = place.group(2) == null ? place.group(3) : place.group(2);
    int usual = type == Proxy.Type.HTTP ? PORT_OF_HTTP : PORT_OF_SOCKS;
    int port = place.group(4) == null ? usual : Integer.parseInt(place.group(4));
    if (port == 0 || port > HIGHEST_PORT) {
      return notUnderstood();
    }
    ProxyCredentials credentials = end < 0 ? null : credentials(text.substring(0, end));
    if (credentials != null && type == Proxy.Type.SOCKS) {
      return new Unusable(Unreachable.Kind.PROXY_UNSUPPORTED);
    }
    return new Usable(new Proxy(type, InetSocketAddress.createUnresolved(host, port)), credentials);
  }

  /** User and password may be percent-encoded (RFC 3986, 3.2.1). */
  private static @Nullable ProxyCredentials credentials(String both) {
    int colon = both.indexOf(':');
    String user = colon < 0 ? both : both.substring(0, colon);
    String password = colon < 0 ? "" : both.substring(colon + 1);
    return user.isEmpty()
        ? null
        : new ProxyCredentials(decoded(user), Secret.of(decoded(password)));
  }

  private static String decoded(String percent) {
    try {
      return URLDecoder.decode(percent.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      // A percent sign of the password itself.
      return percent;
    }
  }

  private static NamedProxy notUnderstood() {
    return new Unusable(Unreachable.Kind.PROXY_NOT_UNDERSTOOD);
  }
}
