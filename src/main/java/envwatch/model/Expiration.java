package envwatch.model;

import java.time.Instant;

/** When an environment ends. */
public sealed interface Expiration {
  /** The service provided a moment. */
  record At(Instant moment) implements Expiration {}

  /** The service provided a text that is not a date in a known format; shown as served. */
  record AsServed(String text) implements Expiration {}

  /** The service provided none. */
  record None() implements Expiration {}

  Expiration NONE = new None();
}
