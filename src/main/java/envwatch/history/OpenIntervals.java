package envwatch.history;

import envwatch.util.Bounds;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * What goes on at this moment: newer than what the file tells about it.
 *
 * @param looking the stretches that go on
 * @param absences those that go on
 */
record OpenIntervals(List<ObservedInterval> looking, List<AbsenceInterval> absences) {
  /** What goes on, up to the moment. */
  static OpenIntervals until(
      Instant now, List<ObservedInterval> looking, List<AbsenceInterval> absences) {
    return new OpenIntervals(
        looking.stream()
            .map(one ->
                new ObservedInterval(one.account(), one.from(), Bounds.max(one.until(), now), null))
            .toList(),
        absences.stream()
            .map(one ->
                new AbsenceInterval(one.environment(), one.from(), Bounds.max(one.until(), now)))
            .toList());
  }

  /** The stored stretches with those that go on, oldest first. */
  List<ObservedInterval> over(List<ObservedInterval> stored, Range range) {
    return over(stored, looking, range, ObservedInterval::account, ObservedInterval::from);
  }

  /** The stored absences with those that go on, oldest first. */
  List<AbsenceInterval> absencesOver(List<AbsenceInterval> stored, Range range) {
    return over(stored, absences, range, AbsenceInterval::environment, AbsenceInterval::from);
  }

  /** What goes on takes the place of what is stored of the same owner from the same moment on. */
  private static <T> List<T> over(
      List<T> stored,
      List<T> going,
      Range range,
      Function<T, Object> owner,
      Function<T, Instant> from) {
    List<T> all = new ArrayList<>(stored);
    for (T own : going) {
      Instant began = from.apply(own);
      all.removeIf(one ->
          owner.apply(one).equals(owner.apply(own))
              && from.apply(one).toEpochMilli() == began.toEpochMilli());
      if (began.isBefore(range.until())) {
        all.add(own);
      }
    }
    all.sort(Comparator.comparing(from));
    return all;
  }
}
