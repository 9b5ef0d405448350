package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.api.http.Loopback;
import java.net.IDN;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A service address as a person types it. A bare host name gets https; a path, as in an address
 * copied from a browser, is dropped; http is for this computer alone.
 */
sealed interface TypedAddress {
  record Usable(URI address) implements TypedAddress {}

  /**
   * @param problem what to do about it, in words
   */
  record Unusable(String problem) implements TypedAddress {}

  static TypedAddress parse(String typed) {
    return parse(typed, false);
  }

  /** The same for a server that may be below a path, which is kept. */
  static TypedAddress withPath(String typed) {
    return parse(typed, true);
  }

  private static TypedAddress parse(String typed, boolean keepsPath) {
    String text = typed.strip();
    if (text.isEmpty()) {
      return new Unusable(text("settings.address.empty"));
    }
    try {
      return check(
          new URI(Syntax.SCHEME.matcher(text).find() ? text : "https://" + text), keepsPath);
    } catch (URISyntaxException e) {
      return new Unusable(text("settings.address.unreadable"));
    }
  }

  private static TypedAddress check(URI typed, boolean keepsPath) {
    String scheme = typed.getScheme().toLowerCase(Locale.ROOT);
    String host = Syntax.host(typed);
    if (!scheme.equals("https") && !scheme.equals("http")) {
      return new Unusable(text("settings.address.scheme"));
    }
    if (typed.getRawUserInfo() != null) {
      return new Unusable(text("settings.address.user"));
    }
    if (host.isEmpty() || typed.getPort() == 0 || typed.getPort() > 65_535) {
      return new Unusable(text("settings.address.unreadable"));
    }
    if (scheme.equals("http") && !Loopback.is(host)) {
      return new Unusable(text("settings.address.insecure"));
    }
    String port = typed.getPort() < 0 ? "" : ":" + typed.getPort();
    return new Usable(URI.create(scheme + "://" + host + port + (keepsPath ? path(typed) : "")));
  }

  private static String path(URI typed) {
    String path = typed.getRawPath();
    return path == null ? "" : path.replaceFirst("/+$", "");
  }

  /** The parts of an address that {@link URI} leaves open. */
  final class Syntax {
    private static final Pattern SCHEME = Pattern.compile("^[A-Za-z][A-Za-z0-9+.-]*://");

    private Syntax() {}

    /** In lower case and ASCII; empty when it is no host name. */
    private static String host(URI typed) {
      if (typed.getHost() != null) {
        return typed.getHost().toLowerCase(Locale.ROOT);
      }
      String authority = typed.getAuthority();
      if (authority == null || authority.chars().allMatch(c -> c < 128)) {
        return "";
      }
      try {
        String host = IDN.toASCII(authority);
        return new URI("https://" + host).getHost() == null ? "" : host;
      } catch (IllegalArgumentException | URISyntaxException e) {
        return "";
      }
    }
  }
}
