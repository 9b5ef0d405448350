package envwatch.history;

import envwatch.actions.Activity;
import envwatch.history.ObservedInterval.Ended;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.util.Defects;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What earlier runs left.
 *
 * @param times what they learned about how long starts take; to be passed on to one owner
 * @param unreachableEnded of each account that could not be reached when the last run ended: the
 *     moment of that end, from which on it was not looked at
 * @param alive when a run was last known to go on; null if never
 */
record RestoredState(
    LastStates memory,
    Map<Subject, Note> notes,
    List<Activity> activities,
    UsualTimes times,
    List<ObservedInterval> unreachableEnded,
    @Nullable Instant alive) {
  /** The name of the moment at which a run was last known to go on. */
  static final String ALIVE = "alive";

  static RestoredState nothing() {
    return nothing(null);
  }

  private static RestoredState nothing(@Nullable Instant alive) {
    return new RestoredState(
        LastStates.EMPTY, Map.of(), List.of(), new UsualTimes(), List.of(), alive);
  }

  /** A defect in reading costs what was left, but not what is recorded from now on. */
  static RestoredState read(HistoryReader reader, Instant now) throws StoreException {
    Instant alive = reader.moment(ALIVE).orElse(null);
    try {
      List<ObservedInterval> looking = alive == null ? List.of() : newest(reader, alive);
      return new RestoredState(
          LastStates.carriedIn(reader.lastSeen()).carryingIn(looking),
          reader.notes(),
          reader.activities(),
          times(reader.learned()),
          alive == null || changeOver(alive, now) ? List.of() : unreachableEnded(looking, alive),
          alive);
    } catch (RuntimeException e) {
      Defects.report(e);
      return nothing(alive);
    }
  }

  private static UsualTimes times(List<Sample> oldestFirst) {
    UsualTimes times = new UsualTimes();
    oldestFirst.forEach(times::add);
    return times;
  }

  /** Whether another program looked until just now: whatever it could not reach, this cannot. */
  private static boolean changeOver(Instant alive, Instant now) {
    return Duration.between(alive, now).abs().compareTo(GapInterval.SHORTEST) < 0;
  }

  /** The newest stretch of each account. */
  private static List<ObservedInterval> newest(HistoryReader reader, Instant end)
      throws StoreException {
    Map<?, Optional<ObservedInterval>> newest =
        reader.looking(new Range(end, end.plus(Duration.ofDays(1)))).stream()
            .collect(
                Collectors.groupingBy(
                    ObservedInterval::account,
                    Collectors.maxBy(Comparator.comparing(ObservedInterval::from))));
    return newest.values().stream().flatMap(Optional::stream).toList();
  }

  private static List<ObservedInterval> unreachableEnded(
      List<ObservedInterval> newest, Instant end) {
    return newest.stream()
        .filter(looking -> unreachable(looking.ended()) && looking.until().isBefore(end))
        .map(looking -> new ObservedInterval(looking.account(), end, end, Ended.STOPPED))
        .toList();
  }

  private static boolean unreachable(@Nullable Ended ended) {
    return ended == Ended.LINK || ended == Ended.SERVICE || ended == Ended.KEY;
  }
}
