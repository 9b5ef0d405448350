package envwatch.api.connect;

import envwatch.api.ApiException;
import envwatch.api.http.HttpTransport;

/** Makes a transport with the network options that hold now. */
@FunctionalInterface
public interface TransportFactory {
  /**
   * The caller, or the service it gives the transport to, closes it.
   *
   * @throws ApiException {@link ApiException.Unreachable.Kind#AUTHORITY_FILE} when the certificates
   *     to trust cannot be read
   */
  HttpTransport open() throws ApiException;
}
