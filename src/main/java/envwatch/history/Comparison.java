package envwatch.history;

import envwatch.history.LastState.Doubt;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares what was seen of an environment or machine with what is remembered of it. */
final class Comparison {
  /** A state that cannot be told for longer than this has become unknown. */
  private static final Duration DOUBT_LASTS = Duration.ofMinutes(5);

  private final LastState known;
  private final Observation sighting;
  private final Instant lastSeen;
  private final List<Fact> facts;
  private final @Nullable Doubt doubt;
  private final State to;

  /**
   * @param lastSeen when it was last seen; a clock that was wrong in an earlier run may place it
   *     after the sighting
   */
  Comparison(LastState known, Observation sighting, Instant lastSeen) {
    this.known = known;
    this.sighting = sighting;
    this.lastSeen = Bounds.min(lastSeen, sighting.at());
    facts = sighting.facts().since(known.facts(), Duration.between(this.lastSeen, sighting.at()));
    doubt = doubt();
    to = doubt == null || lasts(doubt) ? sighting.state() : known.state();
  }

  private @Nullable Doubt doubt() {
    if (!sighting.isDoubtful(known.state())) {
      return null;
    }
    return known.doubt() == null ? new Doubt(lastSeen, sighting.at()) : known.doubt();
  }

  private boolean lasts(Doubt since) {
    return Duration.between(since.since(), sighting.at()).compareTo(DOUBT_LASTS) > 0;
  }

  private boolean ofState() {
    return !to.equals(known.state());
  }

  /** Whether its status or progress changed. */
  boolean moved() {
    return ofState() || sighting.progress() != known.progress();
  }

  /** Whether its state cannot be told, but was not given up yet. */
  boolean isDoubtful() {
    return doubt != null && !ofState();
  }

  /** When it was last known to be as it was. */
  Instant seenBefore() {
    Doubt earlier = known.doubt();
    return ofState() && earlier != null ? earlier.seenBefore() : lastSeen;
  }

  private Instant seenAfter() {
    return ofState() && doubt != null ? doubt.since() : sighting.at();
  }

  /**
   * @param watched whether it was looked at all the time since {@link #seenBefore}
   */
  LastState next(boolean watched) {
    return new LastState(
        to,
        ofState() ? seenAfter() : Bounds.min(known.since(), sighting.at()),
        ofState() ? watched : known.exact(),
        ofState() ? (watched ? null : seenBefore()) : known.after(),
        moved() ? sighting.at() : known.moved(),
        sighting.progress(),
        sighting.facts().over(known.facts()),
        ofState() ? known.arrivals().with(to.phase(), seenAfter()) : known.arrivals(),
        isDoubtful() ? doubt : null,
        null);
  }

  /**
   * The change; null if there is none.
   *
   * @param watched whether it was looked at all the time since {@link #seenBefore}
   */
  @Nullable Change change(Causes causes, boolean watched) {
    if (!ofState() && facts.isEmpty()) {
      return null;
    }
    Instant before = seenBefore();
    Instant after = seenAfter();
    Cause cause = causes.of(sighting.subject(), known, to, facts, before, after, watched);
    return new Change(
        sighting.subject(),
        sighting.environmentName(),
        sighting.machineName(),
        before,
        after,
        known.state(),
        to,
        cause,
        facts);
  }
}
