package envwatch.cli;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.words.ActionWords;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Something that was chosen, and what came of it.
 *
 * @param name of the environment, of the machine in it, or of the student
 * @param target null where it is not known which environment is meant
 * @param host the service's host, for failures that name it
 * @param at when it was sent; null if it was not
 */
record ActResult(
    String name,
    @Nullable EnvironmentTarget target,
    String host,
    @Nullable Instant at,
    Outcome outcome) {
  static final int SOME_NOT = 1;

  private static final Set<State> NOT_ASKED = EnumSet.of(State.NOT_POSSIBLE, State.NOT_REACHED);
  private static final Set<State> WELL = EnumSet.of(State.ALREADY, State.ACCEPTED, State.DONE);

  /** What came of it, by the words that programs read. */
  enum State {
    /** It needed not be done. */
    ALREADY,
    NOT_POSSIBLE,
    NOT_REACHED,
    REFUSED,
    UNKNOWN,
    ACCEPTED,
    DONE,
    FAILED,
    /** The service accepted it, and its change was not seen in time. */
    LATE;

    String word() {
      return PrintedJson.word(this);
    }
  }

  static ActResult of(Activity activity) {
    EnvironmentTarget target =
        activity.requested() instanceof Requested.OfEnvironment(var kind, var meant) ? meant : null;
    return new ActResult(
        ActionWords.target(activity.requested()),
        target,
        activity.host(),
        activity.at(),
        activity.outcome());
  }

  /** What came of it so far, where nobody has waited for the end of it. */
  static ActResult soFar(Activity activity) {
    ActResult seen = of(activity);
    return activity.onlyBegun() ? seen.with(new Outcome.Accepted(null, null)) : seen;
  }

  /** Something that nothing was sent for. */
  static ActResult leftOut(EnvironmentTarget target, Obstacle obstacle) {
    return new ActResult(
        ActionWords.target(target), target, "", null, new Outcome.NotSent(obstacle));
  }

  static ActResult leftOut(String name, Obstacle obstacle) {
    return new ActResult(name, null, "", null, new Outcome.NotSent(obstacle));
  }

  /** The same with what became of it later. */
  ActResult with(Outcome later) {
    return new ActResult(name, target, host, at, later);
  }

  /** The same after the end of the wait: what is still followed was not seen in time. */
  ActResult afterWaiting() {
    return outcome instanceof Outcome.Following(Instant acceptedAt)
        ? with(new Outcome.NotSeenYet(acceptedAt))
        : this;
  }

  State state(Verb verb) {
    return switch (outcome) {
      case Outcome.NotSent(Obstacle obstacle) ->
          verb.isDone(obstacle) ? State.ALREADY : State.NOT_POSSIBLE;
      case Outcome.NotReached notReached -> State.NOT_REACHED;
      case Outcome.Refused refused -> State.REFUSED;
      case Outcome.Unknown _, Outcome.Interrupted _ -> State.UNKNOWN;
      case Outcome.Waiting _, Outcome.Sending _ -> State.UNKNOWN;
      case Outcome.Following _, Outcome.Accepted _ -> State.ACCEPTED;
      case Outcome.Reported(var succeeded, var failed) ->
          failed.isEmpty() ? State.ACCEPTED : State.REFUSED;
      case Outcome.Seen seen -> State.DONE;
      case Outcome.WentWrong wrong -> State.FAILED;
      case Outcome.NotSeenYet notSeen -> State.LATE;
      // No command starts any.
      case Outcome.ToolOpened _, Outcome.ToolEnded _ -> State.DONE;
      case Outcome.ToolNotStarted _, Outcome.ToolNotFitting _ -> State.NOT_REACHED;
    };
  }

  /** The exit code that says what came of everything that was chosen. */
  static int exitCode(List<ActResult> results, Verb verb) {
    Set<State> states =
        results.stream().map(result -> result.state(verb)).collect(Collectors.toSet());
    if (NOT_ASKED.containsAll(states)) {
      return Subcommand.COULD_NOT_LOOK;
    }
    if (states.stream().anyMatch(state -> state != State.LATE && !WELL.contains(state))) {
      return SOME_NOT;
    }
    return states.contains(State.LATE) ? WaitCommand.TIME_OUT : 0;
  }
}
