package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the proxy for a request: none to this computer itself, otherwise as the options say. The
 * system's proxy is the one from the environment variables that command line programs respect: the
 * first that is set of {@code https_proxy} and {@code all_proxy}, in lower or upper case; or, if
 * they name none, the one from the JDK's selector. That comes second, because on Linux it may read
 * the same variables by rules of its own. Neither counts for the hosts in {@code no_proxy}.
 */
final class ProxyChoice extends ProxySelector {
  private static final List<Proxy> DIRECT = List.of(Proxy.NO_PROXY);
  private static final int PORT_OF_HTTPS = 443;

  private final NetworkOptions.Proxy option;
  private final @Nullable ProxyCredentials credentials;
  private final @Nullable ProxySelector system;
  private final NamedProxy named;
  private final ProxyExemptions exemptions;

  /**
   * @param system the JDK's selector; null for none
   * @param variables of the process
   */
  public ProxyChoice(
      NetworkOptions options, @Nullable ProxySelector system, Map<String, String> variables) {
    this.option = options.proxy();
    this.credentials = options.credentials();
    this.system = system;
    this.named = NamedProxy.of(variable(variables, "https_proxy", "all_proxy"));
    this.exemptions = new ProxyExemptions(variable(variables, "no_proxy"));
  }

  private static @Nullable String variable(Map<String, String> variables, String... names) {
    return Stream.of(names)
        .flatMap(name -> Stream.of(name, name.toUpperCase(Locale.ROOT)))
        .filter(variables::containsKey)
        .findFirst()
        .map(variables::get)
        .orElse(null);
  }

  /**
   * @throws UncheckedIOException with an {@link UnusableProxy} when the environment or the system
   *     has a proxy that cannot be used
   */
  @Override
  public List<Proxy> select(URI address) {
    if (Loopback.is(address.getHost())) {
      return DIRECT;
    }
    return switch (option) {
      case NetworkOptions.Proxy.None none -> DIRECT;
      case NetworkOptions.Proxy.Address(String host, int port) ->
          List.of(new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved(host, port)));
      case NetworkOptions.Proxy.SystemProxy theirs -> systemsWord(address);
    };
  }

  private List<Proxy> systemsWord(URI address) {
    if (exempt(address)) {
      return DIRECT;
    }
    return switch (named) {
      case NamedProxy.None none -> system == null ? DIRECT : system.select(address);
      case NamedProxy.Usable usable -> List.of(usable.proxy());
      case NamedProxy.Unusable(Unreachable.Kind why) ->
          throw new UncheckedIOException(new UnusableProxy(why));
    };
  }

  private boolean exempt(URI address) {
    String host = address.getHost();
    return host != null
        && exemptions.include(host, address.getPort() < 0 ? PORT_OF_HTTPS : address.getPort());
  }

  /** The credentials for a proxy; null when none are known. */
  public @Nullable ProxyCredentials credentials(InetSocketAddress proxy) {
    return option instanceof NetworkOptions.Proxy.SystemProxy
            && named instanceof NamedProxy.Usable(Proxy inVariable, ProxyCredentials theirs)
            && theirs != null
            && proxy.equals(inVariable.address())
        ? theirs
        : credentials;
  }

  /**
   * Whether an address is requested directly although the system would choose a proxy by a script.
   * May block.
   */
  public boolean leavesScriptUnrun(URI address) {
    return option instanceof NetworkOptions.Proxy.SystemProxy theirs
        && named instanceof NamedProxy.None
        && !exempt(address)
        && !Loopback.is(address.getHost())
        && direct(address)
        && theirs.chosenByScript().getAsBoolean();
  }

  /** Whether no proxy is in the way, as far as is known. May block. */
  boolean direct(URI address) {
    try {
      return select(address).stream().allMatch(proxy -> proxy.type() == Proxy.Type.DIRECT);
    } catch (UncheckedIOException e) {
      return false;
    }
  }

  /** The failure itself, or that its cause may be a script that was not run. May block. */
  public Unreachable explained(Unreachable failure, URI address) {
    boolean nothingAnswers =
        switch (failure.kind()) {
          case UNKNOWN_HOST, REFUSED, CONNECT_TIME_OUT -> !failure.sent();
          default -> false;
        };
    return nothingAnswers && leavesScriptUnrun(address)
        ? new Unreachable(Unreachable.Kind.PROXY_SCRIPT, failure)
        : failure;
  }

  @Override
  public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
    // The caller gets the exception itself: there is nothing to learn for the next request.
  }
}
