package envwatch.notices;

import envwatch.history.Change;
import envwatch.model.EnvironmentKey;
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

/** What is not told for a while. */
final class Mutes {
  private final Membership membership;
  private final Map<MuteScope, Mute> mutes = new LinkedHashMap<>();

  /** What somebody is on already, which is told when nobody is any more. */
  private Set<EnvironmentKey> claimed = Set.of();

  public Mutes(Membership membership) {
    this.membership = membership;
  }

  public void carryIn(Collection<Mute> earlier) {
    earlier.forEach(mute -> mutes.putIfAbsent(mute.scope(), mute));
  }

  /** Replaces the mute of the same scope. */
  public void add(Mute mute) {
    mutes.put(mute.scope(), mute);
  }

  public void claimed(Set<EnvironmentKey> environments) {
    claimed = environments;
  }

  public void remove(MuteScope scope) {
    mutes.remove(scope);
  }

  public void forgetIf(Predicate<EnvironmentKey> which) {
    mutes.keySet().removeIf(scope -> scope instanceof MuteScope.One(var key) && which.test(key));
  }

  public List<Mute> all() {
    return List.copyOf(mutes.values());
  }

  public void expire(Instant now) {
    mutes.values().removeIf(mute -> mute.over(now));
  }

  /** Ends those that wait for a change. */
  public void changed(List<Change> changes) {
    for (Change change : changes) {
      if (change.subject().machine() == null && change.ofState()) {
        MuteScope scope = new MuteScope.One(change.subject().environment());
        Mute mute = mutes.get(scope);
        if (mute != null && mute.untilChange()) {
          mutes.remove(scope);
        }
      }
    }
  }

  /** No tool is run for what is not told. */
  boolean silences(NoticeRun run, WorldIndex index) {
    return mutesEverything() || mutes(run.environment(), index);
  }

  /** What a person asked for is told unless everything is muted. */
  public boolean mutes(NoticeEvent news, WorldIndex index) {
    return mutesEverything()
        || !(news instanceof NoticeEvent.Arrived) && mutes(news.environment(), index);
  }

  private boolean mutesEverything() {
    return mutes.containsKey(new MuteScope.Everything());
  }

  /** Whether it is muted by itself or with a view, or somebody is on it. */
  public boolean mutes(@Nullable EnvironmentKey key, WorldIndex index) {
    if (key != null && claimed.contains(key)) {
      return true;
    }
    if (mutes.isEmpty()) {
      return false;
    }
    WatchedEnvironment watched = key == null ? null : index.find(key);
    return mutes.keySet().stream()
        .anyMatch(scope ->
            switch (scope) {
              case MuteScope.Everything _ -> false;
              case MuteScope.One(EnvironmentKey muted) -> muted.equals(key);
              case MuteScope.View view ->
                  watched != null && membership.shows(view.filter(), watched, index.world());
            });
  }

  /** When the next one ends; {@link Instant#MAX} for never. */
  public Instant nextEnd() {
    return mutes.values().stream().map(Mute::until).min(Instant::compareTo).orElse(Instant.MAX);
  }
}
