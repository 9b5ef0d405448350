package envwatch.metrics;

import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot.GaugeDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;

/** Collects the values of one metric. */
final class Gauge {
  private final GaugeSnapshot.Builder snapshot = GaugeSnapshot.builder();

  Gauge(String name, String help) {
    snapshot.name(name).help(help);
  }

  void add(Labels labels, double value) {
    snapshot.dataPoint(new GaugeDataPointSnapshot(value, labels, null));
  }

  GaugeSnapshot snapshot() {
    return snapshot.build();
  }
}
