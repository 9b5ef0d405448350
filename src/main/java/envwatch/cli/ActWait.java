package envwatch.cli;

import envwatch.actions.Outcome;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.Watch;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.EnvironmentWords;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Waits like {@code envwatch wait} for what was sent.
 *
 * @param reached told of every view since before it was sent
 */
record ActWait(
    Watch watch,
    InstantSource clock,
    StuckDetector still,
    Consumer<String> out,
    MomentsReached reached,
    Duration patience) {
  /** Between two machines of one environment that come up one after another. */
  private static final Duration BETWEEN_MACHINES = Duration.ofMinutes(3);

  /** Waits for what the service accepted, and gives what became of it. */
  List<ActResult> await(Until until, List<ActResult> sent) throws InterruptedException {
    List<EnvironmentId> awaited =
        sent.stream()
            .filter(ActWait::accepted)
            .map(result -> Objects.requireNonNull(result.target()).key().environment())
            .distinct()
            .toList();
    if (awaited.isEmpty()) {
      return sent;
    }
    WaitCommand.Wanted wanted =
        new WaitCommand.Wanted(until, awaited, EnvironmentFilter.ALL, null, patience, true);
    AwaitedThings things = new AwaitedThings(until, still, BETWEEN_MACHINES);
    new Waiter(watch, wanted, null, things, clock, out).run();
    // It may not have been told yet of the view that ended the wait.
    reached.accept(watch.view());
    return sent.stream()
        .map(result -> accepted(result) ? later(result, until, things) : result)
        .toList();
  }

  /** Whether it was accepted, as far as it was seen. */
  private static boolean accepted(ActResult result) {
    return result.target() != null
        && (result.outcome() instanceof Outcome.Seen
            || result.outcome() instanceof Outcome.NotSeenYet);
  }

  private ActResult later(ActResult result, Until until, AwaitedThings things) {
    EnvironmentKey key = Objects.requireNonNull(result.target()).key();
    Instant sentAt = Objects.requireNonNull(result.at());
    WatchedEnvironment watched = watch.view().find(key).orElse(null);
    if (watched == null || until.met(watched, clock.instant())) {
      Instant moment = reached.of(key);
      return result.with(
          moment == null
              ? new Outcome.Accepted(null, null)
              : new Outcome.Seen(Duration.between(sentAt, moment)));
    }
    Environment known = watched.environment();
    return things.failed(watched, clock.instant()) && known != null
        ? result.with(
            new Outcome.WentWrong(
                EnvironmentWords.summary(known, watched.assess(clock.instant(), Duration.ZERO))))
        : result.with(new Outcome.NotSeenYet(sentAt));
  }
}
