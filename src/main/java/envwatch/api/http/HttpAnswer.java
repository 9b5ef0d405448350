package envwatch.api.http;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A complete answer, whatever its status. To be closed when its body has been read. */
public final class HttpAnswer implements AutoCloseable {
  private final int status;
  private final Map<String, List<String>> headers;
  private final byte[] body;
  private final Runnable release;

  /**
   * @param headers the values of each header in the order in which they came
   * @param body after decompression
   */
  public HttpAnswer(int status, Map<String, List<String>> headers, byte[] body) {
    this(status, headers, body, () -> {});
  }

  /**
   * @param release gives back what the body took of the memory; may be called several times
   */
  HttpAnswer(int status, Map<String, List<String>> headers, byte[] body, Runnable release) {
    this.release = release;
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
   * The last value of the header; null without one.
   *
   * @param name in any letter case
   */
  public @Nullable String header(String name) {
    List<String> values = headers(name);
    return values.isEmpty() ? null : values.getLast();
  }

  /**
   * All values of the header in the order in which they came.
   *
   * @param name in any letter case
   */
  public List<String> headers(String name) {
    return headers.getOrDefault(name, List.of());
  }

  /** Not copied: read only. */
  public byte[] body() {
    return body;
  }

  @Override
  public void close() {
    release.run();
  }
}
