package envwatch.training.check;

import envwatch.actions.Activity;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.Range;
import envwatch.history.Sample;
import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.history.UsualTimes;
import envwatch.history.Waiting;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What was recorded of an account, from which checks learn.
 *
 * @param changes those that {@link #changesToLearnFrom} selects, in any order
 * @param samples how long starts took, oldest first
 * @param actions the record of actions, in any order
 * @param policies those of environments that may be gone, by their ids
 */
public record Recorded(
    List<Change> changes,
    List<Sample> samples,
    List<Activity> actions,
    Map<EnvironmentId, String> policies) {
  /** So many days tell after how long a policy suspends. */
  private static final Duration PAST = Duration.ofDays(30);

  /** More changes than these are not read. */
  private static final int MOST = 20_000;

  public Recorded {
    changes = List.copyOf(changes);
    samples = List.copyOf(samples);
    actions = List.copyOf(actions);
    policies = Map.copyOf(policies);
  }

  /** Selects the changes of an account up to now. */
  public static ChangeQuery changesToLearnFrom(AccountId account, Instant now) {
    return new ChangeQuery(new Range(now.minus(PAST), now.plusSeconds(1)), account, null, MOST);
  }

  Recorded with(Map<EnvironmentId, String> allPolicies) {
    return new Recorded(changes, samples, actions, allPolicies);
  }

  /**
   * Learns from it.
   *
   * @param environments those that are known, which tell their policies
   * @param since since when each environment is in its state
   * @param waiting what is on its way to be ready
   */
  public Knowledge knowledge(
      Collection<WatchedEnvironment> environments,
      Map<Subject, Since> since,
      Map<Subject, Waiting> waiting) {
    UsualTimes times = new UsualTimes();
    samples.forEach(times::add);
    Map<EnvironmentKey, String> present = policiesOf(environments);
    StaysAwake awake =
        StaysAwake.learn(
            changes,
            touches(actions),
            key -> present.getOrDefault(key, policies.get(key.environment())));
    return new Knowledge(times, since, waiting, awake, touched(actions));
  }

  private static Map<EnvironmentKey, String> policiesOf(
      Collection<WatchedEnvironment> environments) {
    Map<EnvironmentKey, String> policies = new HashMap<>();
    for (WatchedEnvironment watched : environments) {
      Environment known = watched.environment();
      if (known != null && known.policy() != null) {
        policies.put(watched.key(), known.policy());
      }
    }
    return policies;
  }

  /** When something was last done with each environment. */
  static Map<EnvironmentKey, Instant> touched(List<Activity> actions) {
    Map<EnvironmentKey, Instant> touched = new HashMap<>();
    touches(actions).forEach(touch -> touched.merge(touch.environment(), touch.at(), Bounds::max));
    return touched;
  }

  /** Whatever may have reached the service. */
  private static List<StaysAwake.Touch> touches(List<Activity> actions) {
    return actions.stream()
        .filter(activity ->
            !(activity.outcome() instanceof Outcome.NotSent)
                && !(activity.outcome() instanceof Outcome.Waiting))
        .<StaysAwake.Touch>mapMulti((activity, found) -> {
          if (activity.requested() instanceof Requested.OfEnvironment(var kind, var target)) {
            found.accept(new StaysAwake.Touch(target.key(), activity.at()));
          }
        })
        .toList();
  }
}
