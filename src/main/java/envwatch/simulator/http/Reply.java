package envwatch.simulator.http;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** An answer. {@code body} may be empty. */
public record Reply(int status, Map<String, String> headers, byte[] body) {
  public Reply {
    headers = Map.copyOf(headers);
  }

  public static Reply json(int status, byte[] body) {
    return new Reply(status, Map.of("Content-Type", "application/json; charset=utf-8"), body);
  }

  public static Reply html(int status, String page) {
    return new Reply(
        status,
        Map.of("Content-Type", "text/html; charset=utf-8"),
        page.getBytes(StandardCharsets.UTF_8));
  }

  public static Reply empty(int status) {
    return new Reply(status, Map.of(), new byte[0]);
  }

  public Reply withBody(byte[] other) {
    return new Reply(status, headers, other);
  }

  public Reply with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new Reply(status, more, body);
  }
}
