package envwatch.team.past;

import envwatch.model.Phase;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What several series tell of one environment, point by point: who looked last wins a point, so
 * that two who watch the same account are one.
 */
final class Looks {
  /** Who looked longer ago than this does not know any more. */
  static final Duration LONGEST = Duration.ofMinutes(5);

  private final PhaseQuery query;

  /** When it was seen last, in milliseconds of the epoch; 0 where nobody knows. */
  private final long[] seen;

  private final Phase[] phases;

  Looks(PhaseQuery query) {
    this.query = query;
    seen = new long[query.points()];
    phases = new Phase[query.points()];
  }

  /**
   * @param point a moment of the query; others are ignored
   * @param at when it was seen, no later than the point
   */
  void take(double point, double at, Phase phase) {
    double behind = point - query.from().getEpochSecond();
    long step = query.step().toSeconds();
    int index = behind % step == 0 ? (int) (behind / step) : -1;
    long moment = (long) (Math.min(at, point) * 1000);
    if (index >= 0 && index < seen.length && moment > seen[index]) {
      seen[index] = moment;
      phases[index] = phase;
    }
  }

  /** What follows from all, oldest first; none overlaps another. */
  List<Stretch> stretches() {
    Deque<Stretch> stretches = new ArrayDeque<>();
    boolean goesOn = false;
    for (int index = 0; index < seen.length; index++) {
      if (seen[index] == 0) {
        goesOn = false;
      } else {
        add(stretches, Instant.ofEpochMilli(seen[index]), phases[index], goesOn);
        goesOn = true;
      }
    }
    return List.copyOf(stretches);
  }

  private void add(Deque<Stretch> stretches, Instant look, Phase phase, boolean goesOn) {
    Stretch last = stretches.peekLast();
    Instant at = last == null ? look : Bounds.max(look, last.lastSeen());
    boolean follows =
        last != null && goesOn && Duration.between(last.lastSeen(), at).compareTo(LONGEST) <= 0;
    Instant until = at.plus(Bounds.min(query.step(), LONGEST));
    if (last != null && (follows || last.until().isAfter(at))) {
      stretches.removeLast();
      if (follows && last.phase() == phase) {
        stretches.addLast(new Stretch(last.from(), at, until, phase));
        return;
      }
      if (at.isAfter(last.from())) {
        stretches.addLast(last.until(at));
      }
    }
    stretches.addLast(new Stretch(at, at, until, phase));
  }
}
