package envwatch.ui.model;

import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.ExpirationWords;
import java.time.Duration;
import java.time.Instant;

/**
 * What was true of an environment at a moment; columns make words of it.
 *
 * @param remembered what the history tells about it
 * @param at the moment from which ages and what is left are counted
 */
public record EnvironmentFacts(
    WatchedEnvironment watched, Assessment assessment, Remembered remembered, Instant at) {
  static EnvironmentFacts of(
      WatchedEnvironment watched, Remembered remembered, Instant at, Duration expiresSoon) {
    return new EnvironmentFacts(watched, watched.assess(at, expiresSoon), remembered, at);
  }

  public boolean stale() {
    return watched.stale(at);
  }

  public Expiration expiration() {
    Environment environment = watched.environment();
    return environment == null ? Expiration.NONE : environment.expiration();
  }

  /** The moment from which on words about this are different, if nothing is learned till then. */
  Instant nextChange(Duration expiresSoon) {
    Instant next = Instant.MAX;
    if (expiration() instanceof Expiration.At(Instant moment)) {
      next = ExpirationWords.nextChange(moment, at);
      Instant soon = moment.minus(expiresSoon);
      next = at.isBefore(soon) && soon.isBefore(next) ? soon : next;
    }
    Instant seenAt = watched.seenAt();
    Instant freshUntil = watched.freshUntil();
    if (seenAt != null && freshUntil != null) {
      Instant age = stale() ? ExpirationWords.nextChange(seenAt, at) : freshUntil.plusMillis(1);
      next = age.isBefore(next) ? age : next;
    }
    return next;
  }
}
