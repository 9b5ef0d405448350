package envwatch.history;

import envwatch.actions.Activity;
import envwatch.history.Looking.Ended;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
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
 */
record Carried(
    Memory memory,
    Map<Subject, Note> notes,
    List<Activity> activities,
    UsualTimes times,
    List<Looking> unreachableEnded) {
  /** The name of the moment at which a run was last known to go on. */
  static final String ALIVE = "alive";

  static Carried nothing() {
    return new Carried(Memory.EMPTY, Map.of(), List.of(), new UsualTimes(), List.of());
  }

  static Carried read(HistoryReader reader) throws StoreException {
    return new Carried(
        Memory.carriedIn(reader.lastSeen()),
        reader.notes(),
        reader.activities(),
        times(reader.learned()),
        unreachableEnded(reader));
  }

  private static UsualTimes times(List<Sample> oldestFirst) {
    UsualTimes times = new UsualTimes();
    oldestFirst.forEach(times::add);
    return times;
  }

  private static List<Looking> unreachableEnded(HistoryReader reader) throws StoreException {
    Optional<Instant> alive = reader.moment(ALIVE);
    if (alive.isEmpty()) {
      return List.of();
    }
    Instant end = alive.get();
    Map<?, Optional<Looking>> newest =
        reader.looking(new Range(end, end.plus(Duration.ofDays(1)))).stream()
            .collect(
                Collectors.groupingBy(
                    Looking::account, Collectors.maxBy(Comparator.comparing(Looking::from))));
    return newest.values().stream()
        .flatMap(Optional::stream)
        .filter(looking -> unreachable(looking.ended()) && looking.until().isBefore(end))
        .map(looking -> new Looking(looking.account(), end, end, Ended.STOPPED))
        .toList();
  }

  private static boolean unreachable(@Nullable Ended ended) {
    return ended == Ended.LINK || ended == Ended.SERVICE || ended == Ended.KEY;
  }
}
