package envwatch.simulator.service;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** An answer. {@code body} may be empty. */
record Reply(int status, String contentType, byte[] body, Map<String, String> headers) {
  static final String JSON = "application/json; charset=utf-8";
  static final String HTML = "text/html; charset=utf-8";

  Reply {
    headers = Map.copyOf(headers);
  }

  static Reply json(int status, byte[] body) {
    return new Reply(status, JSON, body, Map.of());
  }

  static Reply html(int status, String page) {
    return new Reply(status, HTML, page.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  static Reply empty(int status) {
    return new Reply(status, HTML, new byte[0], Map.of());
  }

  Reply withBody(byte[] other) {
    return new Reply(status, contentType, other, headers);
  }

  Reply with(String header, String value) {
    return new Reply(status, contentType, body, Map.of(header, value));
  }
}
