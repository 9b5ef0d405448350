package envwatch.metrics;

import static envwatch.words.Messages.text;

import envwatch.watch.AccountLabels;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.CounterSnapshot.CounterDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Collects what is known of the accounts at one moment: their connections and their looks. */
final class AccountMetrics {
  private final LookCounts counts;
  private final List<Gauge> gauges = new ArrayList<>();
  private final Gauge linkUp = new Gauge(gauges, "envwatch_link_up", text("metrics.link-up"));
  private final Gauge signedOut =
      new Gauge(gauges, "envwatch_signed_out", text("metrics.signed-out"));
  private final Gauge answerAge =
      new Gauge(gauges, "envwatch_last_answer_age_seconds", text("metrics.last-answer-age"));
  private final Gauge callsLeft =
      new Gauge(gauges, "envwatch_calls_left", text("metrics.calls-left"));
  private final Gauge unreadable =
      new Gauge(gauges, "envwatch_unreadable_list_entries", text("metrics.unreadable"));
  private final CounterSnapshot.Builder looks =
      CounterSnapshot.builder().name("envwatch_looks").help(text("metrics.looks"));
  private final CounterSnapshot.Builder failures =
      CounterSnapshot.builder().name("envwatch_look_failures").help(text("metrics.look-failures"));

  AccountMetrics(LookCounts counts) {
    this.counts = counts;
  }

  void add(WorldView world, AccountLabels names) {
    for (AccountView account : world.accounts()) {
      add(account, Labels.of("account", names.of(account.id())), world.at());
    }
  }

  private void add(AccountView account, Labels labels, Instant at) {
    linkUp.add(labels, account.link() instanceof Link.Live ? 1 : 0);
    signedOut.add(labels, account.link() instanceof Link.SignedOut ? 1 : 0);
    Instant answered = account.lastAnswer();
    if (answered != null) {
      answerAge.add(labels, answered, at);
    }
    account.callsLeft().ifPresent(left -> callsLeft.add(labels, (double) left));
    unreadable.add(labels, account.unreadable());
    looks.dataPoint(point(labels, counts.looks(account.id())));
    for (FailureCause cause : FailureCause.values()) {
      failures.dataPoint(
          point(labels.add("cause", cause.word()), counts.failures(account.id(), cause)));
    }
  }

  private static CounterDataPointSnapshot point(Labels labels, long count) {
    return CounterDataPointSnapshot.builder().labels(labels).value((double) count).build();
  }

  void build(MetricSnapshots.Builder into) {
    gauges.forEach(gauge -> into.metricSnapshot(gauge.snapshot()));
    into.metricSnapshot(looks.build()).metricSnapshot(failures.build());
  }
}
