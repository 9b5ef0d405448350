package envwatch.model;

import java.time.Instant;

/** When an environment ends. */
public sealed interface Expiration {
  /** The service named a moment. */
  record At(Instant moment) implements Expiration {}

  /** The service gave a text that is no date Envwatch knows: shown as served. */
  record AsServed(String text) implements Expiration {}

  /** The service named none. */
  record None() implements Expiration {}

  Expiration NONE = new None();
}
