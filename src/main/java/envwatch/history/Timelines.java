package envwatch.history;

import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes timelines. A change counts from when its result was first seen: where it happened while
 * nobody looked, the gap lies between both states.
 */
final class Timelines {
  private final SubjectPast past;
  private final Deque<Change> coming;
  private final List<Segment> segments = new ArrayList<>();
  private @Nullable State state;

  /** The change that led to {@link #state}, until a segment is begun by it. */
  private @Nullable Change change;

  private Timelines(SubjectPast past) {
    this.past = past;
    coming = new ArrayDeque<>(past.changes());
    state = past.before();
  }

  /**
   * The timeline of one environment or machine.
   *
   * @param looking at its account, oldest first; includes the last stretch before the range
   * @param absences of its environment, oldest first
   */
  public static Timeline of(
      SubjectPast past,
      Range range,
      List<ObservedInterval> looking,
      List<AbsenceInterval> absences) {
    Timelines timelines = new Timelines(past);
    Coverage.of(range, looking, absences).forEach(timelines::add);
    return new Timeline(past.subject(), past.name(), range, timelines.segments);
  }

  private void add(Coverage.Stretch stretch) {
    Instant from = stretch.from();
    while (!coming.isEmpty() && coming.getFirst().firstSeenAfter().isBefore(stretch.until())) {
      Change next = coming.removeFirst();
      if (next.to().equals(state)) {
        continue;
      }
      if (next.firstSeenAfter().isAfter(from)) {
        add(from, next.firstSeenAfter(), stretch.seen());
        from = next.firstSeenAfter();
      }
      state = next.to();
      change = next;
    }
    add(from, stretch.until(), stretch.seen());
  }

  /** Adds a stretch without a change, cut where the subject was not known yet, or not any more. */
  private void add(Instant from, Instant until, Seen seen) {
    Instant first = past.firstSeen();
    Instant lost = past.lost();
    if (first != null && from.isBefore(first) && first.isBefore(until)) {
      addPart(from, first, seen);
      add(first, until, seen);
    } else if (lost != null && from.isBefore(lost) && lost.isBefore(until)) {
      addPart(from, lost, seen);
      addPart(lost, until, seen);
    } else {
      addPart(from, until, seen);
    }
  }

  private void addPart(Instant from, Instant until, Seen seen) {
    Instant first = past.firstSeen();
    Instant lost = past.lost();
    boolean known =
        state != null
            && (first == null || !from.isBefore(first))
            && (lost == null || from.isBefore(lost));
    if (seen == Seen.SEEN && known) {
      append(new Segment(from, until, Seen.SEEN, state, change));
      change = null;
    } else {
      append(new Segment(from, until, seen == Seen.SEEN ? Seen.NOT_LOOKED : seen, null, null));
    }
  }

  private void append(Segment next) {
    Segment last = segments.isEmpty() ? null : segments.getLast();
    if (last != null
        && last.seen() == next.seen()
        && Objects.equals(last.state(), next.state())
        && next.change() == null) {
      segments.removeLast();
      segments.add(
          new Segment(last.from(), next.until(), last.seen(), last.state(), last.change()));
    } else {
      segments.add(next);
    }
  }
}
