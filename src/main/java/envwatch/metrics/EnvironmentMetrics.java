package envwatch.metrics;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.VisibleText;
import envwatch.watch.AccountLabels;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;

/** Collects what is known of the environments and their machines at one moment. */
final class EnvironmentMetrics {
  private final BiFunction<WatchedEnvironment, Instant, Phase> judgement;
  private final List<Gauge> gauges = new ArrayList<>();
  private final Gauge environments =
      new Gauge(gauges, "envwatch_environments", text("metrics.environments"));
  private final Gauge phases =
      new Gauge(gauges, "envwatch_environment_phase", text("metrics.environment-phase"));
  private final Gauge machines = new Gauge(gauges, "envwatch_machines", text("metrics.machines"));
  private final Gauge expires =
      new Gauge(gauges, "envwatch_environment_expires_in_seconds", text("metrics.expires-in"));
  private final Gauge age =
      new Gauge(gauges, "envwatch_environment_data_age_seconds", text("metrics.data-age"));

  /**
   * @param judgement in which phase an environment is at the moment
   */
  EnvironmentMetrics(BiFunction<WatchedEnvironment, Instant, Phase> judgement) {
    this.judgement = judgement;
  }

  void add(WorldView world, AccountLabels names) {
    Map<AccountId, Map<Phase, Integer>> counts = new HashMap<>();
    for (WatchedEnvironment watched : world.environments()) {
      Phase phase = judgement.apply(watched, world.at());
      counts
          .computeIfAbsent(watched.key().account(), id -> new EnumMap<>(Phase.class))
          .merge(phase, 1, Integer::sum);
      add(watched, labels(watched, names), phase, world.at());
    }
    for (AccountView account : world.accounts()) {
      Labels labels = Labels.of("account", names.of(account.id()));
      Map<Phase, Integer> counted = counts.getOrDefault(account.id(), Map.of());
      for (Phase phase : Phase.values()) {
        environments.add(labels.add("phase", word(phase)), counted.getOrDefault(phase, 0));
      }
    }
  }

  private static Labels labels(WatchedEnvironment watched, AccountLabels names) {
    Environment known = watched.environment();
    String blueprint = known == null ? "" : Objects.requireNonNullElse(known.blueprint(), "");
    return Labels.of(
        "account",
        names.of(watched.key().account()),
        "environment",
        watched.key().environment().value(),
        "name",
        VisibleText.line(watched.name()),
        "blueprint",
        VisibleText.line(blueprint));
  }

  private void add(WatchedEnvironment watched, Labels labels, Phase phase, Instant at) {
    for (Phase each : Phase.values()) {
      phases.add(labels.add("phase", word(each)), each == phase ? 1 : 0);
    }
    Instant seen = watched.seenAt();
    if (seen != null) {
      age.add(labels, seen, at);
    }
    Environment known = watched.environment();
    if (known == null) {
      return;
    }
    if (known.expiration() instanceof Expiration.At(Instant end)) {
      expires.add(labels, at, end);
    }
    if (known.machinesKnown()) {
      addMachines(known, labels);
    }
  }

  private void addMachines(Environment known, Labels labels) {
    Map<Phase, Integer> counted = new EnumMap<>(Phase.class);
    for (Machine machine : known.machines()) {
      Phase state = machine.onItsWay() ? Phase.CHANGING : machine.status().phase();
      counted.merge(state, 1, Integer::sum);
    }
    for (Phase state : Phase.values()) {
      if (state != Phase.EXPIRING) {
        machines.add(labels.add("state", word(state)), counted.getOrDefault(state, 0));
      }
    }
  }

  private static String word(Phase phase) {
    return phase.name().toLowerCase(Locale.ROOT);
  }

  void build(MetricSnapshots.Builder into) {
    gauges.forEach(gauge -> into.metricSnapshot(gauge.snapshot()));
  }
}
