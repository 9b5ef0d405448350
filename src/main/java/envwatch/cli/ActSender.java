package envwatch.cli;

import envwatch.actions.ActionScheduler;
import envwatch.actions.Activity;
import envwatch.actions.BatchProgress;
import envwatch.actions.Order;
import envwatch.actions.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sends orders at the pace of the window, and tells how it goes. Confined to one thread. */
final class ActSender {
  private final RecordedActionService actionService;
  private final InstantSource clock;
  private final ActPrinter printer;
  private final @Nullable Duration patience;
  private final Set<String> told = new HashSet<>();
  private @Nullable Instant pause;

  /**
   * @param patience how long to wait for changes to become visible; null to wait for answers only,
   *     which have limits of their own
   */
  ActSender(
      RecordedActionService actionService,
      InstantSource clock,
      ActPrinter printer,
      @Nullable Duration patience) {
    this.actionService = actionService;
    this.clock = clock;
    this.printer = printer;
    this.patience = patience;
  }

  /** Sends each order once. */
  List<ActResult> send(List<Order> orders) throws InterruptedException {
    ActionScheduler actions = actionService.actionService();
    return actionService.guarded(
        () -> printer.cutOff(actions.batches()),
        () -> {
          long id = actions.submit(orders);
          Instant end = clock.instant().plus(patience == null ? Duration.ZERO : patience);
          return Awaiting.result(
              changed -> actions.subscribe(progress -> changed.run()),
              () -> results(find(actions, id), end));
        });
  }

  private static BatchProgress find(ActionScheduler actions, long id) {
    return actions.batches().stream()
        .filter(batch -> batch.id() == id)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the action service forgot the batch"));
  }

  /** Null while it has to be waited. */
  private @Nullable List<ActResult> results(BatchProgress batch, Instant end) {
    tell(batch);
    boolean answered = batch.steps().stream().allMatch(step -> answered(step.outcome()));
    boolean over = !clock.instant().isBefore(end);
    return batch.settled() || (answered && over)
        ? batch.steps().stream().map(patience == null ? ActResult::soFar : ActResult::of).toList()
        : null;
  }

  private static boolean answered(Outcome outcome) {
    return !(outcome instanceof Outcome.Waiting || outcome instanceof Outcome.Sending);
  }

  private void tell(BatchProgress batch) {
    int count = batch.steps().size();
    for (Activity step : batch.steps()) {
      if (answered(step.outcome()) && told.add(step.id()) && (count > 1 || patience != null)) {
        printer.answered(told.size(), count, ActResult.soFar(step));
      }
    }
    Instant until = batch.waitsUntil();
    if (until != null && !until.equals(pause)) {
      printer.pausedUntil(until);
    }
    pause = until;
  }
}
