package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.model.ExecutionId;
import envwatch.model.training.Person;
import envwatch.tools.InvalidToolException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The current state of an action and, once it has finished, its result. */
public sealed interface Outcome {
  /** A state that may still change. */
  sealed interface Open extends Outcome {}

  /** A final result. */
  sealed interface Settled extends Outcome {}

  /** Waiting for its turn; nothing was sent. */
  record Waiting() implements Open {}

  /** Sent; no answer yet. */
  record Sending() implements Open {}

  /** The service accepted it; the change is not visible yet. */
  record Following(Instant acceptedAt) implements Open {}

  /**
   * The service accepted it, and there is no change to wait for.
   *
   * @param execution identifies a program run, to query its result; null for other actions
   * @param note the service's own words in one line; null if there were none
   */
  record Accepted(@Nullable ExecutionId execution, @Nullable String note) implements Settled {}

  /**
   * The service accepted it, and reports person by person.
   *
   * @param succeeded people for whom it reports success
   * @param failed people for whom it reports failure
   */
  record Reported(List<Person> succeeded, List<Person> failed) implements Settled {
    public Reported {
      succeeded = List.copyOf(succeeded);
      failed = List.copyOf(failed);
    }
  }

  /** The expected change became visible, this long after the service accepted the action. */
  record Seen(Duration after) implements Settled {}

  /**
   * The service accepted it, and then the environment entered a failed state; the word is that
   * state.
   */
  record WentWrong(String word) implements Settled {}

  /** The service accepted it, but the change did not become visible while it was followed. */
  record NotSeenYet(Instant acceptedAt) implements Settled {}

  /** The service answered and refused it. */
  record Refused(ApiException cause) implements Settled {}

  /**
   * The request did not reach the service, or was never sent because what it needs could not be
   * read.
   */
  record NotReached(ApiException cause) implements Settled {}

  /**
   * Sent, but without a readable answer: it may or may not have been carried out. Never repeated.
   */
  record Unknown(ApiException cause) implements Settled {}

  /** Envwatch ended before the answer arrived: it may or may not have been carried out. */
  record Interrupted() implements Settled {}

  /** Nothing was sent. */
  record NotSent(Obstacle obstacle) implements Settled {}

  /** The browser was given the address of a tool. */
  record ToolOpened() implements Settled {}

  /**
   * The program of a tool has ended by itself.
   *
   * @param exitCode 0 means success, by convention
   * @param lines what it printed last, at most 20 lines
   */
  record ToolEnded(int exitCode, List<String> lines) implements Settled {
    public ToolEnded {
      lines = List.copyOf(lines);
    }
  }

  /**
   * The program of a tool, or the browser, could not be started.
   *
   * @param program empty for the browser
   * @param reason in the words of the system; empty if there is no such program
   */
  record ToolNotStarted(String program, String reason) implements Settled {}

  /**
   * A tool cannot be started with the values of what it was started for.
   *
   * @param about see {@link InvalidToolException#word}
   */
  record ToolNotFitting(InvalidToolException.Kind kind, String about) implements Settled {}

  /** Whether the service did what it was asked for, which decides whether to ask again. */
  enum Effect {
    /** It has accepted it. */
    ACCEPTED,
    /** Nothing has happened: it can be asked for again. */
    NONE,
    /** Something may have happened, or may still happen. */
    UNCLEAR
  }

  default Effect effect() {
    return switch (this) {
      case Accepted _, Reported _, Seen _, NotSeenYet _ -> Effect.ACCEPTED;
      case Refused _, NotReached _, NotSent _ -> Effect.NONE;
      case ToolNotStarted _, ToolNotFitting _ -> Effect.NONE;
      case ToolOpened _, ToolEnded _ -> Effect.ACCEPTED;
      // Accepted first: what has failed afterwards may exist.
      case WentWrong _, Unknown _, Interrupted _, Open _ -> Effect.UNCLEAR;
    };
  }

  default boolean settled() {
    return this instanceof Settled;
  }
}
