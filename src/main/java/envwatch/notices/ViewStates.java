package envwatch.notices;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Environments of saved views that come into a state of which a person wants to be told, or for
 * which a tool is run. Problems and expirations are raised by their own rules; here is only decided
 * whether a view wants them.
 */
final class ViewStates {
  private final NoticeQueue queue;
  private final Membership membership;

  /** What changed, until a view of the world shows it. */
  private final Map<EnvironmentKey, Came> came = new HashMap<>();

  /** What tools are run for, until somebody takes it. */
  private final List<NoticeRun> runs = new ArrayList<>();

  /** The last known phase of those that became unknown. */
  private final Map<EnvironmentKey, Phase> known = new HashMap<>();

  private record Came(Phase phase, Change change) {
    /** When it was first seen so. */
    Instant at() {
      return change.firstSeenAfter();
    }

    /** Problems have a rule of their own. */
    boolean told() {
      return phase != Phase.PROBLEM;
    }

    /** What happened while nobody looked comes in a crowd when looking begins again. */
    boolean seen() {
      return switch (change.cause()) {
        case Cause.Service _, Cause.OwnAction _ -> true;
        case Cause.NotSeen _, Cause.Elsewhere _ -> false;
      };
    }
  }

  public ViewStates(NoticeQueue queue, Membership membership) {
    this.queue = queue;
    this.membership = membership;
  }

  public void changed(List<Change> changes) {
    for (Change change : changes) {
      if (change.subject().machine() == null) {
        changed(change);
      }
    }
  }

  private void changed(Change change) {
    EnvironmentKey key = change.subject().environment();
    Phase to = change.to().phase();
    Phase from = change.from() == null ? null : change.from().phase();
    if (from == to) {
      return;
    }
    came.remove(key);
    if (to == Phase.UNKNOWN) {
      if (from != null) {
        known.put(key, from);
      }
      return;
    }
    Phase before = from == Phase.UNKNOWN ? known.getOrDefault(key, to) : from;
    known.remove(key);
    // An own action should not have failed.
    if (before != to && (to == Phase.PROBLEM || !(change.cause() instanceof Cause.OwnAction))) {
      came.put(key, new Came(to, change));
    }
  }

  /** Raises what came into a state in a view that tells of it, and ends what left it. */
  public void looked(WorldIndex index, List<ViewRule> rules, Instant now) {
    came.entrySet().removeIf(entry -> settled(entry.getKey(), entry.getValue(), index, rules, now));
    known.keySet().removeIf(index::missing);
    queue.follow(
        Kind.STATE,
        index,
        (topic, watched) -> {
          Phase phase = WorldIndex.phase(watched, now);
          return phase != Phase.UNKNOWN && !phase.name().equals(topic.detail());
        });
  }

  private boolean settled(
      EnvironmentKey key, Came change, WorldIndex index, List<ViewRule> rules, Instant now) {
    WatchedEnvironment watched = index.find(key);
    if (watched == null) {
      return index.missing(key) && !index.world().at().isBefore(change.at());
    }
    if (WorldIndex.phase(watched, now) != change.phase()) {
      Instant seen = watched.seenAt();
      return seen != null && seen.isAfter(change.at());
    }
    List<ViewRule> telling = telling(rules, change.phase(), watched, index).toList();
    if (change.told() && !telling.isEmpty()) {
      String view = telling.getFirst().view();
      queue.raise(
          NoticeKey.of(Kind.STATE, key, change.phase()),
          new NoticeEvent.CameInto(key, watched.name(), change.phase(), view),
          now);
    }
    if (change.seen()) {
      telling.stream()
          .map(ViewRule::tool)
          .filter(tool -> !tool.isEmpty())
          .distinct()
          .forEach(tool -> runs.add(new NoticeRun(tool, change.change(), index.world())));
    }
    return true;
  }

  private Stream<ViewRule> telling(
      List<ViewRule> rules, Phase phase, WatchedEnvironment watched, WorldIndex index) {
    return rules.stream()
        .filter(rule -> rule.states().contains(phase))
        .filter(rule -> membership.shows(rule.filter(), watched, index.world()));
  }

  /** What tools are to be run for since the last call. */
  public List<NoticeRun> takeRuns() {
    List<NoticeRun> taken = List.copyOf(runs);
    runs.clear();
    return taken;
  }

  /** Whether a view wants to be told of it, although a person switched its reason off. */
  public boolean want(NoticeEvent news, List<ViewRule> rules, WorldIndex index) {
    EnvironmentKey key = news.environment();
    Phase phase = phase(news.reason());
    WatchedEnvironment watched = key == null || phase == null ? null : index.find(key);
    return watched != null
        && phase != null
        && telling(rules, phase, watched, index).findAny().isPresent();
  }

  /** The phase under which a reason is counted in the window; null for those of no phase. */
  private static @Nullable Phase phase(NoticeReason reason) {
    return switch (reason) {
      case PROBLEM, STUCK -> Phase.PROBLEM;
      case EXPIRATION -> Phase.EXPIRING;
      case FAILED_ACTION, CONTACT, VIEW, ASKED -> null;
    };
  }

  public void forgetIf(Predicate<EnvironmentKey> which) {
    came.keySet().removeIf(which);
    known.keySet().removeIf(which);
  }
}
