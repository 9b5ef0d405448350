package envwatch.api;

import java.time.Clock;

/** The only door to the network. */
public final class HttpTransport implements AutoCloseable {
  public HttpTransport(NetworkOptions options, Clock clock) {}

  @Override
  public void close() {}
}
