package envwatch.notices;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Environments that expire soon. */
final class ExpirationRule {
  private final NoticeQueue queue;
  private Map<EnvironmentKey, Soon> soon = Map.of();
  private Instant next = Instant.MAX;
  private @Nullable WorldView seen;
  private Instant seenAt = Instant.MIN;
  private Duration seenSoon = Duration.ZERO;

  /**
   * An end that is near.
   *
   * @param end as it was told at that look
   * @param topic of the end when it was told first: a date that moves with the clock, or that
   *     differs a little from look to look, is one occasion
   */
  private record Soon(Instant end, Instant at, NoticeKey topic) {}

  public ExpirationRule(NoticeQueue queue) {
    this.queue = queue;
  }

  public void looked(WorldIndex index, Duration expiresSoon, Instant now) {
    boolean known =
        index.world() == seen
            && expiresSoon.equals(seenSoon)
            && !now.isBefore(seenAt)
            && now.isBefore(next);
    if (known) {
      return;
    }
    seen = index.world();
    seenAt = now;
    seenSoon = expiresSoon;
    Map<EnvironmentKey, Soon> before = soon;
    soon = HashMap.newHashMap(before.size());
    Instant near = now.plus(expiresSoon);
    Instant first = Instant.MAX;
    for (WatchedEnvironment watched : index.world().environments()) {
      Instant end = end(watched);
      if (end != null && now.isBefore(end)) {
        if (!end.isAfter(near)) {
          raise(watched, end, before.get(watched.key()), now);
        } else if (end.isBefore(first)) {
          first = end;
        }
      }
    }
    next = first.equals(Instant.MAX) ? first : first.minus(expiresSoon);
    queue.follow(
        Kind.EXPIRATION, index, (topic, watched) -> over(topic, watched, expiresSoon, now));
  }

  private void raise(WatchedEnvironment watched, Instant end, @Nullable Soon before, Instant now) {
    EnvironmentKey key = watched.key();
    NoticeKey topic =
        before != null && Expiration.drifted(before.end(), end, Duration.between(before.at(), now))
            ? before.topic()
            : toldBefore(key, end).orElseGet(() -> NoticeKey.of(Kind.EXPIRATION, key, end));
    soon.put(key, new Soon(end, now, topic));
    queue.raise(topic, new NoticeEvent.ExpiresSoon(key, watched.name(), end), now);
  }

  /** What an earlier run told of the same end. */
  private Optional<NoticeKey> toldBefore(EnvironmentKey key, Instant end) {
    return queue.open(Kind.EXPIRATION).stream()
        .filter(topic -> key.equals(topic.key()) && isOf(topic, end))
        .findFirst();
  }

  private static boolean isOf(NoticeKey topic, Instant end) {
    try {
      return Expiration.drifted(Instant.parse(topic.detail()), end, Duration.ZERO);
    } catch (DateTimeException e) {
      return false;
    }
  }

  /** Extended, or told with another end; an end that has passed stays told. */
  private boolean over(
      NoticeKey topic, WatchedEnvironment watched, Duration expiresSoon, Instant now) {
    Instant end = end(watched);
    Soon near = soon.get(watched.key());
    boolean same =
        near != null
            ? near.topic().equals(topic)
            : end != null && isOf(topic, end) && !now.isBefore(end.minus(expiresSoon));
    boolean known = watched.environment() != null && watched.environment().complete();
    return known && !same;
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
