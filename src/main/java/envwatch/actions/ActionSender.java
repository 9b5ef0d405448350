package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.api.ApiException.NotOffered;
import envwatch.api.ApiException.Rejected;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.EnvironmentService;
import envwatch.api.RawAnswer;
import envwatch.api.TrainingService.Unsent;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.EnvironmentDraft;
import envwatch.model.training.TrainingAction;
import envwatch.watch.WatchAccess;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The only place that sends actions and changes of classes to the service. Sends each once and
 * never repeats it.
 */
final class ActionSender {
  private final WatchAccess watch;
  private final InstantSource time;
  private final Admission admission;

  ActionSender(WatchAccess watch, InstantSource time, Admission admission) {
    this.watch = watch;
    this.time = time;
    this.admission = admission;
  }

  /** Sends the order if the context still allows it; blocks until the service has answered. */
  Sent send(Order order, ActionContext context) {
    Optional<Obstacle> obstacle =
        obstacle(order, context).or(() -> admission.obstacle(order, context));
    if (obstacle.isPresent()) {
      return Sent.of(new Outcome.NotSent(obstacle.get()));
    }
    Optional<EnvironmentService> service = watch.service(order.account());
    if (service.isEmpty()) {
      return Sent.of(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.CONNECTING)));
    }
    return switch (order) {
      case EnvironmentOrder(var target, Action action) -> perform(action, service.get());
      case CreationOrder(var account, EnvironmentDraft draft) -> create(draft, service.get());
      case ClassOrder(var target, TrainingAction action) -> perform(action, service.get());
      case CallOrder(var account, RawCall call) -> perform(call, service.get());
    };
  }

  private static Optional<Obstacle> obstacle(Order order, ActionContext context) {
    return switch (order) {
      case EnvironmentOrder(var target, Action action) ->
          ActionRules.obstacle(action.kind(), target, context);
      case ClassOrder(var target, TrainingAction action) ->
          AccountRules.of(action, target.account(), context);
      case CreationOrder(var account, EnvironmentDraft draft) ->
          AccountRules.of(draft, account, context);
      case CallOrder(var account, RawCall call) -> AccountRules.of(call, account, context);
    };
  }

  private Sent perform(Action action, EnvironmentService service) {
    try {
      EnvironmentService.Acceptance acceptance = service.perform(action);
      return Sent.of(
          action.kind().canBeFollowed()
              ? new Outcome.Following(time.instant())
              : new Outcome.Accepted(acceptance.execution(), note(acceptance, action)),
          acceptance);
    } catch (ApiException failure) {
      return Sent.of(outcome(failure, words -> RecordedDetails.serviceWords(words, action)));
    }
  }

  private static Sent create(EnvironmentDraft draft, EnvironmentService service) {
    try {
      return Sent.of(new Outcome.Accepted(null, null), service.create(draft));
    } catch (ApiException failure) {
      return Sent.of(outcome(failure, RecordedDetails::oneLine));
    }
  }

  private static @Nullable String note(EnvironmentService.Acceptance acceptance, Action action) {
    return acceptance.note() == null
        ? null
        : RecordedDetails.serviceWords(acceptance.note(), action);
  }

  private static Sent perform(TrainingAction action, EnvironmentService service) {
    try {
      TrainingAction.Answer answer = service.training().perform(action);
      Outcome outcome =
          answer.told()
              ? new Outcome.Reported(
                  RecordedDetails.people(answer.succeeded()),
                  RecordedDetails.people(answer.failed()))
              : new Outcome.Accepted(null, null);
      return new Sent(outcome, null, answer, null);
    } catch (NotOffered e) {
      String version = String.valueOf(service.version());
      return Sent.of(new Outcome.NotSent(new Obstacle(Obstacle.Kind.NOT_OFFERED, version)));
    } catch (Unsent unsent) {
      return Sent.of(notDone(outcome(unsent.why(), action)));
    } catch (ApiException failure) {
      return Sent.of(outcome(failure, action));
    }
  }

  private static Outcome outcome(ApiException failure, TrainingAction action) {
    return outcome(failure, words -> RecordedDetails.serviceWords(words, action));
  }

  private static Outcome notDone(Outcome outcome) {
    return outcome instanceof Outcome.Unknown(ApiException cause)
        ? new Outcome.NotReached(cause)
        : outcome;
  }

  private static Sent perform(RawCall call, EnvironmentService service) {
    UnaryOperator<String> cleaned = words -> RecordedDetails.serviceWords(words, call);
    try {
      RawAnswer answer = service.perform(call);
      ApiException failure = answer.failure();
      Outcome outcome =
          failure == null ? new Outcome.Accepted(null, null) : outcome(failure, cleaned);
      return new Sent(outcome, null, null, answer);
    } catch (ApiException failure) {
      return Sent.of(outcome(failure, cleaned));
    }
  }

  /**
   * @param cleaned removes what must not be recorded from the service's words
   */
  private static Outcome outcome(ApiException failure, UnaryOperator<String> cleaned) {
    return switch (failure) {
      case ApiException.ReadOnly e -> new Outcome.NotSent(Obstacle.of(Obstacle.Kind.READ_ONLY));
      case Rejected e ->
          new Outcome.Refused(new Rejected(cleaned.apply(e.code()), cleaned.apply(e.reason())));
      case ApiException e when e.meaning().maybeDone() -> new Outcome.Unknown(e);
      case Unreachable e when e.kind() != Unreachable.Kind.TOO_OLD -> new Outcome.NotReached(e);
      default -> new Outcome.Refused(failure);
    };
  }
}
