package envwatch.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import mockwebserver3.MockWebServer;

/** A server that listens, for a field that JUnit closes: {@code @AutoClose}. */
public final class StartedServer {
  private StartedServer() {}

  public static MockWebServer start() {
    MockWebServer server = new MockWebServer();
    try {
      server.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return server;
  }
}
