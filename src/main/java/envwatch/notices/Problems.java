package envwatch.notices;

import envwatch.history.Change;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.notices.Topic.Kind;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Problems that begin, also after an action of the person's own: it should not have failed. */
final class Problems {
  private final Ledger ledger;

  /** Environments that existed and could be seen in this run. */
  private final Set<EnvironmentKey> present = new HashSet<>();

  public Problems(Ledger ledger) {
    this.ledger = ledger;
  }

  public void changed(List<Change> changes, Scenery scenery, Instant now) {
    for (Change change : changes) {
      boolean begins =
          change.subject().machine() == null
              && change.to().phase() == Phase.PROBLEM
              && (change.from() == null || change.from().phase() != Phase.PROBLEM);
      if (begins) {
        EnvironmentKey key = change.subject().environment();
        raise(key, change.environmentName(), reasons(key, scenery, now), now);
      }
    }
  }

  private static List<Reason> reasons(EnvironmentKey key, Scenery scenery, Instant now) {
    WatchedEnvironment watched = scenery.find(key);
    return watched == null ? List.of() : watched.assess(now, Duration.ZERO).reasons();
  }

  private void raise(EnvironmentKey key, String name, List<Reason> reasons, Instant now) {
    ledger.raise(Topic.of(Kind.PROBLEM, key), new News.ProblemBegan(key, name, reasons), now);
  }

  /**
   * @param deleted whether an action of the person's own deletes an environment
   */
  public void looked(Scenery scenery, Predicate<EnvironmentKey> deleted, Instant now) {
    for (WatchedEnvironment watched : scenery.world().environments()) {
      EnvironmentKey key = watched.key();
      if (watched.gone() || watched.forbidden()) {
        if (present.remove(key) && !deleted.test(key)) {
          raise(key, watched.name(), watched.assess(now, Duration.ZERO).reasons(), now);
        }
      } else if (watched.environment() != null) {
        present.add(key);
      }
    }
    for (Topic topic : ledger.open(Kind.PROBLEM)) {
      EnvironmentKey key = topic.key();
      if (key != null) {
        follow(topic, key, scenery, now);
      }
    }
  }

  private void follow(Topic topic, EnvironmentKey key, Scenery scenery, Instant now) {
    WatchedEnvironment watched = scenery.find(key);
    if (watched == null) {
      if (scenery.missing(key)) {
        present.remove(key);
        ledger.forget(topic);
      }
      return;
    }
    switch (Scenery.phase(watched, now)) {
      case PROBLEM ->
          ledger.update(
              topic,
              news ->
                  new News.ProblemBegan(
                      key, watched.name(), watched.assess(now, Duration.ZERO).reasons()));
      case RUNNING, CHANGING, SUSPENDED, EXPIRING -> ledger.end(topic);
      case UNKNOWN -> {
        // It may still have the problem.
      }
    }
  }
}
