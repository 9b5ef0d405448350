package envwatch.simulator.service;

import com.sun.net.httpserver.HttpExchange;
import envwatch.simulator.weather.Weather;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.zip.GZIPOutputStream;

/** Sends a reply the way the weather lets it. */
final class ReplyWriter {
  private static final int WORTH_COMPRESSING = 512;

  private final HttpExchange exchange;
  private final WeatherNow clock;

  ReplyWriter(HttpExchange exchange, WeatherNow clock) {
    this.exchange = exchange;
    this.clock = clock;
  }

  void write(Reply reply, Weather weather, boolean cut) throws IOException {
    byte[] body = reply.body();
    exchange.getResponseHeaders().set("Date", Dates.rfc1123(clock.instant()));
    exchange.getResponseHeaders().set("Content-Type", reply.contentType());
    reply.headers().forEach(exchange.getResponseHeaders()::set);
    if (body.length >= WORTH_COMPRESSING && gzipWanted()) {
      body = gzip(body);
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    }
    boolean head = exchange.getRequestMethod().equals("HEAD");
    if (head) {
      exchange.getResponseHeaders().set("Content-Length", Integer.toString(body.length));
    }
    exchange.sendResponseHeaders(reply.status(), head || body.length == 0 ? -1 : body.length);
    if (!head) {
      OutputStream out = exchange.getResponseBody();
      int length = cut ? body.length / 2 : body.length;
      if (weather.trickle()) {
        trickle(out, body, length);
      } else if (length > 0) {
        out.write(body, 0, length);
      }
    }
  }

  private static void trickle(OutputStream out, byte[] body, int length) throws IOException {
    try {
      for (int i = 0; i < length; i++) {
        out.write(body[i]);
        out.flush();
        Thread.sleep(Duration.ofSeconds(1));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean gzipWanted() {
    String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    return accepted != null && accepted.contains("gzip");
  }

  private static byte[] gzip(byte[] body) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream(body.length / 4);
    try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
      out.write(body);
    }
    return compressed.toByteArray();
  }
}
