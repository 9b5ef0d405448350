package envwatch.cli;

import envwatch.model.EnvironmentKey;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** When each environment reached the state that is waited for, seen in each view. Thread-safe. */
final class MomentsReached implements Consumer<WorldView> {
  private final Until until;
  private final Map<EnvironmentKey, Instant> moments = new ConcurrentHashMap<>();

  MomentsReached(Until until) {
    this.until = until;
  }

  @Override
  public void accept(WorldView world) {
    for (WatchedEnvironment watched : world.environments()) {
      if (until.met(watched, world.at())) {
        moments.putIfAbsent(watched.key(), world.at());
      } else if (watched.upToDate(world.at())) {
        moments.remove(watched.key());
      }
    }
  }

  /** Null if it was not seen in that state, or has left it. */
  @Nullable Instant of(EnvironmentKey environment) {
    return moments.get(environment);
  }
}
