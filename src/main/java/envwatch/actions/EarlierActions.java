package envwatch.actions;

import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.AccountView;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Confirms what an earlier run of the program left unconfirmed, because it ended too soon to see
 * it: the newest action of each environment, if the state alone tells that it was carried out.
 */
final class EarlierActions implements AutoCloseable {
  /** What is older, as over a long weekend, may be the work of others. */
  static final Duration LONGEST = Duration.ofDays(4);

  private static final Set<ActionKind> TOLD_BY_THE_STATE =
      Set.of(
          ActionKind.RESUME_ENVIRONMENT,
          ActionKind.SUSPEND_ENVIRONMENT,
          ActionKind.DELETE_ENVIRONMENT);

  private final ActivityLog log;
  private final CompletionTracker followUp;
  private final Time time;
  private final Instant begun;
  private final Subscription subscription;
  private final Map<String, Activity> waiting = new HashMap<>();
  private final Map<String, Activity> followed = new HashMap<>();

  EarlierActions(ActivityLog log, CompletionTracker followUp, Time time) {
    this.log = log;
    this.followUp = followUp;
    this.time = time;
    begun = time.instant();
    subscription = log.subscribe(record -> read(record.newestFirst()));
  }

  private synchronized void read(List<Activity> newestFirst) {
    Set<EnvironmentKey> newer = new HashSet<>();
    for (Activity activity : newestFirst) {
      if (activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
          && newer.add(target.key())
          && TOLD_BY_THE_STATE.contains(kind)
          && activity.outcome() instanceof Outcome.NotSeenYet(Instant acceptedAt)
          && acceptedAt.isBefore(begun)
          && acceptedAt.plus(LONGEST).isAfter(begun)
          && !followed.containsKey(activity.id())) {
        waiting.put(activity.id(), activity);
      } else {
        waiting.remove(activity.id());
      }
    }
  }

  /** Follows what waits, once its account was read as a whole: before, what is gone is unknown. */
  void look(WorldView world) {
    List<Activity> ready = new ArrayList<>();
    synchronized (this) {
      for (Activity activity : waiting.values()) {
        if (world.account(activity.requested().account()).filter(AccountView::listed).isPresent()) {
          ready.add(activity);
        }
      }
      ready.forEach(activity -> {
        waiting.remove(activity.id());
        followed.put(activity.id(), activity);
      });
    }
    for (Activity activity : ready) {
      if (activity.requested() instanceof Requested.OfEnvironment(var kind, var target)) {
        EnvironmentOrder order = EnvironmentOrder.plain(kind, target);
        followUp.follow(activity.id(), order, null, activity.at());
      }
    }
  }

  /** Records what was seen of it; whatever else became of it stays unconfirmed. */
  void settle(String id, Outcome outcome) {
    Activity activity;
    synchronized (this) {
      activity = followed.get(id);
    }
    if (activity != null
        && outcome instanceof Outcome.Seen
        && activity.outcome() instanceof Outcome.NotSeenYet(Instant acceptedAt)) {
      Duration after = Duration.between(acceptedAt, time.instant());
      log.record(activity.with(new Outcome.Seen(after), activity.took()));
    }
  }

  @Override
  public void close() {
    subscription.close();
  }
}
