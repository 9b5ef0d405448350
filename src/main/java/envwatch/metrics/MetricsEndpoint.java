package envwatch.metrics;

import static envwatch.words.Messages.text;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import envwatch.watch.WorldView;
import io.prometheus.metrics.config.EscapingScheme;
import io.prometheus.metrics.expositionformats.ExpositionFormatWriter;
import io.prometheus.metrics.expositionformats.ExpositionFormats;
import io.prometheus.metrics.expositionformats.OpenMetricsTextFormatWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Serves metrics at {@code /metrics}, in the format that the asking Prometheus prefers. Every
 * scrape is answered at once from what is known. Like Prometheus itself it tells at {@code
 * /-/healthy} that it serves, and at {@code /-/ready} whether every account was looked at once.
 */
public final class MetricsEndpoint implements AutoCloseable {
  private static final String PATH = "/metrics";
  private static final String HEALTHY = "/-/healthy";
  private static final String READY = "/-/ready";
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int METHOD_NOT_ALLOWED = 405;
  private static final int MISDIRECTED = 421;
  private static final int UNAVAILABLE = 503;
  private static final int NO_BODY = -1;

  private final ExpositionFormats formats = ExpositionFormats.init();
  private final WorldMetrics metrics;
  private final Supplier<WorldView> world;
  private final HttpServer server;
  private final InetAddress listening;
  private final ExecutorService answering = Executors.newVirtualThreadPerTaskExecutor();

  /** Stays so: an environment that is new is no reason to send nobody here any more. */
  private volatile boolean ready;

  private MetricsEndpoint(
      InetSocketAddress address, WorldMetrics metrics, Supplier<WorldView> world)
      throws IOException {
    server = HttpServer.create(address, 0);
    listening = address.getAddress();
    this.metrics = metrics;
    this.world = world;
  }

  /**
   * Begins to serve.
   *
   * @param address with port 0 for any free one
   * @param world what is known now; called by several threads, must not wait
   * @throws IOException if it is not possible to listen there
   */
  public static MetricsEndpoint open(
      InetSocketAddress address, WorldMetrics metrics, Supplier<WorldView> world)
      throws IOException {
    MetricsEndpoint endpoint = new MetricsEndpoint(address, metrics, world);
    endpoint.server.createContext("/", endpoint::answer);
    endpoint.server.setExecutor(endpoint.answering);
    endpoint.server.start();
    return endpoint;
  }

  /** Where the metrics are; as it was chosen, also if that means every address of this computer. */
  public URI address() {
    String host = listening.getHostAddress();
    String written = host.contains(":") ? "[" + host + "]" : host;
    return URI.create("http://" + written + ":" + server.getAddress().getPort() + PATH);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!isOwn(exchange.getRequestHeaders().getFirst("Host"))) {
        say(exchange, MISDIRECTED, text("metrics.other-host"));
      } else if (method.equals("GET") || method.equals("HEAD")) {
        read(exchange, exchange.getRequestURI().getRawPath());
      } else {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        say(exchange, METHOD_NOT_ALLOWED, text("metrics.only-read"));
      }
    }
  }

  private void read(HttpExchange exchange, String path) throws IOException {
    switch (path) {
      case PATH -> serve(exchange);
      case HEALTHY -> say(exchange, OK, text("metrics.healthy"));
      case READY -> {
        ready = ready || world.get().lookedAt();
        if (ready) {
          say(exchange, OK, text("metrics.ready"));
        } else {
          say(exchange, UNAVAILABLE, text("metrics.not-ready"));
        }
      }
      default -> say(exchange, NOT_FOUND, text("metrics.elsewhere", PATH));
    }
  }

  /**
   * A page in a browser can give its own name the address of this computer, and would then read
   * what is served here: only names that it cannot own are answered. Those without a dot, and below
   * local (RFC 6762) and internal (ICANN, 2024), mean nothing outside the own network: containers
   * and services of a cluster have such names.
   */
  private static boolean isOwn(@Nullable String host) {
    if (host == null) {
      return true;
    }
    String name = host.replaceFirst(":\\d*$", "").toLowerCase(Locale.ROOT);
    return name.matches("[a-z0-9_-]+|[a-z0-9._-]+\\.(local|internal)")
        || name.matches("\\[[0-9a-f:.%]+]")
        || name.matches("\\d{1,3}(\\.\\d{1,3}){3}");
  }

  private static void say(HttpExchange exchange, int status, String sentence) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
    send(exchange, status, (sentence + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private void serve(HttpExchange exchange) throws IOException {
    String accepted = exchange.getRequestHeaders().getFirst("Accept");
    ExpositionFormatWriter writer = writer(accepted);
    exchange.getResponseHeaders().set("Content-Type", writer.getContentType());
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    try (OutputStream out = compressed(exchange, body)) {
      writer.write(out, metrics.of(world.get()), EscapingScheme.fromAcceptHeader(accepted));
    }
    send(exchange, OK, body.toByteArray());
  }

  /** Of the library's formats only those of text: it would offer protobuf, which is not here. */
  private ExpositionFormatWriter writer(@Nullable String accepted) {
    OpenMetricsTextFormatWriter openMetrics = formats.getOpenMetricsTextFormatWriter();
    return accepted != null && openMetrics.accepts(accepted)
        ? openMetrics
        : formats.getPrometheusTextFormatWriter();
  }

  private static OutputStream compressed(HttpExchange exchange, OutputStream body)
      throws IOException {
    String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    if (accepted == null || !accepted.contains("gzip")) {
      return body;
    }
    exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    return new GZIPOutputStream(body);
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.getResponseHeaders().set("Content-Length", String.valueOf(body.length));
      exchange.sendResponseHeaders(status, NO_BODY);
    } else {
      exchange.sendResponseHeaders(status, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  /** Stops serving; scrapes in progress are cut off. */
  @Override
  public void close() {
    server.stop(0);
    answering.shutdownNow();
  }
}
