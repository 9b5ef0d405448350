package envwatch.api.connect;

import envwatch.api.ApiException;
import envwatch.api.http.HttpTransport;

/** Creates a transport with the current network options. */
@FunctionalInterface
public interface TransportFactory {
  /**
   * Opens a transport. It is closed by the caller, or by the service that the caller passes it to.
   *
   * @throws ApiException {@link ApiException.Unreachable.Kind#AUTHORITY_FILE} when the certificates
   *     to trust cannot be read
   */
  HttpTransport open() throws ApiException;
}
