package envwatch.training.check;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Starts;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * After how long environments of a policy are suspended by the service: the time from ready to
 * suspended without an action from here between. The service does not tell it (service/api-v3.md
 * section 3: no suspend time).
 */
public record StaysAwake(Map<Policy, Learned> policies) {
  public static final StaysAwake NOTHING = new StaysAwake(Map.of());

  /** From so many samples on, their median counts. */
  static final int ENOUGH = 3;

  /** Only the newest count, because policies are changed. */
  private static final int KEPT = 20;

  /** Both ends must be known this exactly. */
  private static final Duration BLURRED = Duration.ofMinutes(5);

  public StaysAwake {
    policies = Map.copyOf(policies);
  }

  /** A policy, by the name that the service gives it. */
  public record Policy(AccountId account, String name) {}

  /**
   * @param samples at least one
   */
  public record Learned(Duration shortest, Duration median, int samples) {
    public boolean enough() {
      return samples >= ENOUGH;
    }
  }

  /** Something that was done with an environment from here, which keeps it awake. */
  public record Touch(EnvironmentKey environment, Instant at) {}

  /**
   * Null if the policy was never seen to suspend anything.
   *
   * @param policy null if it is not known
   */
  public @Nullable Learned of(AccountId account, @Nullable String policy) {
    return policy == null ? null : policies.get(new Policy(account, policy));
  }

  /**
   * Learns from recorded changes. A sample begins when an environment is seen to become ready, and
   * ends when it is seen to be suspended, or on its way to it, without an action from here. It is
   * dropped if either moment is not known to five minutes, if anything was done with the
   * environment from here meanwhile, or if it was not understood for a while.
   *
   * @param changes of environments and machines, in any order
   * @param touches what was done from here, also what changed no state, in any order
   * @param policy the policy of an environment; null if it is not known
   */
  public static StaysAwake learn(
      List<Change> changes,
      List<Touch> touches,
      Function<EnvironmentKey, @Nullable String> policy) {
    Learning learning = new Learning(touches);
    changes.stream().sorted(Comparator.comparing(Change::firstSeenAfter)).forEach(learning::take);
    Map<Policy, List<Duration>> samples = new HashMap<>();
    for (Sample sample : learning.samples) {
      String name = policy.apply(sample.environment());
      if (name != null) {
        samples
            .computeIfAbsent(
                new Policy(sample.environment().account(), name), key -> new ArrayList<>())
            .add(sample.took());
      }
    }
    return new StaysAwake(
        samples.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, entry -> learned(entry.getValue()))));
  }

  private static Learned learned(List<Duration> oldestFirst) {
    List<Duration> sorted =
        oldestFirst.subList(Math.max(0, oldestFirst.size() - KEPT), oldestFirst.size()).stream()
            .sorted()
            .toList();
    int half = sorted.size() / 2;
    Duration median =
        sorted.size() % 2 == 1
            ? sorted.get(half)
            : sorted.get(half - 1).plus(sorted.get(half)).dividedBy(2);
    return new Learned(sorted.getFirst(), median, sorted.size());
  }

  private record Sample(EnvironmentKey environment, Duration took) {}

  /** Follows environments from ready to suspended. */
  private static final class Learning {
    private final Map<EnvironmentKey, NavigableSet<Instant>> touched = new HashMap<>();
    private final Map<EnvironmentKey, Instant> ready = new HashMap<>();
    private final List<Sample> samples = new ArrayList<>();

    Learning(List<Touch> touches) {
      for (Touch touch : touches) {
        touched.computeIfAbsent(touch.environment(), key -> new TreeSet<>()).add(touch.at());
      }
    }

    void take(Change change) {
      EnvironmentKey environment = change.subject().environment();
      if (change.subject().machine() != null) {
        if (change.cause() instanceof Cause.OwnAction) {
          ready.remove(environment);
        }
        return;
      }
      if (!change.ofState() && change.from() != null) {
        return;
      }
      switch (change.to().phase()) {
        case RUNNING -> running(environment, change);
        case SUSPENDED -> asleep(environment, change);
        case CHANGING -> {
          if (Starts.goesDown(change.to().word())) {
            asleep(environment, change);
          }
          ready.remove(environment);
        }
        case UNKNOWN -> ready.remove(environment);
        case PROBLEM, EXPIRING -> {}
      }
    }

    private void running(EnvironmentKey environment, Change change) {
      if (exact(change)) {
        boolean recovered = change.from() != null && change.from().phase() == Phase.PROBLEM;
        if (!recovered || change.cause() instanceof Cause.OwnAction) {
          ready.put(environment, change.firstSeenAfter());
        }
      } else {
        ready.remove(environment);
      }
    }

    private void asleep(EnvironmentKey environment, Change change) {
      Instant from = ready.remove(environment);
      if (from == null || !exact(change) || change.cause() instanceof Cause.OwnAction) {
        return;
      }
      Instant touch =
          touched.getOrDefault(environment, new TreeSet<>()).lower(change.firstSeenAfter());
      if (touch == null || !touch.isAfter(from)) {
        samples.add(new Sample(environment, Duration.between(from, change.firstSeenAfter())));
      }
    }

    private static boolean exact(Change change) {
      Instant before = change.lastSeenBefore();
      return before != null
          && !(change.cause() instanceof Cause.NotSeen)
          && Duration.between(before, change.firstSeenAfter()).compareTo(BLURRED) <= 0;
    }
  }
}
