package envwatch.history.detection;

import envwatch.actions.record.Activity;
import envwatch.actions.record.Outcome;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
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
        .map(activity ->
            new SentAction(
                activity.id(),
                activity.kind(),
                activity.target().key(),
                activity.target().machine(),
                activity.at()))
        .toList();
  }

  private static boolean mayHaveArrived(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Waiting waiting -> false;
      case Outcome.NotSent notSent -> false;
      case Outcome.NotReached notReached -> false;
      case Outcome.Refused refused -> false;
      case Outcome.Sending sending -> true;
      case Outcome.Following following -> true;
      case Outcome.Accepted accepted -> true;
      case Outcome.Seen seen -> true;
      case Outcome.WentWrong wrong -> true;
      case Outcome.NotSeenYet notSeenYet -> true;
      case Outcome.Unknown unknown -> true;
      case Outcome.Interrupted interrupted -> true;
    };
  }
}
