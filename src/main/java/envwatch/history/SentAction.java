package envwatch.history;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.training.Person;
import envwatch.model.training.TrainingActionKind;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An action that reached the service, or may have reached it.
 *
 * @param activity its id in the record of actions
 * @param machine null when the whole environment is meant
 * @param at when it was sent
 */
public record SentAction(
    String activity,
    ActionKind kind,
    EnvironmentKey environment,
    @Nullable MachineId machine,
    Instant at) {
  /** The actions of the record that may have changed something at the service. */
  public static List<SentAction> of(Collection<Activity> activities) {
    return activities.stream()
        .filter(activity -> mayHaveArrived(activity.outcome()))
        .flatMap(SentAction::of)
        .toList();
  }

  private static Stream<SentAction> of(Activity activity) {
    return switch (activity.requested()) {
      case Requested.OfEnvironment(ActionKind kind, EnvironmentTarget target) ->
          Stream.of(
              new SentAction(activity.id(), kind, target.key(), target.machine(), activity.at()));
      case Requested.OfClass(TrainingActionKind kind, ClassTarget target) ->
          switch (kind) {
            case SUSPEND_ALL -> ofStudents(activity, ActionKind.SUSPEND_ENVIRONMENT);
            case DELETE_ALL_ENVIRONMENTS -> ofStudents(activity, ActionKind.DELETE_ENVIRONMENT);
            default -> Stream.of();
          };
      case Requested.OfCreation _, Requested.OfCall _, Requested.OfTool _ -> Stream.of();
    };
  }

  /** The environments that the service reports to have changed. */
  private static Stream<SentAction> ofStudents(Activity activity, ActionKind kind) {
    if (!(activity.outcome() instanceof Outcome.Reported(List<Person> succeeded, var failed))) {
      return Stream.of();
    }
    AccountId account = activity.requested().account();
    return succeeded.stream()
        .map(Person::environment)
        .flatMap(Stream::ofNullable)
        .map(environment ->
            new SentAction(
                activity.id(),
                kind,
                new EnvironmentKey(account, environment),
                null,
                activity.at()));
  }

  private static boolean mayHaveArrived(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Waiting _, Outcome.NotSent _, Outcome.NotReached _, Outcome.Refused _ -> false;
      case Outcome.Sending _, Outcome.Following _, Outcome.Accepted _ -> true;
      case Outcome.Reported _, Outcome.Seen _, Outcome.WentWrong _ -> true;
      case Outcome.NotSeenYet _, Outcome.Unknown _, Outcome.Interrupted _ -> true;
      // Whatever a tool does, Envwatch sent nothing.
      case Outcome.ToolOpened _, Outcome.ToolEnded _ -> false;
      case Outcome.ToolNotStarted _, Outcome.ToolNotFitting _ -> false;
    };
  }
}
