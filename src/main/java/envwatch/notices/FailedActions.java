package envwatch.notices;

import envwatch.actions.Activity;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.notices.NoticeQueue.Raised;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** The same news, in which failures of one kind of action are one, in the place of the first. */
  static List<Raised> together(List<Raised> due) {
    Map<Object, List<Raised>> batches = new LinkedHashMap<>();
    for (Raised raised : due) {
      Object batch =
          raised.news() instanceof NoticeEvent.ActionFailed(Activity failed)
              ? List.of(failed.requested().account(), kind(failed.requested()))
              : raised.topic();
      batches.computeIfAbsent(batch, same -> new ArrayList<>()).add(raised);
    }
    return batches.values().stream().map(FailedActions::one).toList();
  }

  /** What an action and others of its batch have in common. */
  private static Object kind(Requested requested) {
    return switch (requested) {
      case Requested.OfEnvironment(var kind, var target) -> kind;
      case Requested.OfClass(var kind, var target) -> kind;
      case Requested.OfCreation creation -> Requested.OfCreation.class;
      case Requested.OfCall(var account, String operation, var subject) -> operation;
      case Requested.OfTool tool -> List.of(Requested.OfTool.class, tool.tool());
    };
  }

  private static Raised one(List<Raised> batch) {
    Raised first = batch.getFirst();
    if (batch.size() == 1) {
      return first;
    }
    List<Activity> failed = new ArrayList<>();
    for (Raised raised : batch) {
      if (raised.news() instanceof NoticeEvent.ActionFailed(Activity activity)) {
        failed.add(activity);
      }
    }
    NoticeEvent news = new NoticeEvent.ActionsFailed(failed);
    return new Raised(first.topic(), news, first.since(), first.patience());
  }

  /** What the person stopped, or what cannot be known any more, is no failure. */
  private static boolean failed(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Open _, Outcome.Accepted _, Outcome.Seen _, Outcome.Interrupted _ -> false;
      case Outcome.Reported(var succeeded, var failed) -> !failed.isEmpty();
      case Outcome.NotSent(Obstacle obstacle) -> obstacle.kind() != Obstacle.Kind.STOPPED;
      case Outcome.WentWrong _, Outcome.NotSeenYet _, Outcome.Refused _ -> true;
      case Outcome.NotReached _, Outcome.Unknown _ -> true;
      case Outcome.ToolOpened _ -> false;
      case Outcome.ToolEnded(int exitCode, var lines) -> exitCode != 0;
      case Outcome.ToolNotStarted _, Outcome.ToolNotFitting _ -> true;
    };
  }
}
