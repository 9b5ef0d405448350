package envwatch.simulator.http;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads requests from a connection. */
record RequestReader(InputStream in, OutputStream out) {
  private static final int LONGEST_LINE = 64 * 1024;
  private static final int MOST_HEADERS = 200;
  private static final int LARGEST_BODY = 4 * 1024 * 1024;
  private static final byte[] CONTINUE =
      "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  /** The next request and whether its sender speaks HTTP/1.1. */
  record Incoming(Request request, boolean current) {
    boolean keepsOpen() {
      String wish = request.header("Connection").orElse("").toLowerCase(Locale.ROOT);
      return current ? !wish.contains("close") : wish.contains("keep-alive");
    }
  }

  /**
   * Waits for the next request; empty if the client has closed the connection.
   *
   * @throws ProtocolException if it is not HTTP
   */
  Optional<Incoming> next() throws IOException {
    String line = line();
    if (line == null) {
      return Optional.empty();
    }
    String[] words = line.split(" ");
    if (words.length != 3 || !words[2].startsWith("HTTP/1.")) {
      throw new ProtocolException("Not a request line");
    }
    Map<String, String> headers = headers();
    return Optional.of(
        new Incoming(
            new Request(words[0], words[1], headers, body(headers)), words[2].endsWith("1")));
  }

  private Map<String, String> headers() throws IOException {
    Map<String, String> headers = new HashMap<>();
    for (String line = required(); !line.isEmpty(); line = required()) {
      int colon = line.indexOf(':');
      if (colon < 1 || headers.size() >= MOST_HEADERS) {
        throw new ProtocolException("Not a header");
      }
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    return headers;
  }

  private byte[] body(Map<String, String> headers) throws IOException {
    boolean chunked =
        headers.getOrDefault("transfer-encoding", "").toLowerCase(Locale.ROOT).contains("chunked");
    int length = chunked ? 0 : number(headers.getOrDefault("content-length", "0"), 10);
    if ((chunked || length > 0)
        && headers.getOrDefault("expect", "").equalsIgnoreCase("100-continue")) {
      out.write(CONTINUE);
      out.flush();
    }
    return chunked ? chunks() : exactly(length);
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    while (true) {
      int size = number(required().replaceAll(";.*", "").strip(), 16);
      if (size == 0) {
        break;
      }
      if (body.size() + size > LARGEST_BODY) {
        throw new ProtocolException("The body is too large");
      }
      body.write(exactly(size));
      required();
    }
    for (String trailer = required(); !trailer.isEmpty(); trailer = required()) {
      // Trailers contain nothing that this service needs.
    }
    return body.toByteArray();
  }

  private byte[] exactly(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException();
    }
    return bytes;
  }

  private static int number(String text, int radix) throws ProtocolException {
    try {
      int number = Integer.parseInt(text, radix);
      if (number < 0 || number > LARGEST_BODY) {
        throw new ProtocolException("The body is too large");
      }
      return number;
    } catch (NumberFormatException e) {
      throw new ProtocolException("Not a length");
    }
  }

  private String required() throws IOException {
    String line = line();
    if (line == null) {
      throw new EOFException();
    }
    return line;
  }

  private @Nullable String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(128);
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        return null;
      }
      if (line.size() >= LONGEST_LINE) {
        throw new ProtocolException("The line is too long");
      }
      line.write(next);
    }
    String text = line.toString(StandardCharsets.UTF_8);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }
}
