package envwatch.notices;

import envwatch.history.Change;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Problems that begin, also after an action of the person's own: it should not have failed. */
final class ProblemRule {
  private final NoticeQueue queue;

  /** Environments that existed and could be seen in this run. */
  private final Set<EnvironmentKey> present = new HashSet<>();

  public ProblemRule(NoticeQueue queue) {
    this.queue = queue;
  }

  public void changed(List<Change> changes, WorldIndex index, Instant now) {
    for (Change change : changes) {
      boolean begins =
          change.subject().machine() == null
              && change.to().phase() == Phase.PROBLEM
              && (change.from() == null || change.from().phase() != Phase.PROBLEM);
      if (begins) {
        EnvironmentKey key = change.subject().environment();
        List<Reason> reasons = reasons(key, index, now);
        queue.raise(
            NoticeKey.of(Kind.PROBLEM, key),
            new NoticeEvent.ProblemBegan(key, change.environmentName(), reasons),
            now);
      }
    }
  }

  private static List<Reason> reasons(EnvironmentKey key, WorldIndex index, Instant now) {
    WatchedEnvironment watched = index.find(key);
    return watched == null ? List.of() : watched.assess(now, Duration.ZERO).reasons();
  }

  /**
   * @param differing those of the view that differ from the view before
   * @param deleted whether an action of the person's own deletes an environment
   */
  public void looked(
      WorldIndex index,
      List<WatchedEnvironment> differing,
      Predicate<EnvironmentKey> deleted,
      Instant now) {
    for (WatchedEnvironment watched : differing) {
      EnvironmentKey key = watched.key();
      if (watched.gone() || watched.forbidden()) {
        if (present.remove(key) && !deleted.test(key)) {
          queue.raise(NoticeKey.of(Kind.PROBLEM, key), began(watched, now), now);
        }
      } else if (watched.environment() != null) {
        present.add(key);
      }
    }
    queue
        .follow(Kind.PROBLEM, index, (topic, watched) -> over(topic, watched, now))
        .forEach(topic -> present.remove(topic.key()));
  }

  private boolean over(NoticeKey topic, WatchedEnvironment watched, Instant now) {
    return switch (WorldIndex.phase(watched, now)) {
      case PROBLEM -> {
        queue.update(topic, news -> began(watched, now));
        yield false;
      }
      case RUNNING, CHANGING, SUSPENDED, EXPIRING -> true;
      // It may still have the problem.
      case UNKNOWN -> false;
    };
  }

  static NoticeEvent began(WatchedEnvironment watched, Instant now) {
    List<Reason> reasons = watched.assess(now, Duration.ZERO).reasons();
    return new NoticeEvent.ProblemBegan(watched.key(), watched.name(), reasons);
  }
}
