package envwatch.api.http;

import java.time.Duration;

/**
 * How long a request may take.
 *
 * @param connect until a connection stands
 * @param read without a byte of the answer
 * @param whole from the first look at the address to the last byte, so that a trickling answer ends
 */
record TimeLimits(Duration connect, Duration read, Duration whole) {
  static final TimeLimits DEFAULT =
      new TimeLimits(Duration.ofSeconds(10), Duration.ofSeconds(30), Duration.ofSeconds(60));
}
