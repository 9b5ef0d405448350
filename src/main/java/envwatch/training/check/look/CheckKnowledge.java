package envwatch.training.check.look;

import envwatch.actions.record.Activity;
import envwatch.actions.record.Outcome;
import envwatch.actions.record.Requested;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.history.model.Change;
import envwatch.history.model.ChangeQuery;
import envwatch.history.model.Range;
import envwatch.history.usual.Sample;
import envwatch.history.usual.UsualTimes;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.training.check.Knowledge;
import envwatch.training.check.StaysAwake;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Reads from the history what checks need. Thread-safe. */
public final class CheckKnowledge {
  /** So many days tell after how long a policy suspends. */
  private static final Duration PAST = Duration.ofDays(30);

  /** More changes than these are not read. */
  private static final int MOST = 20_000;

  private final History history;
  private final Supplier<List<Activity>> actions;

  /** What was read. */
  private record Read(List<Change> changes, List<Sample> samples) {}

  /**
   * @param actions the record of actions, in any order
   */
  public CheckKnowledge(History history, Supplier<List<Activity>> actions) {
    this.history = history;
    this.actions = actions;
  }

  /**
   * Reads what is known about the environments of an account; returns at once.
   *
   * @return completed on a thread of the history, never exceptionally
   */
  public CompletableFuture<Knowledge> read(AccountId account, WorldView world) {
    Range lately = new Range(world.at().minus(PAST), world.at().plusSeconds(1));
    return history
        .changes(new ChangeQuery(lately, account, null, MOST))
        .thenCombine(history.learned(), Read::new)
        .thenApply(read -> knowledge(read, world));
  }

  private Knowledge knowledge(Read read, WorldView world) {
    UsualTimes times = new UsualTimes();
    read.samples().forEach(times::add);
    Map<EnvironmentKey, String> policies = policies(world);
    List<StaysAwake.Touch> touches = touches();
    HistoryView view = history.view();
    return new Knowledge(
        times,
        view.since(),
        view.waiting(),
        StaysAwake.learn(read.changes(), touches, policies::get),
        touched(touches));
  }

  /** The same with what the history tells about now, and what was done meanwhile. */
  public Knowledge refresh(Knowledge earlier) {
    HistoryView view = history.view();
    return new Knowledge(
        earlier.times(), view.since(), view.waiting(), earlier.awake(), touched(touches()));
  }

  private static Map<EnvironmentKey, Instant> touched(List<StaysAwake.Touch> touches) {
    Map<EnvironmentKey, Instant> touched = new HashMap<>();
    touches.forEach(touch ->
        touched.merge(
            touch.environment(), touch.at(), (one, other) -> one.isAfter(other) ? one : other));
    return touched;
  }

  private static Map<EnvironmentKey, String> policies(WorldView world) {
    Map<EnvironmentKey, String> policies = new HashMap<>();
    for (WatchedEnvironment watched : world.environments()) {
      Environment known = watched.environment();
      if (known != null && known.policy() != null) {
        policies.put(watched.key(), known.policy());
      }
    }
    return policies;
  }

  /** Whatever may have reached the service. */
  private List<StaysAwake.Touch> touches() {
    return actions.get().stream()
        .filter(activity ->
            !(activity.outcome() instanceof Outcome.NotSent)
                && !(activity.outcome() instanceof Outcome.Waiting))
        .flatMap(activity ->
            activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
                ? Stream.of(new StaysAwake.Touch(target.key(), activity.at()))
                : Stream.empty())
        .toList();
  }
}
