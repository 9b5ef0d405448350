package envwatch.api.http.network;

import envwatch.model.text.Secret;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the proxy for a request: none to this computer itself, otherwise as the options say. The
 * system's proxy is the one from the JDK's selector or, if that knows of none, from the environment
 * variables that command line programs respect.
 */
public final class ProxyChoice extends ProxySelector {
  private static final List<Proxy> DIRECT = List.of(Proxy.NO_PROXY);

  private final NetworkOptions.Proxy option;
  private final @Nullable ProxyCredentials credentials;
  private final @Nullable ProxySelector system;
  private final Map<String, String> variables;

  /**
   * @param system the JDK's selector; null for none
   * @param variables of the process
   */
  public ProxyChoice(
      NetworkOptions options, @Nullable ProxySelector system, Map<String, String> variables) {
    this.option = options.proxy();
    this.credentials = options.credentials();
    this.system = system;
    this.variables = variables;
  }

  @Override
  public List<Proxy> select(URI address) {
    if (Loopback.is(address.getHost())) {
      return DIRECT;
    }
    return switch (option) {
      case NetworkOptions.Proxy.None none -> DIRECT;
      case NetworkOptions.Proxy.Address(String host, int port) -> List.of(proxy(host, port));
      case NetworkOptions.Proxy.SystemProxy theirs -> systemsWord(address);
    };
  }

  /** The credentials for a proxy; null when none are known. */
  public @Nullable ProxyCredentials credentials(InetSocketAddress proxy) {
    if (option instanceof NetworkOptions.Proxy.SystemProxy) {
      URI named = named(variable("https_proxy"));
      if (named != null && proxy(named).address().equals(proxy)) {
        ProxyCredentials inVariable = credentials(named);
        return inVariable == null ? credentials : inVariable;
      }
    }
    return credentials;
  }

  /** User and password may be percent-encoded (RFC 3986, 3.2.1). */
  private static @Nullable ProxyCredentials credentials(URI proxy) {
    String both = proxy.getRawUserInfo();
    if (both == null) {
      return null;
    }
    int colon = both.indexOf(':');
    String user = colon < 0 ? both : both.substring(0, colon);
    String password = colon < 0 ? "" : both.substring(colon + 1);
    return user.isEmpty()
        ? null
        : new ProxyCredentials(decoded(user), Secret.of(decoded(password)));
  }

  private static String decoded(String percent) {
    return URLDecoder.decode(percent.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private List<Proxy> systemsWord(URI address) {
    List<Proxy> proxies = system == null ? DIRECT : system.select(address);
    if (proxies.stream().anyMatch(proxy -> proxy.type() != Proxy.Type.DIRECT)
        || exempt(address.getHost())) {
      return proxies;
    }
    URI named = named(variable("https_proxy"));
    return named == null ? proxies : List.of(proxy(named));
  }

  private boolean exempt(String host) {
    String exemptions = variable("no_proxy");
    if (exemptions == null) {
      return false;
    }
    String asked = "." + host.toLowerCase(Locale.ROOT);
    for (String exemption : exemptions.toLowerCase(Locale.ROOT).split("[,\\s]+")) {
      String suffix = exemption.replaceFirst("^[*.]+", "");
      if (exemption.equals("*") || (!suffix.isEmpty() && asked.endsWith("." + suffix))) {
        return true;
      }
    }
    return false;
  }

  private @Nullable String variable(String name) {
    String lower = variables.get(name);
    return lower != null ? lower : variables.get(name.toUpperCase(Locale.ROOT));
  }

  /** The proxy that the variable names; null when it names no usable one. */
  private static @Nullable URI named(@Nullable String variable) {
    if (variable == null || variable.isBlank()) {
      return null;
    }
    String text = variable.contains("://") ? variable : "http://" + variable;
    try {
      URI address = URI.create(text.strip());
      return address.getHost() == null ? null : address;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static Proxy proxy(URI named) {
    return proxy(named.getHost(), named.getPort() < 0 ? 80 : named.getPort());
  }

  private static Proxy proxy(String host, int port) {
    return new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved(host, port));
  }

  @Override
  public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
    // The caller gets the exception itself: there is nothing to learn for the next request.
  }
}
