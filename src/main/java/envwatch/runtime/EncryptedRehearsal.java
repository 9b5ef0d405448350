package envwatch.runtime;

import envwatch.api.ApiException;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.network.NetworkOptions;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.IOException;
import java.time.Clock;

/**
 * One encrypted request, sent while the build records which classes a start needs. Accounts are
 * reached over TLS, the demo is not: recording the demo alone would leave some 500 classes of TLS
 * to every start with an account.
 */
public final class EncryptedRehearsal {
  private EncryptedRehearsal() {}

  /**
   * Sends the request to a service of its own on this computer, and waits for the answer.
   *
   * @throws IOException if no port is available
   * @throws ApiException if there is no answer
   */
  public static void send() throws IOException, ApiException {
    try (Simulator service =
            Simulator.start(SimulatorOptions.builder().environments(1).still().tls().build());
        HttpTransport transport = new HttpTransport(trusting(service), Clock.systemUTC())) {
      transport.probe(service.address());
    }
  }

  private static NetworkOptions trusting(Simulator service) {
    return new NetworkOptions(
        new NetworkOptions.Proxy.None(), service.certificate().orElseThrow().toString());
  }
}
