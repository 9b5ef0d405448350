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
    Instant joint = end.asked.from();
    List<Stretch> all = new ArrayList<>();
    for (Stretch stretch : stretches) {
      if (stretch.from().isBefore(joint)) {
        all.add(stretch.until().isAfter(joint) ? stretch.until(joint) : stretch);
      }
    }
    end.stretches.forEach(stretch -> join(all, stretch));
    return new Known(new Range(asked.from(), Bounds.max(asked.until(), end.asked.until())), all);
  }

  private static void join(List<Stretch> all, Stretch next) {
    Stretch last = all.isEmpty() ? null : all.getLast();
    if (last != null && !next.from().isAfter(last.until())) {
      all.removeLast();
      if (last.phase() == next.phase()) {
        Instant from = Bounds.min(last.from(), next.from());
        all.add(new Stretch(from, next.lastSeen(), next.until(), next.phase()));
        return;
      }
      if (last.from().isBefore(next.from())) {
        all.add(last.until(next.from()));
      }
    }
    all.add(next);
  }
}
