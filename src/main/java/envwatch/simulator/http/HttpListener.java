package envwatch.simulator.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import javax.net.ServerSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Serves HTTP/1.1 on a loopback port, with one virtual thread per connection. The port can be
 * closed and opened again.
 */
public final class HttpListener implements AutoCloseable {
  private static final int WAITING = 200;
  private static final Duration IDLE = Duration.ofMinutes(2);

  private final ServerSocketFactory sockets;
  private final int port;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<Socket> connections = ConcurrentHashMap.newKeySet();
  private @Nullable Answers answers;
  private @Nullable ServerSocket serverSocket;
  private @Nullable Thread acceptor;

  /**
   * Opens the port; clients wait until {@link #serve} is called.
   *
   * @param wanted 0 for any free one
   * @throws IOException if the port is not available
   */
  public HttpListener(int wanted, ServerSocketFactory sockets) throws IOException {
    this.sockets = sockets;
    this.serverSocket = bind(wanted);
    this.port = serverSocket.getLocalPort();
  }

  /** Starts answering requests. */
  public synchronized void serve(Answers behind) {
    answers = behind;
    if (serverSocket != null) {
      accept(serverSocket, behind);
    }
  }

  public int port() {
    return port;
  }

  /**
   * Opens or closes the port; while it is closed, connections are refused.
   *
   * @throws IOException if another program has taken the port in the meantime
   */
  public synchronized void listen(boolean wanted) throws IOException {
    if (!wanted) {
      shut();
    } else if (serverSocket == null && answers != null && !threads.isShutdown()) {
      serverSocket = bind(port);
      accept(serverSocket, answers);
    }
  }

  private ServerSocket bind(int wanted) throws IOException {
    ServerSocket socket = sockets.createServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted), WAITING);
      return socket;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  /** The thread ends with the socket. */
  private void accept(ServerSocket open, Answers behind) {
    acceptor =
        Thread.ofVirtual()
            .name("simulator-" + port)
            .start(() -> {
              while (!open.isClosed()) {
                try {
                  Socket connection = open.accept();
                  connections.add(connection);
                  threads.execute(() -> handleConnection(connection, behind));
                } catch (IOException | RejectedExecutionException e) {
                  // Either the socket was closed or a client disconnected early: the loop's
                  // condition decides.
                }
              }
            });
  }

  private void handleConnection(Socket connection, Answers behind) {
    try (connection) {
      connection.setTcpNoDelay(true);
      connection.setSoTimeout((int) IDLE.toMillis());
      OutputStream out = connection.getOutputStream();
      RequestReader reader =
          new RequestReader(new BufferedInputStream(connection.getInputStream()), out);
      ReplyWriter writer = new ReplyWriter(out);
      boolean open = true;
      while (open) {
        open = exchange(reader, writer, behind);
      }
    } catch (IOException e) {
      // The client has disconnected, so no reply is possible.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      connections.remove(connection);
    }
  }

  private boolean exchange(RequestReader reader, ReplyWriter writer, Answers behind)
      throws IOException, InterruptedException {
    Optional<RequestReader.Incoming> incoming;
    try {
      incoming = reader.next();
    } catch (ProtocolException e) {
      Request none = new Request("GET", "/", Map.of(), new byte[0]);
      Reply reply = Reply.html(400, "<h1>Bad request</h1>");
      return writer.write(new Answer(reply, Delivery.WHOLE), none, false);
    }
    if (incoming.isEmpty()) {
      return false;
    }
    Request request = incoming.get().request();
    return writer.write(behind.answer(request), request, incoming.get().keepsOpen());
  }

  private void shut() throws IOException {
    if (serverSocket != null) {
      serverSocket.close();
      serverSocket = null;
      awaitEndOfAccepting();
    }
    for (Socket connection : connections) {
      connection.close();
    }
  }

  /**
   * A closed socket stays open until the thread that waits on it has woken up; until then, it would
   * still accept connections.
   */
  private void awaitEndOfAccepting() {
    if (acceptor != null) {
      try {
        acceptor.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public synchronized void close() {
    threads.shutdownNow();
    try {
      shut();
    } catch (IOException e) {
      throw new UncheckedIOException("A socket could not be closed", e);
    }
  }
}
