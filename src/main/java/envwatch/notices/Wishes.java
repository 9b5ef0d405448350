package envwatch.notices;

import envwatch.history.Waiting;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.Topic.Kind;
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
final class Wishes {
  private final Ledger ledger;
  private final Map<EnvironmentKey, Wish> wishes = new LinkedHashMap<>();

  public Wishes(Ledger ledger) {
    this.ledger = ledger;
  }

  public void carryIn(Collection<Wish> earlier) {
    earlier.forEach(wish -> wishes.putIfAbsent(wish.environment(), wish));
  }

  public Set<EnvironmentKey> keys() {
    return Set.copyOf(wishes.keySet());
  }

  public List<Wish> all() {
    return List.copyOf(wishes.values());
  }

  public void add(EnvironmentKey key, Scenery scenery, Instant now) {
    WatchedEnvironment watched = scenery.find(key);
    Phase phase = watched == null ? Phase.UNKNOWN : Scenery.phase(watched, now);
    wishes.putIfAbsent(key, new Wish(key, now, phase, phase == Phase.CHANGING, false));
  }

  /** Whether there is nothing to wait for. */
  public static boolean isReady(EnvironmentKey key, Scenery scenery, Instant now) {
    WatchedEnvironment watched = scenery.find(key);
    return watched != null && isReady(Scenery.phase(watched, now));
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

  private static Topic topic(EnvironmentKey key) {
    return Topic.of(Kind.ARRIVAL, key);
  }

  public void looked(Scenery scenery, Stalls stalls, Instant now) {
    for (Wish wish : List.copyOf(wishes.values())) {
      EnvironmentKey key = wish.environment();
      Arrival arrival = arrival(wish, scenery, stalls, now);
      if (arrival == null) {
        ledger.forget(topic(key));
      } else {
        raise(new News.Arrived(key, scenery.name(key), arrival), now);
      }
    }
  }

  /** What looks bad may pass at once. */
  private void raise(News.Arrived arrived, Instant now) {
    Topic topic = topic(arrived.key());
    if (arrived.arrival() == Arrival.FAILED || arrived.arrival() == Arrival.GONE) {
      ledger.raise(topic, arrived, now);
      ledger.update(topic, before -> arrived);
    } else {
      ledger.forget(topic);
      ledger.raiseAtOnce(topic, arrived, now);
    }
  }

  private @Nullable Arrival arrival(Wish wish, Scenery scenery, Stalls stalls, Instant now) {
    EnvironmentKey key = wish.environment();
    WatchedEnvironment watched = scenery.find(key);
    if (watched == null) {
      return scenery.missing(key) ? Arrival.GONE : null;
    }
    if (watched.gone()) {
      return Arrival.GONE;
    }
    Phase phase = Scenery.phase(watched, now);
    if (wish.from() == Phase.UNKNOWN && !wish.moved() && phase != Phase.UNKNOWN) {
      wishes.put(key, new Wish(key, wish.at(), phase, phase == Phase.CHANGING, false));
      return null;
    }
    boolean arrived = wish.moved() || phase != wish.from();
    if (isReady(phase)) {
      return arrived ? Arrival.READY : null;
    }
    return switch (phase) {
      case CHANGING -> {
        if (!wish.moved()) {
          wishes.put(key, wish.hasMoved());
        }
        Waiting waiting = stalls.waiting(key);
        yield waiting != null && waiting.late(now) && !wish.lateTold() ? Arrival.LATE : null;
      }
      case SUSPENDED -> arrived ? Arrival.SUSPENDED : null;
      case PROBLEM -> arrived ? Arrival.FAILED : null;
      case RUNNING, EXPIRING, UNKNOWN -> null;
    };
  }

  /**
   * It was told: the wish is fulfilled, and needs not be told a second time. Who was told that it
   * is late still waits for it.
   */
  public void told(News.Arrived arrived, Instant now) {
    EnvironmentKey key = arrived.key();
    ledger.forget(topic(key));
    if (arrived.arrival() == Arrival.LATE) {
      wishes.computeIfPresent(key, (same, wish) -> wish.toldLate());
      return;
    }
    wishes.remove(key);
    if (arrived.arrival() == Arrival.FAILED || arrived.arrival() == Arrival.GONE) {
      ledger.markTold(Topic.of(Kind.PROBLEM, key), now);
    } else if (arrived.arrival() == Arrival.READY) {
      ledger.markTold(Topic.of(Kind.STATE, key, Phase.RUNNING), now);
    } else if (arrived.arrival() == Arrival.SUSPENDED) {
      ledger.markTold(Topic.of(Kind.STATE, key, Phase.SUSPENDED), now);
    }
  }
}
