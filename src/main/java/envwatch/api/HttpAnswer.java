package envwatch.api;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A complete answer, whatever its status. */
public final class HttpAnswer {
  private final int status;
  private final Map<String, String> headers;
  private final byte[] body;

  /**
   * @param headers the last value of each header
   * @param body after decompression
   */
  public HttpAnswer(int status, Map<String, String> headers, byte[] body) {
    this.status = status;
    this.headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    this.headers.putAll(headers);
    this.body = body;
  }

  public int status() {
    return status;
  }

  public boolean successful() {
    return status / 100 == 2;
  }

  /**
   * @param name in any letter case
   */
  public @Nullable String header(String name) {
    return headers.get(name);
  }

  /** Not copied: read only. */
  public byte[] body() {
    return body;
  }
}
