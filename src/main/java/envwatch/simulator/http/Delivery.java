package envwatch.simulator.http;

/** How much of a reply arrives, and how. */
public enum Delivery {
  WHOLE,
  /** The connection is cut without an answer. */
  NOTHING,
  /** The connection is cut in the middle of the body. */
  HALF,
  /** The body is sent at one byte per second. */
  TRICKLE
}
