package envwatch.weather;

/** What a mutation leaves of an answer, and so what may be made of it. */
enum Effect {
  /** As good as before: to be understood like a good answer. */
  SAME,
  /** As good as before, but about something that has expired: to be understood, and to be told. */
  EXPIRED,
  /** One entry of a list cannot be understood: the others are kept, and the loss is told. */
  PART,
  /** Not to be understood: a failure, or a loss that is told. */
  LOST,
  /** May be understood or not; only what holds for every answer holds. */
  FREE;

  /** Whether it is to be understood in full. */
  boolean isGood() {
    return this == SAME || this == EXPIRED;
  }
}
