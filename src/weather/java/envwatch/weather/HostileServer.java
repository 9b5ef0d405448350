package envwatch.weather;

import envwatch.weather.Answer.End;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A small HTTP/1.1 server that says what it is told to, byte for byte, and keeps what it receives.
 * Clients are told apart by their API ID, so that many can be served at once.
 */
final class HostileServer implements AutoCloseable {
  /** In a header: the address that was asked for. */
  static final String SAME = "{same}";

  /** In a header: the same with a user and a password. */
  static final String SIGNED_IN = "{signed-in}";

  /** In a header: another server, which nobody must follow to. */
  static final String ELSEWHERE = "{elsewhere}";

  private static final int LONGEST_HEAD = 64 * 1024;

  private final ServerSocket door;
  private final ServerSocket otherDoor;
  private final ExecutorService connections = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();
  private final AtomicInteger elsewhere = new AtomicInteger();
  private final AtomicInteger strangers = new AtomicInteger();
  private final Signatures signatures;

  HostileServer(String key) throws IOException {
    door = new ServerSocket(0, 200, InetAddress.ofLiteral("127.0.0.1"));
    otherDoor = new ServerSocket(0, 200, InetAddress.ofLiteral("127.0.0.1"));
    signatures = new Signatures(key, address().toString());
    connections.execute(() -> welcome(door, this::serve));
    connections.execute(() -> welcome(otherDoor, this::turnAway));
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + door.getLocalPort());
  }

  void expect(String apiId, Visitor visitor) {
    visitors.put(apiId, visitor);
  }

  void forget(String apiId) {
    visitors.remove(apiId);
  }

  /** How many requests came to the address that redirects lead to. */
  int elsewhere() {
    return elsewhere.get();
  }

  /** How many requests came that belong to nobody. */
  int strangers() {
    return strangers.get();
  }

  @FunctionalInterface
  private interface Service {
    void serve(Socket socket) throws IOException, InterruptedException;
  }

  private void welcome(ServerSocket where, Service service) {
    while (!where.isClosed()) {
      try {
        Socket socket = where.accept();
        connections.execute(() -> attend(socket, service));
      } catch (IOException e) {
        return; // closed
      }
    }
  }

  private static void attend(Socket socket, Service service) {
    try (socket) {
      socket.setTcpNoDelay(true);
      service.serve(socket);
    } catch (IOException e) {
      return; // the client went away, as it may
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void turnAway(Socket socket) throws IOException {
    if (receive(new BufferedInputStream(socket.getInputStream())) != null) {
      elsewhere.incrementAndGet();
    }
  }

  private void serve(Socket socket) throws IOException, InterruptedException {
    InputStream in = new BufferedInputStream(socket.getInputStream());
    End end = End.KEEP;
    while (end == End.KEEP) {
      Received request = receive(in);
      if (request == null) {
        return;
      }
      String apiId = request.apiId();
      Visitor visitor = apiId == null ? null : visitors.get(apiId);
      if (visitor == null) {
        strangers.incrementAndGet();
        return;
      }
      visitor.received(request, signatures.isGood(request));
      Answer answer = visitor.answer(request);
      new Sending(socket, filled(answer, request)).send();
      end = answer.end();
    }
  }

  private Answer filled(Answer answer, Received request) {
    String host = "http://127.0.0.1:" + door.getLocalPort();
    return answer.withHeaders(
        answer.headers().stream()
            .map(line ->
                line.replace(SAME, host + request.target())
                    .replace(SIGNED_IN, host.replace("//", "//user:pass@") + request.target())
                    .replace(
                        ELSEWHERE,
                        "http://127.0.0.1:" + otherDoor.getLocalPort() + request.target()))
            .toList());
  }

  /** Null when the client has closed, or sends no HTTP. */
  private static @Nullable Received receive(InputStream in) throws IOException {
    String head = head(in);
    if (head == null) {
      return null;
    }
    String[] lines = head.split("\r\n");
    String[] first = lines[0].split(" ");
    if (first.length != 3) {
      return null;
    }
    Map<String, String> headers = new TreeMap<>();
    for (int i = 1; i < lines.length; i++) {
      int colon = lines[i].indexOf(':');
      headers.put(
          lines[i].substring(0, colon).toLowerCase(Locale.ROOT),
          lines[i].substring(colon + 1).strip());
    }
    int length = Integer.parseInt(headers.getOrDefault("content-length", "0"));
    return new Received(first[0], first[1], headers, in.readNBytes(length));
  }

  private static @Nullable String head(InputStream in) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    int end = 0;
    while (end < 4) {
      int each = in.read();
      if (each < 0 || head.size() > LONGEST_HEAD) {
        return null;
      }
      head.write(each);
      boolean expected = each == (end % 2 == 0 ? '\r' : '\n');
      end = expected ? end + 1 : each == '\r' ? 1 : 0;
    }
    return head.toString(StandardCharsets.ISO_8859_1);
  }

  @Override
  public void close() throws IOException {
    door.close();
    otherDoor.close();
    connections.shutdownNow();
  }
}
