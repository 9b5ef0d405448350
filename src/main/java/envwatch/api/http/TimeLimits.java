package envwatch.api.http;

import java.time.Duration;

/**
 * Time limits of a request.
 *
 * @param connect until a connection is established
 * @param read without receiving a byte of the answer
 * @param whole from resolving the address to the last byte, so that an answer that trickles in ends
 */
public record TimeLimits(Duration connect, Duration read, Duration whole) {
  public static final TimeLimits DEFAULT =
      new TimeLimits(Duration.ofSeconds(10), Duration.ofSeconds(30), Duration.ofSeconds(60));
}
