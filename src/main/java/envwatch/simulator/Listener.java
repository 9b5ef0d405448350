package envwatch.simulator;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** The server's ear on loopback: it can be stopped and opened again on the same port. */
final class Listener implements AutoCloseable {
  private final int port;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private @Nullable HttpServer open;
  private @Nullable HttpHandler handler;

  Listener(int wanted) throws IOException {
    HttpServer server = bind(wanted);
    this.port = server.getAddress().getPort();
    this.open = server;
  }

  int port() {
    return port;
  }

  synchronized void serve(HttpHandler requests) {
    handler = requests;
    if (open != null) {
      start(open, requests);
    }
  }

  /** Opens or closes the port; while it is closed, connections are refused. */
  synchronized void listen(boolean wanted) throws IOException {
    if (!wanted && open != null) {
      open.stop(0);
      open = null;
    } else if (wanted && open == null && handler != null) {
      HttpServer server = bind(port);
      start(server, handler);
      open = server;
    }
  }

  private static HttpServer bind(int port) throws IOException {
    return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
  }

  private void start(HttpServer server, HttpHandler requests) {
    server.createContext("/", requests);
    server.setExecutor(threads);
    server.start();
  }

  @Override
  public synchronized void close() {
    if (open != null) {
      open.stop(0);
      open = null;
    }
    threads.shutdownNow();
  }
}
