package envwatch.notices;

import envwatch.history.Waiting;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.WatchedEnvironment;
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
  private final NoticeQueue ledger;
  private final Map<EnvironmentKey, ReadyAlert> wishes = new LinkedHashMap<>();

  public ReadyAlerts(NoticeQueue ledger) {
    this.ledger = ledger;
  }

  public void carryIn(Collection<ReadyAlert> earlier) {
    earlier.forEach(wish -> wishes.putIfAbsent(wish.environment(), wish));
  }

  public Set<EnvironmentKey> keys() {
    return Set.copyOf(wishes.keySet());
  }

  public List<ReadyAlert> all() {
    return List.copyOf(wishes.values());
  }

  public void add(EnvironmentKey key, WorldIndex scenery, Instant now) {
    WatchedEnvironment watched = scenery.find(key);
    Phase phase = watched == null ? Phase.UNKNOWN : WorldIndex.phase(watched, now);
    wishes.putIfAbsent(key, new ReadyAlert(key, now, phase, phase == Phase.CHANGING, false));
  }

  /** Whether there is nothing to wait for. */
  public static boolean isReady(EnvironmentKey key, WorldIndex scenery, Instant now) {
    WatchedEnvironment watched = scenery.find(key);
    return watched != null && isReady(WorldIndex.phase(watched, now));
  }

  private static boolean isReady(Phase phase) {
    return phase == Phase.RUNNING || phase == Phase.EXPIRING;
  }

  public void remove(EnvironmentKey key) {
    wishes.remove(key);
    ledger.forget(topic(key));
  }

  public void forgetIf(Predicate<EnvironmentKey> which) {
    wishes.keySet().removeIf(which);
  }

  private static NoticeKey topic(EnvironmentKey key) {
    return NoticeKey.of(Kind.ARRIVAL, key);
  }

  public void looked(WorldIndex scenery, StuckRule stalls, Instant now) {
    for (ReadyAlert wish : List.copyOf(wishes.values())) {
      EnvironmentKey key = wish.environment();
      WaitResult arrival = arrival(wish, scenery, stalls, now);
      if (arrival == null) {
        ledger.forget(topic(key));
      } else {
        raise(new NoticeEvent.Arrived(key, scenery.name(key), arrival), now);
      }
    }
  }

  /** What looks bad may pass at once. */
  private void raise(NoticeEvent.Arrived arrived, Instant now) {
    NoticeKey topic = topic(arrived.key());
    if (arrived.arrival() == WaitResult.FAILED || arrived.arrival() == WaitResult.GONE) {
      ledger.raise(topic, arrived, now);
      ledger.update(topic, before -> arrived);
    } else {
      ledger.forget(topic);
      ledger.raiseAtOnce(topic, arrived, now);
    }
  }

  private @Nullable WaitResult arrival(
      ReadyAlert wish, WorldIndex scenery, StuckRule stalls, Instant now) {
    EnvironmentKey key = wish.environment();
    WatchedEnvironment watched = scenery.find(key);
    if (watched == null) {
      return scenery.missing(key) ? WaitResult.GONE : null;
    }
    if (watched.gone()) {
      return WaitResult.GONE;
    }
    Phase phase = WorldIndex.phase(watched, now);
    if (wish.from() == Phase.UNKNOWN && !wish.moved() && phase != Phase.UNKNOWN) {
      wishes.put(key, new ReadyAlert(key, wish.at(), phase, phase == Phase.CHANGING, false));
      return null;
    }
    boolean arrived = wish.moved() || phase != wish.from();
    if (isReady(phase)) {
      return arrived ? WaitResult.READY : null;
    }
    return switch (phase) {
      case CHANGING -> {
        if (!wish.moved()) {
          wishes.put(key, wish.hasMoved());
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
    ledger.forget(topic(key));
    if (arrived.arrival() == WaitResult.LATE) {
      wishes.computeIfPresent(key, (same, wish) -> wish.toldLate());
      return;
    }
    wishes.remove(key);
    if (arrived.arrival() == WaitResult.FAILED || arrived.arrival() == WaitResult.GONE) {
      ledger.markTold(NoticeKey.of(Kind.PROBLEM, key), now);
    } else if (arrived.arrival() == WaitResult.READY) {
      ledger.markTold(NoticeKey.of(Kind.STATE, key, Phase.RUNNING), now);
    } else if (arrived.arrival() == WaitResult.SUSPENDED) {
      ledger.markTold(NoticeKey.of(Kind.STATE, key, Phase.SUSPENDED), now);
    }
  }
}
