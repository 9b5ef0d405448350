package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What changes and views tell beyond themselves: how long starts take, what is late, what differs
 * from its like, and what failed together. Guarded by the lock of its owner.
 */
final class HistoryAnalysis {
  /** Comparing all with their like takes long where there are thousands, and is never urgent. */
  private static final int COMPARED_PER_SECOND = 250;

  private final Starts starts = new Starts();
  private final List<Sample> learned = new ArrayList<>();
  private final LastSeenIndex index = new LastSeenIndex();
  private final CommonCauses causes = new CommonCauses();
  private final Oddities oddities = new Oddities();
  private UsualTimes times = new UsualTimes();
  private @Nullable WorldView newest;
  private LastStates shown = LastStates.EMPTY;
  private boolean stale;
  private Map<EnvironmentKey, List<Outlier>> odd = Map.of();
  private @Nullable Instant comparedAt;
  private Duration comparedAgainAfter = Duration.ZERO;

  /** Whether something has changed that was not compared with its like yet. */
  private boolean uncompared;

  /** Begins with what earlier runs learned. */
  void carryIn(UsualTimes earlier) {
    times = earlier;
    stale = true;
  }

  /** Learns from what was detected in the view. */
  void take(Detected detected, WorldView world) {
    WorldView before = newest;
    stale |=
        before == null
            || world.isNewsAfter(before)
            || !world.setBack().equals(before.setBack())
            || freshnessDiffers(world, before)
            || !detected.news().isEmpty()
            || !detected.changes().isEmpty()
            || uncompared && comparesAgain(world.at());
    newest = world;
    if (!detected.changes().isEmpty()) {
      learn(detected);
    }
  }

  /** Whether time alone has made something outdated, or a look has made it up to date again. */
  private static boolean freshnessDiffers(WorldView world, WorldView before) {
    for (int i = 0; i < world.environments().size(); i++) {
      if (world.environments().get(i).upToDate(world.at())
          != before.environments().get(i).upToDate(before.at())) {
        return true;
      }
    }
    return false;
  }

  private void learn(Detected detected) {
    for (Change change : detected.changes()) {
      Subject subject = change.subject();
      Map<Subject, LastSeen> seen = new HashMap<>();
      detected
          .memory()
          .lastSeen(subject.environment())
          .forEach(one -> seen.put(one.subject(), one));
      Duration interval = detected.intervals().getOrDefault(subject.environment(), Duration.ZERO);
      String blueprint = WaitEstimates.blueprint(seen, subject);
      starts
          .take(change, interval)
          .map(finished ->
              new Sample(
                  subject.environment().account(),
                  blueprint == null ? "" : blueprint,
                  finished.kind(),
                  subject.machine() == null ? null : change.machineName(),
                  finished.took(),
                  change.firstSeenAfter()))
          .ifPresent(sample -> {
            times.add(sample);
            learned.add(sample);
          });
    }
  }

  /** What this run and earlier ones learned, oldest first. */
  List<Sample> everythingLearned() {
    return times.samples();
  }

  /** What was learned since the last call. */
  List<Sample> learned() {
    List<Sample> handedOut = List.copyOf(learned);
    learned.clear();
    return handedOut;
  }

  /** Forgets what an account has told. */
  void forget(AccountId account) {
    times.forget(account);
    starts.forget(account);
    learned.removeIf(sample -> sample.account().equals(account));
    // Much of what was compared is gone: the rest is compared at once.
    comparedAt = null;
    stale = true;
  }

  /** Whether there may be something new to show since it was last shown. */
  boolean stale() {
    return stale;
  }

  /** Puts what is known now into a view. With thousands of environments that takes a while. */
  UnaryOperator<HistoryView> show(LastStates memory) {
    stale = false;
    WorldView world = newest;
    Set<EnvironmentKey> different = memory.differencesTo(shown);
    shown = memory;
    index.take(different, memory);
    causes.take(different, memory);
    Map<Subject, Since> since = index.since();
    if (world == null) {
      return view -> view.withSince(since);
    }
    Map<Subject, Waiting> waiting = waiting(memory);
    Map<EnvironmentKey, List<Outlier>> outliers = odd(world);
    List<CommonCause> common = causes.find(world);
    return view ->
        new HistoryView(
            view.read(), view.trouble(), since, waiting, outliers, common, view.notes());
  }

  private Map<EnvironmentKey, List<Outlier>> odd(WorldView world) {
    uncompared = !comparesAgain(world.at());
    if (!uncompared) {
      odd = Map.copyOf(oddities.find(world));
      comparedAt = world.at();
      comparedAgainAfter = Duration.ofSeconds(world.environments().size() / COMPARED_PER_SECOND);
    }
    return odd;
  }

  private boolean comparesAgain(Instant now) {
    Instant last = comparedAt;
    return last == null || now.isBefore(last) || !now.isBefore(last.plus(comparedAgainAfter));
  }

  private Map<Subject, Waiting> waiting(LastStates memory) {
    Collection<LastSeen> changing = index.changing();
    if (changing.isEmpty()) {
      return Map.of();
    }
    Map<Subject, Waiting> waiting = new HashMap<>();
    changing.forEach(one -> {
      Subject subject = one.subject();
      EnvironmentMemory known = memory.present().get(subject.environment());
      WatchedEnvironment watched = known == null ? null : known.watched();
      Waiting wait =
          watched == null
              ? null
              : WaitEstimates.of(
                  one,
                  starts.underWay(subject),
                  WaitEstimates.blueprint(index.seen(), subject),
                  times,
                  watched.interval());
      if (wait != null) {
        waiting.put(subject, wait);
      }
    });
    return Map.copyOf(waiting);
  }
}
