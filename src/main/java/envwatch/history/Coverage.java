package envwatch.history;

import envwatch.history.Timeline.Seen;
import envwatch.util.Bounds;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Which stretches of a range were looked at: gapless, oldest first. */
final class Coverage {
  private final Range range;
  private final List<Stretch> stretches = new ArrayList<>();
  private Instant reached;

  /** A part of the range. */
  record Stretch(Instant from, Instant until, Seen seen) {}

  private Coverage(Range range) {
    this.range = range;
    reached = range.from();
  }

  /**
   * @param looking of the account, oldest first; includes the last one before the range, which
   *     tells why it was not looked at then
   * @param absences of the environment, oldest first
   */
  static List<Stretch> of(
      Range range, List<ObservedInterval> looking, List<AbsenceInterval> absences) {
    Coverage coverage = new Coverage(range);
    Seen gap = Seen.NOT_LOOKED;
    for (ObservedInterval one : looking) {
      coverage.fill(one.from(), gap);
      coverage.look(one, absences);
      gap = after(one);
    }
    coverage.fill(range.until(), gap);
    return coverage.stretches;
  }

  private static Seen after(ObservedInterval looking) {
    return switch (looking.ended()) {
      case LINK, SERVICE, KEY -> Seen.UNREACHABLE;
      case STOPPED, PAUSED, ASLEEP, KILLED -> Seen.NOT_LOOKED;
      case null -> Seen.NOT_LOOKED;
    };
  }

  private void look(ObservedInterval looking, List<AbsenceInterval> absences) {
    for (AbsenceInterval absence : absences) {
      if (absence.from().isBefore(looking.until())) {
        fill(absence.from(), Seen.SEEN);
        fill(Bounds.min(absence.until(), looking.until()), Seen.NOT_LOOKED);
      }
    }
    fill(looking.until(), Seen.SEEN);
  }

  /** Extends what is covered up to the moment; does nothing if it is covered already. */
  private void fill(Instant until, Seen seen) {
    Instant end = Bounds.min(until, range.until());
    if (end.isAfter(reached)) {
      stretches.add(new Stretch(reached, end, seen));
      reached = end;
    }
  }
}
