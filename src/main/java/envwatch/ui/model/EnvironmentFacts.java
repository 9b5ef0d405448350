package envwatch.ui.model;

import envwatch.history.DurationEstimate;
import envwatch.history.Waiting;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.ExpirationWords;
import envwatch.words.WaitingWords;
import java.time.Duration;
import java.time.Instant;

/**
 * What was true of an environment at a moment; columns make words of it.
 *
 * @param remembered what the history tells about it
 * @param at the moment from which ages and what is left are counted
 */
public record EnvironmentFacts(
    WatchedEnvironment watched, Assessment assessment, RowHistory remembered, Instant at) {
  static EnvironmentFacts of(
      WatchedEnvironment watched, RowHistory remembered, Instant at, Duration expiresSoon) {
    Assessment assessment = watched.assess(at, expiresSoon);
    Waiting waiting = remembered.waiting();
    if (waiting != null && assessment.state() == Phase.CHANGING) {
      assessment = assess(waiting, assessment, at);
    }
    return new EnvironmentFacts(watched, assessment, remembered, at);
  }

  /** What is stuck does not pass by itself: it counts as failed. */
  private static Assessment assess(Waiting waiting, Assessment served, Instant at) {
    DurationEstimate usual = waiting.usual();
    if (usual != null && waiting.stuck(at)) {
      return served.stuck(WaitingWords.stuck(waiting, usual, at));
    }
    return waiting.late(at) ? served.late() : served;
  }

  /** Whether it is on its way for longer than usual, and not stuck. */
  public boolean late() {
    Waiting waiting = remembered.waiting();
    return waiting != null && assessment.state() == Phase.CHANGING && waiting.late(at);
  }

  public boolean stale() {
    return watched.stale(at);
  }

  /** Up to when it is known to be so: what is stale may have ended since. */
  public Instant knownUntil() {
    Instant seenAt = watched.seenAt();
    return seenAt != null && stale() ? seenAt : at;
  }

  public Expiration expiration() {
    Environment environment = watched.environment();
    return environment == null ? Expiration.NONE : environment.expiration();
  }

  /**
   * The moment from which on words about this are different, if nothing is learned and the data
   * does not become stale till then.
   */
  Instant nextChange(Duration expiresSoon) {
    Instant next = Instant.MAX;
    if (expiration() instanceof Expiration.At(Instant moment)) {
      next = nextChange(moment, moment.minus(expiresSoon));
    }
    Instant seenAt = watched.seenAt();
    if (seenAt != null && stale()) {
      next = Bounds.min(next, ExpirationWords.nextChangeInSteps(seenAt, at));
    }
    return Bounds.min(next, remembered.nextChange(at));
  }

  /** What expires soon, or has expired, says so to the minute. */
  private Instant nextChange(Instant end, Instant soon) {
    if (!at.isBefore(soon)) {
      return ExpirationWords.nextChange(end, at);
    }
    return Bounds.min(soon, ExpirationWords.nextChangeInSteps(end, at));
  }
}
