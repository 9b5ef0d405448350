package envwatch.actions;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.util.Time;
import envwatch.watch.WatchAccess;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Follows accepted actions until their change is visible: has the environment looked at often, and
 * reports the outcome of each action once. Calls the watch and the listener without holding its
 * lock, because both have their own.
 */
final class CompletionTracker implements AutoCloseable {
  static final Duration FAST = Duration.ofSeconds(2);
  static final Duration FAST_FOR = Duration.ofSeconds(30);
  static final Duration STEADY = Duration.ofSeconds(5);
  static final Duration LONGEST = Duration.ofMinutes(10);

  private final WatchAccess watch;
  private final Time time;
  private final BiConsumer<String, Outcome> outcomes;
  private final Map<String, Followed> followed = new LinkedHashMap<>();
  private boolean closed;

  /**
   * @param acceptedAt by the computer's clock, for display
   * @param accepted the same moment by the steady clock
   * @param began the same moment by {@link Time#elapsed}
   */
  private record Followed(
      EnvironmentKey key,
      Expectation expectation,
      Instant acceptedAt,
      Instant accepted,
      Duration began,
      List<Time.Alarm> alarms) {}

  /** Reports outcomes under the id that was passed to {@link #follow}. */
  CompletionTracker(WatchAccess watch, Time time, BiConsumer<String, Outcome> outcomes) {
    this.watch = watch;
    this.time = time;
    this.outcomes = outcomes;
  }

  void follow(String id, EnvironmentOrder order, @Nullable Environment before, Instant acceptedAt) {
    EnvironmentKey key = order.target().key();
    synchronized (this) {
      if (closed) {
        return;
      }
      List<Time.Alarm> alarms =
          List.of(time.after(FAST_FOR, () -> slowDown(id)), time.after(LONGEST, () -> giveUp(id)));
      followed.put(
          id,
          new Followed(
              key,
              new Expectation(order, before),
              acceptedAt,
              time.steady().instant(),
              time.elapsed(),
              alarms));
    }
    watch.hasten(key, FAST, FAST_FOR);
  }

  void look(WorldView world) {
    Map<String, Outcome> settled = new LinkedHashMap<>();
    synchronized (this) {
      followed.forEach((id, one) -> {
        Outcome outcome = outcome(one, world);
        if (outcome != null) {
          settled.put(id, outcome);
        }
      });
    }
    settled.forEach(this::settle);
  }

  private @Nullable Outcome outcome(Followed one, WorldView world) {
    Instant acceptedByView = one.accepted().minus(world.setBack());
    return switch (one.expectation().look(world, acceptedByView)) {
      case NOT_YET -> null;
      case SEEN -> new Outcome.Seen(time.elapsed().minus(one.began()));
      case WENT_WRONG -> new Outcome.WentWrong(word(one.key(), world));
      case OUT_OF_SIGHT -> new Outcome.Accepted(null, null);
    };
  }

  private static String word(EnvironmentKey key, WorldView world) {
    Environment environment = world.find(key).map(WatchedEnvironment::environment).orElse(null);
    return environment == null ? "" : environment.status().word();
  }

  private void slowDown(String id) {
    find(id).ifPresent(one -> watch.hasten(one.key(), STEADY, LONGEST.minus(FAST_FOR)));
  }

  private void giveUp(String id) {
    find(id).ifPresent(one -> settle(id, new Outcome.NotSeenYet(one.acceptedAt())));
  }

  private synchronized Optional<Followed> find(String id) {
    return Optional.ofNullable(followed.get(id));
  }

  private void settle(String id, Outcome outcome) {
    Followed one;
    boolean last;
    synchronized (this) {
      one = followed.remove(id);
      if (one == null) {
        return;
      }
      one.alarms().forEach(Time.Alarm::cancel);
      last = followed.values().stream().noneMatch(other -> other.key().equals(one.key()));
    }
    if (last) {
      watch.calm(one.key());
    }
    outcomes.accept(id, outcome);
  }

  @Override
  public synchronized void close() {
    closed = true;
    new ArrayList<>(followed.values()).forEach(one -> one.alarms().forEach(Time.Alarm::cancel));
    followed.clear();
  }
}
