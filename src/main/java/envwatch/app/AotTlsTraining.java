package envwatch.app;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.http.NetworkOptions;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.runtime.Services;
import java.time.Clock;

/**
 * Reads the environments of an account once with each API version, while the build records which
 * classes a start needs. Accounts are reached over TLS and with any version, the demo is not:
 * recording the demo alone would leave some 500 classes of TLS, and those of older versions, to
 * every start with an account. The service is another process, so that the other half of TLS, which
 * no start needs, is not recorded.
 */
final class AotTlsTraining {
  private AotTlsTraining() {}

  /**
   * Sends the requests and waits for the answers.
   *
   * @param account of a service on this computer, with at least one environment
   * @param certificate the file of the certificate authority that the service is to be trusted for
   * @throws ApiException if there is no answer
   */
  static void read(ApiAccount account, String certificate) throws ApiException {
    NetworkOptions trusting = new NetworkOptions(new NetworkOptions.Proxy.None(), certificate);
    Services services = new Services(Clock.systemUTC());
    for (ApiVersion version : Services.versions()) {
      try (EnvironmentService service = services.open(account, version, trusting)) {
        EnvironmentId first = service.list().environments().getFirst().id();
        service.state(first);
      }
    }
  }
}
