package envwatch.actions;

import envwatch.actions.record.Outcome;
import envwatch.actions.rules.ActionRules;
import envwatch.actions.rules.Obstacle;
import envwatch.actions.rules.Situation;
import envwatch.actions.rules.Verdict;
import envwatch.api.ApiException;
import envwatch.api.ApiException.Rejected;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.EnvironmentService;
import envwatch.model.Action;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The only place that sends actions to the service. Sends each once and never repeats it. */
final class Gate {
  private final WatchAccess watch;
  private final InstantSource time;

  Gate(WatchAccess watch, InstantSource time) {
    this.watch = watch;
    this.time = time;
  }

  /** Sends the order if the situation still allows it; blocks until the service has answered. */
  Outcome send(Order order, Situation situation) {
    Verdict verdict = ActionRules.judge(order.action().kind(), order.target(), situation);
    if (verdict instanceof Verdict.Refused(Obstacle obstacle)) {
      return new Outcome.NotSent(obstacle);
    }
    Optional<EnvironmentService> service = watch.service(order.target().key().account());
    return service
        .map(present -> perform(order.action(), present))
        .orElseGet(() -> new Outcome.NotSent(Obstacle.of(Obstacle.Kind.CONNECTING)));
  }

  private Outcome perform(Action action, EnvironmentService service) {
    try {
      EnvironmentService.Acceptance acceptance = service.perform(action);
      return action.kind().canBeFollowed()
          ? new Outcome.Following(time.instant())
          : new Outcome.Accepted(acceptance.execution(), note(acceptance, action));
    } catch (ApiException failure) {
      return outcome(failure, action);
    }
  }

  private static @Nullable String note(EnvironmentService.Acceptance acceptance, Action action) {
    return acceptance.note() == null ? null : Details.serviceWords(acceptance.note(), action);
  }

  private static Outcome outcome(ApiException failure, Action action) {
    return switch (failure) {
      case ApiException.ReadOnly e -> new Outcome.NotSent(Obstacle.of(Obstacle.Kind.READ_ONLY));
      case Rejected e ->
          new Outcome.Refused(
              new Rejected(
                  Details.serviceWords(e.code(), action),
                  Details.serviceWords(e.reason(), action)));
      case ApiException e when e.meaning().maybeDone() -> new Outcome.Unknown(e);
      case Unreachable e -> new Outcome.NotReached(e);
      default -> new Outcome.Refused(failure);
    };
  }
}
