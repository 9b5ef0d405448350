package envwatch.runtime;

import envwatch.api.ApiException;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.network.NetworkOptions;
import java.net.URI;
import java.time.Clock;

/**
 * One encrypted request, sent while the build records which classes a start needs. Accounts are
 * reached over TLS, the demo is not: recording the demo alone would leave some 500 classes of TLS
 * to every start with an account. The service is another process, so that the other half of TLS,
 * which no start needs, is not recorded.
 */
public final class EncryptedRehearsal {
  private EncryptedRehearsal() {}

  /**
   * Sends the request and waits for the answer.
   *
   * @param service the address of a service on this computer
   * @param certificate the file of the certificate authority that the service is to be trusted for
   * @throws ApiException if there is no answer
   */
  public static void send(URI service, String certificate) throws ApiException {
    NetworkOptions trusting = new NetworkOptions(new NetworkOptions.Proxy.None(), certificate);
    try (HttpTransport transport = new HttpTransport(trusting, Clock.systemUTC())) {
      transport.probe(service);
    }
  }
}
