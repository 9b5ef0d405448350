package envwatch.cli;

import envwatch.actions.record.Activity;
import envwatch.actions.record.Requested;
import envwatch.history.model.ChangeQuery;
import envwatch.history.model.LastSeen;
import envwatch.history.model.Range;
import envwatch.history.model.Since;
import envwatch.history.model.Subject;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.database.StoreException;
import envwatch.history.usual.Sample;
import envwatch.history.usual.UsualTimes;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.training.check.Knowledge;
import envwatch.training.check.StaysAwake;
import envwatch.watch.WatchedEnvironment;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the window recorded, for a check without it. */
final class RecordedKnowledge {
  private static final Logger LOG = LoggerFactory.getLogger(RecordedKnowledge.class);
  private static final Duration BACK = Duration.ofDays(30);

  /** Since when something is in its state is known only as long as somebody looked. */
  private static final Duration LATELY = Duration.ofMinutes(5);

  private RecordedKnowledge() {}

  /**
   * Reads the history of a data folder; without one, nothing is known.
   *
   * @param environments those that were looked at, whose policies are known by that
   */
  static Knowledge read(Path folder, List<WatchedEnvironment> environments, Instant now) {
    HistoryFile file = new HistoryFile(folder.resolve(HistoryFile.NAME));
    if (!file.exists()) {
      return Knowledge.nothing();
    }
    try (HistoryReader reader = file.read()) {
      UsualTimes times = new UsualTimes();
      for (Sample sample : reader.learned()) {
        times.add(sample);
      }
      return new Knowledge(
          times, since(reader, now), Map.of(), awake(reader, environments, now), Map.of());
    } catch (StoreException e) {
      LOG.warn("The history cannot be read: {}", e.toString());
      return Knowledge.nothing();
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

  private static StaysAwake awake(
      HistoryReader reader, List<WatchedEnvironment> environments, Instant now)
      throws StoreException {
    Map<EnvironmentKey, String> policies = new HashMap<>();
    for (WatchedEnvironment watched : environments) {
      Environment known = watched.environment();
      if (known != null && known.policy() != null) {
        policies.put(watched.key(), known.policy());
      }
    }
    List<StaysAwake.Touch> touches =
        reader.activities().stream().flatMap(RecordedKnowledge::touch).toList();
    return StaysAwake.learn(
        reader.changes(ChangeQuery.all(Range.last(BACK, now))), touches, policies::get);
  }

  private static Stream<StaysAwake.Touch> touch(Activity activity) {
    return activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
        ? Stream.of(new StaysAwake.Touch(target.key(), activity.at()))
        : Stream.empty();
  }
}
