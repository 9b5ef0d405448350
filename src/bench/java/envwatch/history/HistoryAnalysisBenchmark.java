package envwatch.history;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Views of environments as they change, and what the history makes of each. */
public final class HistoryAnalysisBenchmark {
  private final HistoryAnalysis insight = new HistoryAnalysis();
  private final Map<EnvironmentKey, WatchedEnvironment> environments = new LinkedHashMap<>();
  private LastStates memory = LastStates.EMPTY;
  private HistoryView shown = HistoryView.EMPTY;
  private List<Change> changes = List.of();
  private WorldView world = new WorldView(Instant.EPOCH, false, List.of(), List.of());
  private Instant now = Instant.parse("2026-11-21T09:00:00Z");

  /** Sees it in the next view. */
  public void put(Environment environment) {
    EnvironmentKey key = Samples.key(environment.id().value());
    environments.put(
        key, new WatchedEnvironment(key, environment, now, Duration.ofMinutes(5), null, null));
  }

  /** What has changed in the view, the newest last. */
  public List<Change> changes() {
    return changes;
  }

  /** The newest view. */
  public WorldView world() {
    return world;
  }

  /** The nanoseconds that the view takes beside the detection of what has changed. */
  public long view() {
    world =
        new WorldView(
            now, false, List.of(Samples.live(now)), new ArrayList<>(environments.values()));
    Detected detected = Detection.detect(memory, world, List.of());
    memory = detected.memory();
    changes = detected.changes();
    long began = System.nanoTime();
    insight.take(detected, world);
    shown = insight.show(shown, memory);
    long took = System.nanoTime() - began;
    now = now.plusMillis(250);
    return took;
  }
}
