package envwatch.api;

import java.time.Duration;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a raw call, of any status.
 *
 * @param contentType as served; null if the answer does not say
 * @param body after decompression; may contain secrets. Do not modify it
 * @param took from sending to the last byte
 * @param callsLeft empty if the answer does not say
 * @param failure what it means if the service did not carry out the call; null if it did
 */
public record RawAnswer(
    int status,
    @Nullable String contentType,
    byte[] body,
    Duration took,
    OptionalLong callsLeft,
    @Nullable ApiException failure) {
  /** The body's size in bytes. */
  public int size() {
    return body.length;
  }

  /** Shows neither the body nor anything from it. */
  @Override
  public String toString() {
    return "RawAnswer[" + status + "]";
  }
}
