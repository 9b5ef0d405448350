package envwatch.api;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The only door to the network. */
public final class HttpTransport implements AutoCloseable {
  /**
   * @throws ApiException.Unreachable {@code AUTHORITY_FILE} when the options name a file of
   *     certificates that cannot be read
   */
  public HttpTransport(NetworkOptions options, Clock clock) throws ApiException.Unreachable {}

  /** Asks for an address without any key, for the sake of being answered at all. */
  void knock(URI address) throws ApiException {}

  /** The service's time minus this computer's; null while unknown. */
  public @Nullable Duration clockOffset() {
    return null;
  }

  @Override
  public void close() {}
}
