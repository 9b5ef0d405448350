package envwatch.notices;

import envwatch.history.Waiting;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What a person waits for: told once when it comes to rest, then forgotten. */
final class ReadyAlerts {
  private final NoticeQueue queue;
  private final Map<EnvironmentKey, ReadyAlert> readyAlerts = new LinkedHashMap<>();

  public ReadyAlerts(NoticeQueue queue) {
    this.queue = queue;
  }

  public void carryIn(Collection<ReadyAlert> earlier) {
    earlier.forEach(wish -> readyAlerts.putIfAbsent(wish.environment(), wish));
  }

  public Set<EnvironmentKey> keys() {
    return Set.copyOf(readyAlerts.keySet());
  }

  public List<ReadyAlert> all() {
    return List.copyOf(readyAlerts.values());
  }

  public void add(EnvironmentKey key, WorldIndex index, Instant now) {
    WatchedEnvironment watched = index.find(key);
    Phase phase = watched == null ? Phase.UNKNOWN : WorldIndex.phase(watched, now);
    readyAlerts.putIfAbsent(key, new ReadyAlert(key, now, phase, phase == Phase.CHANGING, false));
  }

  /** Whether there is nothing to wait for. */
  public static boolean isReady(EnvironmentKey key, WorldIndex index, Instant now) {
    WatchedEnvironment watched = index.find(key);
    return watched != null && isReady(WorldIndex.phase(watched, now));
  }

  private static boolean isReady(Phase phase) {
    return phase == Phase.RUNNING || phase == Phase.EXPIRING;
  }

  public void remove(EnvironmentKey key) {
    readyAlerts.remove(key);
    queue.forget(topic(key));
  }

  public void forgetIf(Predicate<EnvironmentKey> which) {
    readyAlerts.keySet().removeIf(which);
  }

  private static NoticeKey topic(EnvironmentKey key) {
    return NoticeKey.of(Kind.ARRIVAL, key);
  }

  public void looked(WorldIndex index, StuckRule stalls, Instant now) {
    for (ReadyAlert wish : List.copyOf(readyAlerts.values())) {
      EnvironmentKey key = wish.environment();
      WaitResult arrival = arrival(wish, index, stalls, now);
      if (arrival == null) {
        queue.forget(topic(key));
      } else {
        raise(new NoticeEvent.Arrived(key, index.name(key), arrival), now);
      }
    }
  }

  /** What looks bad may pass at once. */
  private void raise(NoticeEvent.Arrived arrived, Instant now) {
    NoticeKey topic = topic(arrived.key());
    if (arrived.arrival() == WaitResult.FAILED || arrived.arrival() == WaitResult.GONE) {
      queue.raise(topic, arrived, now);
      queue.update(topic, before -> arrived);
    } else {
      queue.forget(topic);
      queue.raiseAtOnce(topic, arrived, now);
    }
  }

  private @Nullable WaitResult arrival(
      ReadyAlert wish, WorldIndex index, StuckRule stalls, Instant now) {
    EnvironmentKey key = wish.environment();
    WatchedEnvironment watched = index.find(key);
    if (watched == null) {
      return index.missing(key) ? WaitResult.GONE : null;
    }
    if (watched.gone()) {
      return WaitResult.GONE;
    }
    Phase phase = WorldIndex.phase(watched, now);
    if (wish.from() == Phase.UNKNOWN && !wish.moved() && phase != Phase.UNKNOWN) {
      readyAlerts.put(key, new ReadyAlert(key, wish.at(), phase, phase == Phase.CHANGING, false));
      return null;
    }
    boolean arrived = wish.moved() || phase != wish.from();
    if (isReady(phase)) {
      return arrived ? WaitResult.READY : null;
    }
    return switch (phase) {
      case CHANGING -> {
        if (!wish.moved()) {
          readyAlerts.put(key, wish.hasMoved());
        }
        Waiting waiting = stalls.waiting(key);
        yield waiting != null && waiting.late(now) && !wish.lateTold() ? WaitResult.LATE : null;
      }
      case SUSPENDED -> arrived ? WaitResult.SUSPENDED : null;
      case PROBLEM -> arrived ? WaitResult.FAILED : null;
      case RUNNING, EXPIRING, UNKNOWN -> null;
    };
  }

  /**
   * It was told: the wish is fulfilled, and needs not be told a second time. Who was told that it
   * is late still waits for it.
   */
  public void told(NoticeEvent.Arrived arrived, Instant now) {
    EnvironmentKey key = arrived.key();
    queue.forget(topic(key));
    if (arrived.arrival() == WaitResult.LATE) {
      readyAlerts.computeIfPresent(key, (same, wish) -> wish.toldLate());
      return;
    }
    readyAlerts.remove(key);
    if (arrived.arrival() == WaitResult.FAILED || arrived.arrival() == WaitResult.GONE) {
      queue.markTold(NoticeKey.of(Kind.PROBLEM, key), now);
    } else if (arrived.arrival() == WaitResult.READY) {
      queue.markTold(NoticeKey.of(Kind.STATE, key, Phase.RUNNING), now);
    } else if (arrived.arrival() == WaitResult.SUSPENDED) {
      queue.markTold(NoticeKey.of(Kind.STATE, key, Phase.SUSPENDED), now);
    }
  }
}
