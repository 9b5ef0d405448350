package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.model.ExecutionId;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How an action stands, and in the end: what came of it. */
public sealed interface Outcome {
  /** Not the end yet. */
  sealed interface Open extends Outcome {}

  /** The end: it changes no more. */
  sealed interface Settled extends Outcome {}

  /** Waits for its turn; nothing was sent. */
  record Waiting() implements Open {}

  /** Sent; no answer yet. */
  record Sending() implements Open {}

  /** The service accepted; the change has not shown yet. */
  record Following(Instant acceptedAt) implements Open {}

  /**
   * The service accepted, and there is nothing more to see.
   *
   * @param execution how to ask for the outcome of a path that was run; null for other actions
   * @param note the service's own words in one line; null when it gave none
   */
  record Accepted(@Nullable ExecutionId execution, @Nullable String note) implements Settled {}

  /** The expected change showed, so long after the service accepted. */
  record Seen(Duration after) implements Settled {}

  /** The service accepted, and then something went wrong there; the word is the state's. */
  record WentWrong(String word) implements Settled {}

  /** The service accepted, but the change did not show as long as it was followed. */
  record NotSeenYet(Instant acceptedAt) implements Settled {}

  /** The service answered, and said no. */
  record Refused(ApiException cause) implements Settled {}

  /** The request did not get as far as the service. */
  record NotReached(ApiException cause) implements Settled {}

  /** Sent without an answer that could be read: done or not done. Never repeated. */
  record Unknown(ApiException cause) implements Settled {}

  /** Envwatch ended before the answer came: done or not done. */
  record Interrupted() implements Settled {}

  /** Nothing was sent. */
  record NotSent(Obstacle obstacle) implements Settled {}

  default boolean settled() {
    return this instanceof Settled;
  }
}
