package envwatch.notices;

import envwatch.actions.Activity;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Actions that were requested in this run and had no success. */
final class FailedActions {
  private final NoticeQueue queue;
  private final Set<String> underWay = new HashSet<>();

  public FailedActions(NoticeQueue queue) {
    this.queue = queue;
  }

  /**
   * @param newestFirst the record of actions
   */
  public void recorded(List<Activity> newestFirst, Instant now) {
    for (Activity activity : newestFirst) {
      if (!activity.outcome().settled()) {
        underWay.add(activity.id());
      } else if (underWay.remove(activity.id()) && failed(activity.outcome())) {
        queue.raise(
            NoticeKey.ofAction(activity.requested().account(), activity.id()),
            new NoticeEvent.ActionFailed(activity),
            now);
      }
    }
  }

  /** What the person stopped, or what cannot be known any more, is no failure. */
  private static boolean failed(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Open open -> false;
      case Outcome.Accepted accepted -> false;
      case Outcome.Seen seen -> false;
      case Outcome.Interrupted interrupted -> false;
      case Outcome.Reported(var succeeded, var failed) -> !failed.isEmpty();
      case Outcome.NotSent(Obstacle obstacle) -> obstacle.kind() != Obstacle.Kind.STOPPED;
      case Outcome.WentWrong wrong -> true;
      case Outcome.NotSeenYet notSeenYet -> true;
      case Outcome.Refused refused -> true;
      case Outcome.NotReached notReached -> true;
      case Outcome.Unknown unknown -> true;
    };
  }
}
