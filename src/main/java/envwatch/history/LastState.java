package envwatch.history;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered of an environment, or of one of its machines.
 *
 * @param since when it was first seen in its state
 * @param exact whether the beginning of the state was seen
 * @param after when it was last seen in another state, if the beginning of this one was not seen;
 *     null if it never was
 * @param moved when its status or progress last changed
 * @param progress the newest progress in percent; 0 for environments
 * @param arrivals when it came to rest
 * @param doubt since when its state cannot be told; null while it can
 * @param removedAfter when a machine was last seen that its environment does not have any more;
 *     null for everything else, which was last seen with its environment
 */
record LastState(
    State state,
    Instant since,
    boolean exact,
    @Nullable Instant after,
    Instant moved,
    int progress,
    Facts facts,
    Arrivals arrivals,
    @Nullable Doubt doubt,
    @Nullable Instant removedAfter) {

  /**
   * A stretch in which a state cannot be told.
   *
   * @param seenBefore when it was last seen in its state
   */
  record Doubt(Instant seenBefore, Instant since) {}

  static LastState carriedIn(LastSeen seen) {
    return new LastState(
        seen.state(),
        seen.since(),
        seen.exact(),
        seen.after(),
        seen.moved(),
        0,
        new Facts(seen.name(), seen.facts()),
        Arrivals.NONE.with(seen.state().phase(), seen.since()),
        null,
        null);
  }

  LastState removedAfter(Instant lastSeen) {
    return new LastState(
        state, since, exact, after, moved, progress, facts, arrivals, null, lastSeen);
  }

  LastState movedAt(Instant at) {
    return new LastState(
        state, since, exact, after, at, progress, facts, arrivals, doubt, removedAfter);
  }

  LastSeen lastSeen(Subject subject, Instant environmentSeenAt) {
    Instant seenAt = removedAfter == null ? environmentSeenAt : removedAfter;
    return new LastSeen(
        subject, facts.name(), facts.others(), state, since, exact, after, moved, seenAt);
  }

  LastState earlier(Duration by) {
    return new LastState(
        state,
        since.minus(by),
        exact,
        after == null ? null : after.minus(by),
        moved.minus(by),
        progress,
        facts,
        arrivals.earlier(by),
        doubt == null ? null : new Doubt(doubt.seenBefore.minus(by), doubt.since.minus(by)),
        removedAfter == null ? null : removedAfter.minus(by));
  }
}
