package envwatch.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A server of one answer, byte for byte, that keeps the first line of every request it receives.
 * Every connection is closed after the answer.
 */
public final class RawServer implements AutoCloseable {
  private final ServerSocket listening;
  private final List<String> received = new CopyOnWriteArrayList<>();
  private final byte[] answer;
  private final ExecutorService serving = Executors.newVirtualThreadPerTaskExecutor();

  /**
   * @param answer as it is written, from the status line on; nothing to cut the connection instead
   */
  public RawServer(String answer) throws IOException {
    this.answer = answer.getBytes(StandardCharsets.ISO_8859_1);
    listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    serving.execute(this::serve);
  }

  public static RawServer answering(String statusAndHeaders, String body) throws IOException {
    return new RawServer(
        "HTTP/1.1 "
            + statusAndHeaders
            + "\r\nContent-Length: "
            + body.length()
            + "\r\nConnection: close\r\n\r\n"
            + body);
  }

  public String address(String pathAndQuery) {
    return "http://127.0.0.1:" + listening.getLocalPort() + pathAndQuery;
  }

  /** The first lines of the requests. */
  public List<String> received() {
    return received;
  }

  private void serve() {
    try {
      while (true) {
        try (Socket connection = listening.accept()) {
          answer(connection);
        } catch (SocketException e) {
          if (listening.isClosed()) {
            return;
          }
        }
      }
    } catch (IOException e) {
      received.add(e.toString());
    }
  }

  private void answer(Socket connection) throws IOException {
    var in =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.ISO_8859_1));
    String first = in.readLine();
    if (first == null) {
      return;
    }
    received.add(first);
    int length = 0;
    for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
      if (line.regionMatches(true, 0, "Content-Length:", 0, 15)) {
        length = Integer.parseInt(line.substring(15).strip());
      }
    }
    in.skip(length);
    connection.getOutputStream().write(answer);
    connection.getOutputStream().flush();
  }

  @Override
  public void close() throws IOException {
    listening.close();
    serving.close();
  }
}
