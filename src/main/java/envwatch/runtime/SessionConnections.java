package envwatch.runtime;

import envwatch.api.ApiException;
import envwatch.api.ServiceConnector;
import envwatch.api.connect.ConnectionTest;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.RefusedSignIns;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.settings.NetworkSettings;
import envwatch.settings.SettingsFile;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Connects through the network as the settings say at the time.
 *
 * @param authorityFile used instead of the one in the settings; null to use that
 * @param refused sign-ins that a proxy has refused
 */
record SessionConnections(
    Services services,
    SettingsFile settings,
    ApiKeys keys,
    @Nullable Path authorityFile,
    RefusedSignIns refused) {
  /**
   * Connects accounts.
   *
   * @param readOnly whether every action is refused; asked before each
   */
  ServiceConnector connector(BooleanSupplier readOnly) {
    return services.connector(() -> options().readOnlyWhile(readOnly));
  }

  /**
   * Opens a way to the network for something that is no service.
   *
   * @throws ApiException.Unreachable {@code AUTHORITY_FILE}
   */
  HttpTransport transport() throws ApiException.Unreachable {
    return services.transport(options());
  }

  /**
   * Opens a way to the network for one of the team's servers.
   *
   * @param readOnly whether nothing that changes something is sent
   * @throws ApiException.Unreachable {@code AUTHORITY_FILE}
   */
  HttpTransport transport(BooleanSupplier readOnly) throws ApiException.Unreachable {
    return services.transport(options().readOnlyWhile(readOnly));
  }

  /**
   * The same over a network that is only tried.
   *
   * @param proxyPassword null for the one cached in this session
   * @throws ApiException.Unreachable {@code AUTHORITY_FILE}
   */
  HttpTransport transport(
      NetworkSettings tried, @Nullable Secret proxyPassword, BooleanSupplier readOnly)
      throws ApiException.Unreachable {
    return services.transport(
        options(tried, proxyPassword, new RefusedSignIns()).readOnlyWhile(readOnly));
  }

  /**
   * Creates a connection test, which also retries sign-ins that a proxy has refused.
   *
   * @param proxyPassword null for the one cached in this session
   */
  ConnectionTest test(NetworkSettings tried, @Nullable Secret proxyPassword) {
    return services.connectionTest(options(tried, proxyPassword, new RefusedSignIns()));
  }

  private NetworkOptions options() {
    return options(settings.current().network(), null, refused);
  }

  private NetworkOptions options(
      NetworkSettings chosen, @Nullable Secret proxyPassword, RefusedSignIns refusedBefore) {
    Secret known = keys.cached(ApiKeys.PROXY).orElse(null);
    return Services.network(
        chosen, proxyPassword == null ? known : proxyPassword, refusedBefore, authorityFile);
  }
}
