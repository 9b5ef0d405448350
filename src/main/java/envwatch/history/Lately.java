package envwatch.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What goes on at this moment: newer than what the file tells about it.
 *
 * @param looking the stretches that go on
 * @param absences those that go on
 */
record Lately(List<Looking> looking, List<Absence> absences) {
  /** What goes on, up to the moment. */
  static Lately until(Instant now, List<Looking> looking, List<Absence> absences) {
    return new Lately(
        looking.stream()
            .map(one -> new Looking(one.account(), one.from(), later(one.until(), now), null))
            .toList(),
        absences.stream()
            .map(one -> new Absence(one.environment(), one.from(), later(one.until(), now)))
            .toList());
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }

  /** The stored stretches with those that go on, oldest first. */
  List<Looking> over(List<Looking> stored, Range range) {
    List<Looking> all = new ArrayList<>(stored);
    for (Looking own : looking) {
      all.removeIf(one ->
          one.account().equals(own.account())
              && one.from().toEpochMilli() == own.from().toEpochMilli());
      if (own.from().isBefore(range.until())) {
        all.add(own);
      }
    }
    all.sort(Comparator.comparing(Looking::from));
    return all;
  }

  /** The stored absences with those that go on, oldest first. */
  List<Absence> absencesOver(List<Absence> stored, Range range) {
    List<Absence> all = new ArrayList<>(stored);
    for (Absence own : absences) {
      all.removeIf(one ->
          one.environment().equals(own.environment())
              && one.from().toEpochMilli() == own.from().toEpochMilli());
      if (own.from().isBefore(range.until())) {
        all.add(own);
      }
    }
    all.sort(Comparator.comparing(Absence::from));
    return all;
  }
}
