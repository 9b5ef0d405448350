package envwatch.team.past;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.Witness;
import envwatch.model.Phase;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Fills the gaps of a timeline with what a Prometheus saw: what this computer saw stays. */
final class GapFilling {
  /** Shorter ones are not worth a question: a restart, or an answer that was lost. */
  private static final Duration SHORTEST = Duration.ofMinutes(1);

  private final Timeline own;
  private final Witness witness;
  private final Duration step;
  private final List<Segment> segments = new ArrayList<>();

  /** What was known last, and until when; null at first. */
  private @Nullable State last;

  private Instant lastSeen = Instant.MIN;

  private GapFilling(Timeline own, Witness witness, Duration step) {
    this.own = own;
    this.witness = witness;
    this.step = step;
  }

  /** From the first gap within the range to the last one; null if none is worth a question. */
  static @Nullable Range gaps(Timeline timeline, Range within) {
    Range gaps = null;
    for (Segment segment : timeline.segments()) {
      Instant from = Bounds.max(segment.from(), within.from());
      Instant until = Bounds.min(segment.until(), within.until());
      if (segment.seen() != Seen.SEEN
          && until.isAfter(from)
          && Duration.between(from, until).compareTo(SHORTEST) >= 0) {
        gaps = new Range(gaps == null ? from : gaps.from(), until);
      }
    }
    return gaps;
  }

  /**
   * @param seen by the witness, oldest first
   * @param step how far apart its looks are
   */
  static Timeline fill(Timeline own, Witness witness, List<Stretch> seen, Duration step) {
    GapFilling filling = new GapFilling(own, witness, step);
    for (Segment segment : own.segments()) {
      if (segment.seen() == Seen.SEEN) {
        filling.keep(segment);
      } else {
        filling.fill(segment, seen);
      }
    }
    return new Timeline(own.subject(), own.name(), own.range(), filling.segments, witness);
  }

  private void keep(Segment segment) {
    segments.add(segment);
    last = segment.state();
    lastSeen = segment.until();
  }

  private void fill(Segment gap, List<Stretch> seen) {
    Instant reached = gap.from();
    for (Stretch stretch : seen) {
      Instant from = Bounds.max(stretch.from(), reached);
      Instant until = Bounds.min(stretch.until(), gap.until());
      if (until.isAfter(from)) {
        append(new Segment(reached, from, gap.seen(), null, null));
        append(seen(stretch, from, until));
        reached = until;
      }
    }
    append(new Segment(reached, gap.until(), gap.seen(), null, null));
  }

  private Segment seen(Stretch stretch, Instant from, Instant until) {
    State state = new State(stretch.phase(), "");
    State before = last;
    Change change =
        before == null || !differs(before, state)
            ? null
            : new Change(
                own.subject(),
                own.name(),
                null,
                Bounds.min(lastSeen, from),
                from,
                before,
                state,
                new Cause.Elsewhere(witness.host()),
                List.of());
    // What expires soon may be as it was before.
    last = before != null && state.phase() == Phase.EXPIRING ? before : state;
    lastSeen = Bounds.max(from, Bounds.min(stretch.until().minus(step), until));
    return new Segment(from, until, Seen.ELSEWHERE, state, change);
  }

  private static boolean differs(State before, State now) {
    return before.phase() != now.phase()
        && before.phase() != Phase.EXPIRING
        && now.phase() != Phase.EXPIRING;
  }

  private void append(Segment next) {
    Segment before = segments.isEmpty() ? null : segments.getLast();
    if (!next.until().isAfter(next.from())) {
      return;
    }
    boolean goesOn =
        before != null
            && before.seen() == next.seen()
            && Objects.equals(before.state(), next.state())
            && next.change() == null;
    if (before != null && goesOn) {
      segments.removeLast();
      segments.add(
          new Segment(before.from(), next.until(), before.seen(), before.state(), before.change()));
    } else {
      segments.add(next);
    }
  }
}
