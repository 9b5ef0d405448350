package envwatch.notices;

import envwatch.history.DurationEstimate;
import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Environments that are stuck: on their way for longer than usual, and nothing moves. */
final class StuckRule {
  private final NoticeQueue queue;
  private Map<Subject, Waiting> waiting = Map.of();

  public StuckRule(NoticeQueue queue) {
    this.queue = queue;
  }

  /** What the history tells to be on its way. */
  public void use(Map<Subject, Waiting> now) {
    waiting = now;
  }

  /** Null if it is not on its way, or its beginning is not known. */
  @Nullable Waiting waiting(EnvironmentKey key) {
    return waiting.get(Subject.of(key));
  }

  public void looked(WorldIndex index, Instant now) {
    for (Waiting wait : waiting.values()) {
      DurationEstimate usual = wait.usual();
      EnvironmentKey key = wait.subject().environment();
      if (wait.subject().machine() == null && usual != null && wait.stuck(now)) {
        WatchedEnvironment watched = index.find(key);
        if (watched != null
            && watched.upToDate(now)
            && WorldIndex.phase(watched, now) == Phase.CHANGING) {
          queue.raise(
              NoticeKey.of(Kind.STUCK, key),
              new NoticeEvent.Stuck(
                  key, watched.name(), usual.median(), Duration.between(wait.began(), now)),
              now);
        }
      }
    }
    // Told once, also if it moves a little and stands still again.
    queue.follow(
        Kind.STUCK,
        index,
        (topic, watched) -> {
          Phase phase = WorldIndex.phase(watched, now);
          return phase != Phase.CHANGING && phase != Phase.UNKNOWN;
        });
  }

  /** When something on its way may become late or stuck; {@link Instant#MAX} for never. */
  public Instant next(Instant now) {
    Instant next = Instant.MAX;
    for (Waiting wait : waiting.values()) {
      DurationEstimate usual = wait.usual();
      if (usual != null && wait.subject().machine() == null) {
        Instant late = wait.began().plus(usual.bound()).plusMillis(1);
        Instant still = wait.lastMoved().plus(wait.patience()).plusMillis(1);
        next = earlierButLater(late, now, next);
        next = earlierButLater(still, now, next);
      }
    }
    return next;
  }

  private static Instant earlierButLater(Instant moment, Instant now, Instant next) {
    return moment.isAfter(now) && moment.isBefore(next) ? moment : next;
  }
}
