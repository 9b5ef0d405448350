package envwatch.probe;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A port of this computer that does with each connection what a test wants. */
final class LoopbackHost implements AutoCloseable {
  private final ServerSocket listening;
  private final Manner manner;
  private final AtomicInteger accepted = new AtomicInteger();
  private final ExecutorService serving = Executors.newVirtualThreadPerTaskExecutor();

  /** What is done with a connection, which is closed afterwards. */
  interface Manner {
    void with(Socket connection) throws Exception;
  }

  LoopbackHost(Manner manner) throws IOException {
    this("127.0.0.1", manner);
  }

  LoopbackHost(String address, Manner manner) throws IOException {
    this.manner = manner;
    listening = new ServerSocket(0, 100, InetAddress.getByName(address));
    serving.execute(this::serve);
  }

  int port() {
    return listening.getLocalPort();
  }

  int accepted() {
    return accepted.get();
  }

  private void serve() {
    while (!listening.isClosed()) {
      try {
        Socket connection = listening.accept();
        accepted.incrementAndGet();
        serving.execute(() -> serve(connection));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void serve(Socket connection) {
    try (connection) {
      manner.with(connection);
    } catch (SocketException | InterruptedException e) {
      // The other side has gone, or the test is over.
      return;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Until the other side hangs up. */
  static void stay(Socket connection) throws IOException {
    connection.getInputStream().readAllBytes();
  }

  @Override
  public void close() throws IOException {
    listening.close();
    serving.shutdownNow();
  }
}
