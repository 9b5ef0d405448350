package envwatch.api.http;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A complete answer of any status. Must be closed once its body has been read. */
public final class HttpAnswer implements AutoCloseable {
  private final int status;
  private final Map<String, List<String>> headers;
  private final byte[] body;
  private final Duration age;
  private final Runnable release;

  /**
   * @param headers the values of each header in the order received
   * @param body after decompression
   * @param age how old the request was
   */
  public HttpAnswer(int status, Map<String, List<String>> headers, byte[] body, Duration age) {
    this(status, headers, body, age, () -> {});
  }

  /**
   * @param release releases the memory reserved for the body; may be called several times
   */
  HttpAnswer(
      int status, Map<String, List<String>> headers, byte[] body, Duration age, Runnable release) {
    this.age = age;
    this.release = release;
    this.status = status;
    this.headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    this.headers.putAll(headers);
    this.body = body;
  }

  /** How old the request was when the answer came, by this computer's clock. */
  public Duration age() {
    return age;
  }

  public int status() {
    return status;
  }

  public boolean successful() {
    return status / 100 == 2;
  }

  /**
   * The last value of the header; null if there is none.
   *
   * @param name in any letter case
   */
  public @Nullable String header(String name) {
    List<String> values = headers(name);
    return values.isEmpty() ? null : values.getLast();
  }

  /**
   * All values of the header in the order received.
   *
   * @param name in any letter case
   */
  public List<String> headers(String name) {
    return headers.getOrDefault(name, List.of());
  }

  /** The body itself, not a copy: do not modify it. */
  public byte[] body() {
    return body;
  }

  @Override
  public void close() {
    release.run();
  }
}
