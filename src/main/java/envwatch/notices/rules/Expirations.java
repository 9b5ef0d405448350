package envwatch.notices.rules;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.notices.model.News;
import envwatch.notices.model.Topic;
import envwatch.notices.model.Topic.Kind;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Environments that expire soon. */
public final class Expirations {
  private final Ledger ledger;
  private Instant next = Instant.MAX;

  public Expirations(Ledger ledger) {
    this.ledger = ledger;
  }

  public void looked(Scenery scenery, Duration expiresSoon, Instant now) {
    next = Instant.MAX;
    for (WatchedEnvironment watched : scenery.world().environments()) {
      Instant end = end(watched);
      if (end != null && now.isBefore(end)) {
        Instant soon = end.minus(expiresSoon);
        if (!now.isBefore(soon)) {
          raise(watched, end, now);
        } else if (soon.isBefore(next)) {
          next = soon;
        }
      }
    }
    for (Topic topic : ledger.open(Kind.EXPIRATION)) {
      follow(topic, scenery, expiresSoon, now);
    }
  }

  private void raise(WatchedEnvironment watched, Instant end, Instant now) {
    EnvironmentKey key = watched.key();
    ledger.raise(
        Topic.of(Kind.EXPIRATION, key, end), new News.ExpiresSoon(key, watched.name(), end), now);
  }

  /** Extended, or told with another end; an end that has passed stays told. */
  private void follow(Topic topic, Scenery scenery, Duration expiresSoon, Instant now) {
    EnvironmentKey key = topic.key();
    WatchedEnvironment watched = key == null ? null : scenery.find(key);
    if (watched == null) {
      if (key != null && scenery.missing(key)) {
        ledger.forget(topic);
      }
      return;
    }
    Instant end = end(watched);
    boolean same =
        end != null
            && end.toString().equals(topic.detail())
            && !now.isBefore(end.minus(expiresSoon));
    boolean known = watched.environment() != null && watched.environment().complete();
    if (known && !same) {
      ledger.end(topic);
    }
  }

  private static @Nullable Instant end(WatchedEnvironment watched) {
    Environment environment = watched.environment();
    return environment != null
            && !watched.gone()
            && environment.expiration() instanceof Expiration.At(Instant end)
        ? end
        : null;
  }

  /** When the next environment begins to expire soon; {@link Instant#MAX} for never. */
  public Instant next() {
    return next;
  }
}
