package envwatch.simulator.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** Writes replies to a connection. */
record ReplyWriter(OutputStream out) {
  private static final int WORTH_COMPRESSING = 512;
  private static final Duration TRICKLE = Duration.ofSeconds(1);
  private static final Map<Integer, String> REASONS =
      Map.ofEntries(
          Map.entry(200, "OK"),
          Map.entry(204, "No Content"),
          Map.entry(302, "Found"),
          Map.entry(400, "Bad Request"),
          Map.entry(401, "Unauthorized"),
          Map.entry(403, "Forbidden"),
          Map.entry(404, "Not Found"),
          Map.entry(405, "Method Not Allowed"),
          Map.entry(409, "Conflict"),
          Map.entry(429, "Too Many Requests"),
          Map.entry(500, "Internal Server Error"),
          Map.entry(502, "Bad Gateway"),
          Map.entry(503, "Service Unavailable"));

  /** Writes the reply; returns whether the connection can serve another request afterwards. */
  boolean write(Answer answer, Request request, boolean keepOpen)
      throws IOException, InterruptedException {
    if (answer.delivery() == Delivery.NOTHING) {
      return false;
    }
    Reply reply = compressed(answer.reply(), request);
    byte[] body = request.method().equals("HEAD") ? new byte[0] : reply.body();
    byte[] head = head(reply, keepOpen).getBytes(StandardCharsets.UTF_8);
    switch (answer.delivery()) {
      case TRICKLE -> {
        send(head, new byte[0]);
        trickle(body);
      }
      case HALF -> send(head, Arrays.copyOf(body, body.length / 2));
      default -> send(head, body);
    }
    return keepOpen && answer.delivery() != Delivery.HALF;
  }

  private static String head(Reply reply, boolean keepOpen) {
    StringBuilder head = new StringBuilder(256);
    head.append("HTTP/1.1 ")
        .append(reply.status())
        .append(' ')
        .append(REASONS.getOrDefault(reply.status(), "Status"))
        .append("\r\n");
    reply.headers().forEach((name, value) -> line(head, name, value));
    if (reply.status() != 204) {
      line(head, "Content-Length", Integer.toString(reply.body().length));
    }
    line(head, "Connection", keepOpen ? "keep-alive" : "close");
    return head.append("\r\n").toString();
  }

  private static void line(StringBuilder head, String name, String value) {
    head.append(name).append(": ").append(value).append("\r\n");
  }

  /** Sends everything in one write, so that the network does not delay the second part. */
  private void send(byte[] head, byte[] body) throws IOException {
    byte[] all = Arrays.copyOf(head, head.length + body.length);
    System.arraycopy(body, 0, all, head.length, body.length);
    out.write(all);
    out.flush();
  }

  private void trickle(byte[] body) throws IOException, InterruptedException {
    for (byte next : body) {
      out.write(next);
      out.flush();
      Thread.sleep(TRICKLE);
    }
  }

  private static Reply compressed(Reply reply, Request request) throws IOException {
    if (reply.body().length < WORTH_COMPRESSING
        || !request.header("Accept-Encoding").orElse("").contains("gzip")) {
      return reply;
    }
    ByteArrayOutputStream compressed = new ByteArrayOutputStream(reply.body().length / 4);
    try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
      gzip.write(reply.body());
    }
    return reply.withBody(compressed.toByteArray()).with("Content-Encoding", "gzip");
  }
}
