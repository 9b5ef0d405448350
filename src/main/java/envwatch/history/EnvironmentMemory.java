package envwatch.history;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered of an environment and its machines.
 *
 * @param watched as in the newest view; null if it was not in that view
 * @param seenAt when it was last seen with its machines; meaningless while {@code own} is null
 * @param own null until it was seen with its machines
 * @param machines includes those that were removed
 * @param created whether it was added while the list of its account was looked at
 * @param missed whether a look failed, or a list lacked it, since {@code seenAt}
 * @param doubtful whether the state of any part cannot be told at the moment
 * @param interval the longest pause between looks that was planned since {@code seenAt}; zero if
 *     unknown
 */
record EnvironmentMemory(
    @Nullable WatchedEnvironment watched,
    Instant seenAt,
    @Nullable LastState own,
    Map<MachineId, LastState> machines,
    boolean created,
    boolean missed,
    boolean doubtful,
    Duration interval) {

  /** What another program planned is not known, and between two it is looked at later. */
  private static final Duration CHANGE_OVER = Duration.ofSeconds(20);

  static EnvironmentMemory unknown(boolean created) {
    return new EnvironmentMemory(
        null, Instant.EPOCH, null, Map.of(), created, false, false, Duration.ZERO);
  }

  static EnvironmentMemory carriedIn(LastSeen own, Map<MachineId, LastState> machines) {
    return new EnvironmentMemory(
        null, own.at(), LastState.carriedIn(own), machines, false, false, false, CHANGE_OVER);
  }

  static EnvironmentMemory seen(
      WatchedEnvironment watched,
      Instant at,
      LastState own,
      Map<MachineId, LastState> machines,
      boolean doubtful) {
    Map<MachineId, LastState> kept = Collections.unmodifiableMap(machines);
    return new EnvironmentMemory(
        watched, at, own, kept, false, false, doubtful, watched.interval());
  }

  /** The same after a look that found nothing new. */
  EnvironmentMemory confirmed(WatchedEnvironment now, Instant at) {
    return new EnvironmentMemory(now, at, own, machines, false, false, doubtful, now.interval());
  }

  /** The same after a view in which it is not seen anew. */
  EnvironmentMemory unseen(@Nullable WatchedEnvironment now, boolean missedNow) {
    Duration longest = now == null ? interval : Bounds.max(now.interval(), interval);
    return new EnvironmentMemory(
        now, seenAt, own, machines, created, missed || missedNow, doubtful, longest);
  }

  /** Whether nothing new was seen since the other, apart from when. */
  boolean tellsTheSame(@Nullable EnvironmentMemory other) {
    return other != null
        && own == other.own
        && machines == other.machines
        && environment() == other.environment();
  }

  /** As in the newest view; null if it is not known from there. */
  @Nullable Environment environment() {
    return watched == null ? null : watched.environment();
  }

  void lastSeen(EnvironmentKey key, Consumer<LastSeen> consumer) {
    if (own == null) {
      return;
    }
    consumer.accept(own.lastSeen(Subject.of(key), seenAt));
    machines.forEach(
        (id, machine) -> consumer.accept(machine.lastSeen(new Subject(key, id), seenAt)));
  }

  /** The same by a clock that was set back. */
  EnvironmentMemory earlier(Duration by) {
    if (own == null) {
      return this;
    }
    Map<MachineId, LastState> shifted = new LinkedHashMap<>();
    machines.forEach((id, machine) -> shifted.put(id, machine.earlier(by)));
    return new EnvironmentMemory(
        watched,
        seenAt.minus(by),
        own.earlier(by),
        Collections.unmodifiableMap(shifted),
        created,
        missed,
        doubtful,
        interval);
  }
}
