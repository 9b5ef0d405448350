package envwatch.metrics;

import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot.GaugeDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Collects the values of one metric. */
final class Gauge {
  private static final double MILLIS = 1000;

  private final GaugeSnapshot.Builder snapshot = GaugeSnapshot.builder();

  /**
   * @param all where it is added
   */
  Gauge(List<Gauge> all, String name, String help) {
    snapshot.name(name).help(help);
    all.add(this);
  }

  void add(Labels labels, double value) {
    snapshot.dataPoint(new GaugeDataPointSnapshot(value, labels, null));
  }

  /** Adds the time between two moments, in seconds. */
  void add(Labels labels, Instant from, Instant until) {
    add(labels, Duration.between(from, until).toMillis() / MILLIS);
  }

  GaugeSnapshot snapshot() {
    return snapshot.build();
  }
}
