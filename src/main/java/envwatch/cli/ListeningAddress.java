package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.metrics.MetricsEndpoint;
import envwatch.metrics.WorldMetrics;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.function.Supplier;

/** Where metrics are served. */
record ListeningAddress(InetSocketAddress address, String written) {
  private static final int LARGEST_PORT = 65_535;

  /**
   * @param option the one that named the port
   * @param port 0 for any free one
   * @param written the address of this computer
   */
  static ListeningAddress of(String option, int port, String written) throws UsageException {
    if (port < 0 || port > LARGEST_PORT) {
      throw new UsageException(text("cli.metrics.port", option, LARGEST_PORT));
    }
    try {
      return new ListeningAddress(
          new InetSocketAddress(InetAddress.getByName(written), port), written);
    } catch (UnknownHostException e) {
      throw new UsageException(text("cli.metrics.address", written));
    }
  }

  /**
   * Begins to serve.
   *
   * @throws UsageException if it is not possible to listen there
   */
  MetricsEndpoint open(WorldMetrics metrics, Supplier<WorldView> world) throws UsageException {
    try {
      return MetricsEndpoint.open(address, metrics, world);
    } catch (IOException e) {
      throw new UsageException(
          text("cli.metrics.not-listening", written, String.valueOf(address.getPort())));
    }
  }

  /** Whether only programs on this computer reach it. */
  boolean onlyHere() {
    return address.getAddress().isLoopbackAddress();
  }
}
