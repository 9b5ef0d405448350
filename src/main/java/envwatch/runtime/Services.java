package envwatch.runtime;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.api.connect.ConnectionTest;
import envwatch.api.connect.Dialect;
import envwatch.api.connect.NewestVersionConnector;
import envwatch.api.connect.TransportFactory;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.LargeBodies;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.ProxyCredentials;
import envwatch.api.http.RefusedSignIns;
import envwatch.api.http.TimeLimits;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.settings.NetworkSettings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates connections to services. A new API version is one more entry in the list of dialects. */
public final class Services {
  private static final List<Dialect> DIALECTS =
      List.of(new V1Dialect(), new V2Dialect(), new V3Dialect());

  private final Clock clock;
  private final TimeLimits limits;
  private final LargeBodies room = new LargeBodies();

  /**
   * Must be created once per program, so that all connections share the memory for large bodies.
   */
  public Services(Clock clock) {
    this(clock, TimeLimits.DEFAULT);
  }

  /** The same with other limits for every request. */
  public Services(Clock clock, TimeLimits limits) {
    this.clock = clock;
    this.limits = limits;
  }

  /** The supported API versions, oldest first. */
  public static List<ApiVersion> versions() {
    return DIALECTS.stream().map(Dialect::version).sorted().toList();
  }

  /**
   * @param options called for every connection, because settings may change in between
   */
  public ServiceConnector connector(Supplier<NetworkOptions> options) {
    return new NewestVersionConnector(DIALECTS, transports(options));
  }

  /**
   * Opens an account without a request to the service.
   *
   * @param version one of {@link #versions}
   */
  public EnvironmentService open(ApiAccount account, ApiVersion version, NetworkOptions options)
      throws ApiException {
    Dialect dialect =
        DIALECTS.stream().filter(each -> each.version().equals(version)).findFirst().orElseThrow();
    return dialect.open(account, transports(() -> options).open());
  }

  ConnectionTest connectionTest(NetworkOptions options) {
    return new ConnectionTest(transports(() -> options), connector(() -> options));
  }

  /**
   * Opens a way to the network for something that is no service.
   *
   * @throws ApiException.Unreachable {@code AUTHORITY_FILE}
   */
  public HttpTransport transport(NetworkOptions options) throws ApiException.Unreachable {
    return new HttpTransport(options, clock, limits, room);
  }

  private TransportFactory transports(Supplier<NetworkOptions> options) {
    return () -> new HttpTransport(options.get(), clock, limits, room);
  }

  /**
   * @param proxyPassword null if it is not known: then no credentials are sent to the proxy
   * @param refused sign-ins that a proxy has refused
   * @param authorityFile used instead of the one in the settings; null to use that
   */
  public static NetworkOptions network(
      NetworkSettings settings,
      @Nullable Secret proxyPassword,
      RefusedSignIns refused,
      @Nullable Path authorityFile) {
    NetworkOptions.Proxy proxy =
        switch (settings.get(NetworkSettings.PROXY)) {
          case SYSTEM -> new NetworkOptions.Proxy.SystemProxy(ProxyScript::inUse);
          case NONE -> new NetworkOptions.Proxy.None();
          case ADDRESS ->
              new NetworkOptions.Proxy.Address(
                  settings.get(NetworkSettings.PROXY_HOST),
                  settings.get(NetworkSettings.PROXY_PORT));
        };
    String named = settings.get(NetworkSettings.AUTHORITY_FILE);
    String theirs = named.isBlank() ? null : named;
    ProxyCredentials credentials =
        settings.signsIn() && proxyPassword != null
            ? new ProxyCredentials(settings.get(NetworkSettings.PROXY_USER), proxyPassword)
            : null;
    return new NetworkOptions(
        proxy, credentials, refused, authorityFile == null ? theirs : authorityFile.toString());
  }
}
