package envwatch.notices;

import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Environments whose problem begins and ends again and again. */
final class Flapping {
  private final NoticeQueue queue;
  private final Map<EnvironmentKey, Looked> looked = new HashMap<>();
  private final Map<EnvironmentKey, FlappingRing> rings = new HashMap<>();

  private record Looked(WatchedEnvironment watched, boolean failing) {}

  public Flapping(NoticeQueue queue) {
    this.queue = queue;
  }

  public boolean flaps(EnvironmentKey key) {
    FlappingRing ring = rings.get(key);
    return ring != null && ring.flapping();
  }

  /**
   * Must be called with every view, because each look counts.
   *
   * @param differing those of the view that differ from the view before
   */
  public void looked(WorldIndex index, List<WatchedEnvironment> differing, Instant now) {
    for (WatchedEnvironment watched : differing) {
      Looked before = looked.get(watched.key());
      if (before == null || isLookAfter(watched, before.watched())) {
        look(watched, before, now);
      }
    }
    if (looked.size() > index.world().environments().size()) {
      Set<EnvironmentKey> missing = new HashSet<>(looked.keySet());
      missing.removeIf(key -> index.find(key) != null);
      missing.forEach(this::forget);
    }
  }

  private static boolean isLookAfter(WatchedEnvironment now, WatchedEnvironment before) {
    Instant seen = now.seenAt();
    return seen != null && !seen.equals(before.seenAt());
  }

  private void look(WatchedEnvironment watched, @Nullable Looked before, Instant now) {
    EnvironmentKey key = watched.key();
    boolean same = before != null && before.watched().environment() == watched.environment();
    Phase phase = same ? null : WorldIndex.phase(watched, now);
    if (phase == Phase.UNKNOWN) {
      return;
    }
    boolean failing = phase == null ? before != null && before.failing() : phase == Phase.PROBLEM;
    looked.put(key, new Looked(watched, failing));
    boolean changed = before != null && before.failing() != failing;
    FlappingRing ring =
        changed ? rings.computeIfAbsent(key, added -> new FlappingRing()) : rings.get(key);
    if (ring != null) {
      look(ring, changed, watched, failing, now);
    }
  }

  private void look(
      FlappingRing ring, boolean changed, WatchedEnvironment watched, boolean bad, Instant now) {
    EnvironmentKey key = watched.key();
    boolean flapped = ring.flapping();
    ring.look(changed);
    NoticeKey flapping = NoticeKey.of(Kind.FLAPPING, key);
    NoticeKey settled = NoticeKey.of(Kind.SETTLED, key);
    if (!flapped && ring.flapping()) {
      queue.forget(settled);
      queue.raiseAtOnce(flapping, new NoticeEvent.KeepsFailing(key, watched.name()), now);
    } else if (flapped && !ring.flapping()) {
      if (queue.wasTold(flapping)) {
        queue.raiseAtOnce(settled, new NoticeEvent.Settled(key, watched.name(), bad), now);
      }
      queue.end(flapping);
    }
    if (ring.idle()) {
      rings.remove(key);
    }
  }

  private void forget(EnvironmentKey key) {
    looked.remove(key);
    rings.remove(key);
    queue.forget(NoticeKey.of(Kind.FLAPPING, key));
    queue.forget(NoticeKey.of(Kind.SETTLED, key));
  }
}
