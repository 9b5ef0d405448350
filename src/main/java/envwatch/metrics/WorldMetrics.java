package envwatch.metrics;

import static envwatch.words.Messages.text;

import envwatch.model.Phase;
import envwatch.watch.AccountLabels;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import io.prometheus.metrics.model.snapshots.InfoSnapshot;
import io.prometheus.metrics.model.snapshots.InfoSnapshot.InfoDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BiPredicate;

/**
 * Everything that is known at one moment, as metrics. Bounded by what is watched, and without
 * secrets: of an environment only its account, id, name and blueprint are named.
 */
public final class WorldMetrics {
  private final String version;
  private final LookCounts counts;
  private final Duration expiresSoon;
  private final BiPredicate<WatchedEnvironment, Instant> stuck;

  /**
   * @param version the version of Envwatch
   * @param expiresSoon how long before its end an environment counts as expiring
   * @param stuck whether an environment does not get ahead; called by one thread at a time
   */
  public WorldMetrics(
      String version,
      LookCounts counts,
      Duration expiresSoon,
      BiPredicate<WatchedEnvironment, Instant> stuck) {
    this.version = version;
    this.counts = counts;
    this.expiresSoon = expiresSoon;
    this.stuck = stuck;
  }

  /** The metrics of this view. */
  synchronized MetricSnapshots of(WorldView world) {
    AccountLabels names = new AccountLabels(world.accounts());
    EnvironmentMetrics environments = new EnvironmentMetrics(this::phase);
    environments.add(world, names);
    AccountMetrics accounts = new AccountMetrics(counts);
    accounts.add(world, names);
    MetricSnapshots.Builder all = MetricSnapshots.builder().metricSnapshot(build());
    environments.build(all);
    accounts.build(all);
    return all.build();
  }

  private InfoSnapshot build() {
    return InfoSnapshot.builder()
        .name("envwatch_build")
        .help(text("metrics.build"))
        .dataPoint(InfoDataPointSnapshot.builder().labels(Labels.of("version", version)).build())
        .build();
  }

  private Phase phase(WatchedEnvironment watched, Instant at) {
    return stuck.test(watched, at) ? Phase.PROBLEM : watched.assess(at, expiresSoon).phase();
  }
}
