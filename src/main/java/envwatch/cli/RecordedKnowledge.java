package envwatch.cli;

import envwatch.history.LastSeen;
import envwatch.history.Note;
import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.history.UsualTimes;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.training.check.Knowledge;
import envwatch.training.check.Recorded;
import envwatch.watch.WatchedEnvironment;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the window recorded, for commands without it. Without a record, nothing is known. */
final class RecordedKnowledge {
  private static final Logger LOG = LoggerFactory.getLogger(RecordedKnowledge.class);

  /** Since when something is in its state is known only as long as somebody looked. */
  private static final Duration LATELY = Duration.ofMinutes(5);

  /** An environment that was not seen for longer has probably been deleted. */
  private static final Duration DAYS_TO_COMPLETE = Duration.ofDays(7);

  private RecordedKnowledge() {}

  /** Reads something from the history. */
  private interface Reading<T> {
    T from(HistoryReader reader) throws StoreException;
  }

  /**
   * Reads what checks of an account need.
   *
   * @param folder the one for data
   * @param environments those that were looked at, whose policies are known by that
   */
  public static Knowledge read(
      Path folder, AccountId account, List<WatchedEnvironment> environments, Instant now) {
    return read(
        folder,
        Knowledge.nothing(),
        reader ->
            new Recorded(
                    reader.changes(Recorded.changesToLearnFrom(account, now)),
                    reader.learned(),
                    reader.activities(),
                    reader.policies(account))
                .knowledge(environments, since(reader, now), Map.of()));
  }

  /** Reads how long starts take. */
  public static UsualTimes times(Path folder) {
    return read(
        folder,
        new UsualTimes(),
        reader -> {
          UsualTimes times = new UsualTimes();
          reader.learned().forEach(times::add);
          return times;
        });
  }

  /** The names of the environments that were seen in the last days. */
  public static Map<EnvironmentId, String> seenLately(Path folder, Instant now) {
    return read(
        folder,
        Map.of(),
        reader -> {
          Map<EnvironmentId, String> names =
              new TreeMap<>(Comparator.comparing(EnvironmentId::value));
          reader.lastSeen().stream()
              .filter(seen -> seen.subject().machine() == null)
              .filter(seen -> seen.at().isAfter(now.minus(DAYS_TO_COMPLETE)))
              .forEach(seen -> names.put(seen.subject().environment().environment(), seen.name()));
          return names;
        });
  }

  /** What was written about environments and their machines; empty if it cannot be read. */
  public static Optional<Map<EnvironmentId, List<Note>>> notes(Path folder) {
    return read(
        folder,
        Optional.empty(),
        reader ->
            Optional.of(
                reader.notes().entrySet().stream()
                    .collect(
                        Collectors.groupingBy(
                            noted -> noted.getKey().environment().environment(),
                            Collectors.mapping(Map.Entry::getValue, Collectors.toList())))));
  }

  /** Whether anything was recorded, though it may not be readable. */
  public static boolean exists(Path folder) {
    return file(folder).exists();
  }

  private static HistoryFile file(Path folder) {
    return new HistoryFile(folder.resolve(HistoryFile.NAME));
  }

  private static <T> T read(Path folder, T nothing, Reading<T> reading) {
    HistoryFile file = file(folder);
    if (!file.exists()) {
      return nothing;
    }
    try (HistoryReader reader = file.read()) {
      return reading.from(reader);
    } catch (StoreException e) {
      LOG.warn("The history cannot be read: {}", e.toString());
      return nothing;
    }
  }

  private static Map<Subject, Since> since(HistoryReader reader, Instant now)
      throws StoreException {
    Map<Subject, Since> since = new HashMap<>();
    for (LastSeen seen : reader.lastSeen()) {
      if (seen.subject().machine() == null && !seen.at().isBefore(now.minus(LATELY))) {
        since.put(seen.subject(), seen.inState());
      }
    }
    return since;
  }
}
