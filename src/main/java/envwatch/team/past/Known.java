package envwatch.team.past;

import envwatch.history.Range;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What a Prometheus knows of one environment.
 *
 * @param asked for which time it was asked
 * @param stretches oldest first
 */
record Known(Range asked, List<Stretch> stretches) {
  /** So little at the end of a range is not worth another question. */
  private static final Duration TOLERANCE = Duration.ofMinutes(1);

  Known {
    stretches = List.copyOf(stretches);
  }

  boolean covers(Range wanted) {
    return !wanted.from().isBefore(asked.from())
        && !wanted.until().isAfter(asked.until().plus(TOLERANCE));
  }

  /** Whether this knows the beginning of the range, so that only its end is missing. */
  boolean begins(Range wanted) {
    return !wanted.from().isBefore(asked.from()) && !wanted.from().isAfter(asked.until());
  }

  /** What has to be asked to know the end of a range too, of which this knows the beginning. */
  Range end(Range wanted) {
    // The last samples may not have been there yet.
    Instant from = Bounds.max(asked.from(), asked.until().minus(PhaseQuery.LONGEST_REPEATED));
    return new Range(Bounds.min(from, wanted.until()), wanted.until());
  }

  /** With what was learned of its end. */
  Known with(Known end) {
    Stretch next = end.stretches.isEmpty() ? null : end.stretches.getFirst();
    // The first point may be before what was asked for.
    Instant joint = next == null ? end.asked.from() : Bounds.min(end.asked.from(), next.from());
    List<Stretch> all = new ArrayList<>();
    for (Stretch stretch : stretches) {
      if (stretch.from().isBefore(joint)) {
        Instant until = Bounds.min(stretch.until(), joint);
        all.add(new Stretch(stretch.from(), until, stretch.phase()));
      }
    }
    all.addAll(end.stretches);
    int last = all.size() - end.stretches.size() - 1;
    if (next != null && last >= 0 && all.get(last).goesOnIn(next)) {
      all.set(last, new Stretch(all.get(last).from(), next.until(), next.phase()));
      all.remove(last + 1);
    }
    return new Known(new Range(asked.from(), Bounds.max(asked.until(), end.asked.until())), all);
  }
}
