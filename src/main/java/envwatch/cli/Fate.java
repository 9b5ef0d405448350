package envwatch.cli;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.words.ActionWords;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something that was chosen, and what came of it.
 *
 * @param name of the environment, of the machine in it, or of the student
 * @param environment null where it is not known which one
 * @param machine null for a whole environment
 * @param host the service's host, for failures that name it
 * @param at when it was sent; null if it was not
 */
record Fate(
    String name,
    @Nullable EnvironmentKey environment,
    @Nullable MachineId machine,
    String host,
    @Nullable Instant at,
    Outcome outcome) {
  static Fate of(Activity activity) {
    return switch (activity.requested()) {
      case Requested.OfEnvironment(var kind, EnvironmentTarget target) ->
          new Fate(
              ActionWords.target(target),
              target.key(),
              target.machine(),
              activity.host(),
              activity.at(),
              activity.outcome());
      case Requested requested ->
          new Fate(
              ActionWords.target(requested),
              null,
              null,
              activity.host(),
              activity.at(),
              activity.outcome());
    };
  }

  static Fate leftOut(EnvironmentTarget target, Obstacle obstacle) {
    return new Fate(
        ActionWords.target(target),
        target.key(),
        target.machine(),
        "",
        null,
        new Outcome.NotSent(obstacle));
  }

  static Fate leftOut(String name, Obstacle obstacle) {
    return new Fate(name, null, null, "", null, new Outcome.NotSent(obstacle));
  }

  /** The id of the environment; null where it is not known. */
  public @Nullable EnvironmentId environmentId() {
    return environment == null ? null : environment.environment();
  }

  /** The same with what became of it later. */
  public Fate with(Outcome later) {
    return new Fate(name, environment, machine, host, at, later);
  }

  /** Whether the service was asked, or may have been. */
  public boolean asked() {
    return !(outcome instanceof Outcome.NotSent || outcome instanceof Outcome.NotReached);
  }

  /** Whether the service accepted it and its change was not seen in time. */
  boolean late() {
    return outcome instanceof Outcome.NotSeenYet;
  }

  /** Whether it was done, or needed not be done. */
  public boolean good(Verb verb) {
    return switch (outcome) {
      case Outcome.NotSent(Obstacle obstacle) -> verb.isDone(obstacle);
      case Outcome.Reported(var succeeded, var failed) -> failed.isEmpty();
      case Outcome.Accepted accepted -> true;
      case Outcome.Following following -> true;
      case Outcome.Seen seen -> true;
      case Outcome.Waiting waiting -> false;
      case Outcome.Sending sending -> false;
      case Outcome.WentWrong wrong -> false;
      case Outcome.NotSeenYet notSeen -> false;
      case Outcome.Refused refused -> false;
      case Outcome.NotReached notReached -> false;
      case Outcome.Unknown unknown -> false;
      case Outcome.Interrupted interrupted -> false;
    };
  }
}
