package envwatch.ui.environments;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An address that the service gave to be opened in a browser, looked at before it is. */
public sealed interface WebAddress {
  /** Belongs to the service: opened at once. */
  record Own(URI address) implements WebAddress {}

  /** Leads elsewhere: the person sees the host first. */
  record Elsewhere(URI address, String host) implements WebAddress {}

  /** Not an address that a browser opens safely. */
  record Refused() implements WebAddress {}

  Set<String> SCHEMES = Set.of("http", "https");

  /** Second-level names under which anyone can have a name of their own. */
  Set<String> PUBLIC_SECOND_LEVEL = Set.of("co", "com", "org", "net", "ac", "gov", "edu", "or");

  /**
   * @param service the service's own address
   */
  static WebAddress of(@Nullable String served, URI service) {
    URI address;
    try {
      address = new URI(served == null ? "" : served.strip());
    } catch (URISyntaxException e) {
      return new Refused();
    }
    String scheme = address.getScheme();
    String host = address.getHost();
    boolean opens =
        scheme != null
            && host != null
            && address.getUserInfo() == null
            && SCHEMES.contains(scheme.toLowerCase(Locale.ROOT));
    if (!opens) {
      return new Refused();
    }
    return belongs(host, service) ? new Own(address) : new Elsewhere(address, host);
  }

  /** Whether it leads anywhere at all, to the service or elsewhere. */
  static boolean opens(@Nullable String served) {
    return !(of(served, URI.create("")) instanceof Refused);
  }

  /** Whether the host is the service's own, or lies in the same domain. */
  static boolean belongs(String host, URI service) {
    if (service.getHost() == null) {
      return false;
    }
    String asked = host.toLowerCase(Locale.ROOT);
    String domain = domain(service.getHost().toLowerCase(Locale.ROOT));
    return asked.equals(domain) || asked.endsWith("." + domain);
  }

  /** {@code example.com} of {@code use.example.com}; addresses in figures stand for themselves. */
  private static String domain(String host) {
    String[] labels = host.split("\\.");
    boolean figures = host.contains(":") || labels[labels.length - 1].matches("\\d+");
    if (figures || labels.length < 3) {
      return host;
    }
    boolean shared = labels.length == 3 && PUBLIC_SECOND_LEVEL.contains(labels[1]);
    return shared ? host : host.substring(labels[0].length() + 1);
  }
}
