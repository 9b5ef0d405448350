package envwatch.ui.remote;

import envwatch.api.http.Loopback;
import envwatch.model.Secret;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/**
 * A signed-in link, looked at before it is opened: it goes to the service's own host and nowhere
 * else, encrypted but on this computer itself. A credential; never shown, stored or logged.
 */
final class LoginAddress {
  private LoginAddress() {}

  /**
   * @param service the service's address
   * @return empty when the link is refused
   */
  static Optional<URI> of(Secret link, URI service) {
    URI address;
    try {
      address = new URI(link.reveal().strip());
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
    String host = address.getHost();
    boolean own =
        host != null && host.equalsIgnoreCase(service.getHost()) && address.getUserInfo() == null;
    boolean safe =
        "https".equalsIgnoreCase(address.getScheme())
            || "http".equalsIgnoreCase(address.getScheme()) && Loopback.is(host);
    return own && safe ? Optional.of(address) : Optional.empty();
  }
}
