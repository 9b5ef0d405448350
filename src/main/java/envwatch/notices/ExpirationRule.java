package envwatch.notices;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.notices.NoticeKey.Kind;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import envwatch.watch.WorldView;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Environments that expire soon. */
final class ExpirationRule {
  private final NoticeQueue queue;
  private final Map<EnvironmentKey, Soon> soon = new HashMap<>();
  private Instant next = Instant.MAX;
  private WorldView seen = new WorldView(Instant.EPOCH, false, List.of(), List.of());
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

  /** Judges what differs from before; everything only when an end has come near meanwhile. */
  public void looked(WorldIndex index, Duration expiresSoon, Instant now) {
    WorldView before = seen;
    boolean anew = !expiresSoon.equals(seenSoon) || now.isBefore(seenAt) || !now.isBefore(next);
    if (!anew && index.world() == before) {
      return;
    }
    if (anew) {
      soon.keySet().removeIf(key -> index.find(key) == null);
      next = Instant.MAX;
    }
    seen = index.world();
    seenAt = now;
    seenSoon = expiresSoon;
    Instant near = now.plus(expiresSoon);
    for (WatchedEnvironment watched :
        anew ? index.world().environments() : index.differingFrom(before)) {
      Instant end = end(watched);
      if (end == null || !now.isBefore(end)) {
        soon.remove(watched.key());
      } else if (end.isAfter(near)) {
        soon.remove(watched.key());
        next = Bounds.min(next, end.minus(expiresSoon));
      } else {
        raise(watched, end, now);
      }
    }
    queue.followAll(
        Kind.EXPIRATION, index, (topic, watched) -> over(topic, watched, expiresSoon, now));
  }

  private void raise(WatchedEnvironment watched, Instant end, Instant now) {
    EnvironmentKey key = watched.key();
    Soon before = soon.get(key);
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

  /** The news of the topic, if the environment still ends then. */
  static Optional<NoticeEvent> news(NoticeKey topic, WatchedEnvironment watched) {
    return Optional.ofNullable(end(watched))
        .filter(end -> isOf(topic, end))
        .map(end -> new NoticeEvent.ExpiresSoon(watched.key(), watched.name(), end));
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
