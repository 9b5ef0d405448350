package envwatch.training.check;

import envwatch.actions.Activity;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.model.AccountId;
import envwatch.watch.WorldView;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Reads from the history what checks need. Thread-safe. */
public final class CheckKnowledge {
  private final History history;
  private final Supplier<List<Activity>> actions;

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
    return history
        .changes(Recorded.changesToLearnFrom(account, world.at()))
        .thenApply(CheckKnowledge::seenHere)
        .thenCombine(
            history.learned(),
            (changes, samples) -> new Recorded(changes, samples, actions.get(), Map.of()))
        .thenCombine(history.policies(account), Recorded::with)
        .thenApply(recorded -> knowledge(recorded, world));
  }

  /** What a Prometheus saw tells neither the word of the service nor who did it. */
  private static List<Change> seenHere(List<Change> changes) {
    return changes.stream().filter(each -> !(each.cause() instanceof Cause.Elsewhere)).toList();
  }

  /**
   * Reads only how long things usually take; returns at once.
   *
   * @return completed on a thread of the history, never exceptionally
   */
  public CompletableFuture<Knowledge> readTimes() {
    return history
        .learned()
        .thenApply(samples ->
            new Recorded(List.of(), samples, List.of(), Map.of())
                .knowledge(List.of(), Map.of(), Map.of()));
  }

  private Knowledge knowledge(Recorded recorded, WorldView world) {
    HistoryView view = history.view();
    return recorded.knowledge(world.environments(), view.since(), view.waiting());
  }

  /** The same with what the history tells about now, and what was done meanwhile. */
  public Knowledge refresh(Knowledge earlier) {
    HistoryView view = history.view();
    return new Knowledge(
        earlier.times(),
        view.since(),
        view.waiting(),
        earlier.awake(),
        Recorded.touched(actions.get()));
  }
}
