package envwatch.cli;

import envwatch.history.DurationEstimate;
import envwatch.history.LastSeen;
import envwatch.history.Starts;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.UsualTimes;
import envwatch.history.WaitEstimates;
import envwatch.history.Waiting;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells which environments on their way are stuck: late by the times that the window recorded, and
 * nothing about them moves. Without a record, none is. Confined to one thread.
 */
final class StuckDetector {
  private final UsualTimes times;
  private final Map<EnvironmentKey, Movement> movements = new HashMap<>();

  /**
   * @param began when it was first seen on its way
   * @param moved when status or progress last changed
   */
  private record Movement(Instant began, Instant moved, List<String> state) {}

  public StuckDetector(UsualTimes times) {
    this.times = times;
  }

  public boolean stuck(WatchedEnvironment watched, Instant now) {
    Environment known = watched.environment();
    if (known == null || watched.assess(now, Duration.ZERO).state() != Phase.CHANGING) {
      movements.remove(watched.key());
      return false;
    }
    Movement movement =
        movements.merge(
            watched.key(),
            new Movement(now, now, state(known)),
            (before, seen) ->
                before.state().equals(seen.state())
                    ? before
                    : new Movement(before.began(), now, seen.state()));
    LastSeen seen =
        new LastSeen(
            Subject.of(watched.key()),
            watched.name(),
            Map.of(),
            new State(Phase.CHANGING, known.status().word()),
            movement.began(),
            false,
            null,
            movement.moved(),
            now);
    Starts.Start start =
        new Starts.Start(kind(seen, known.blueprint()), movement.began(), seen.exact());
    Waiting waiting = WaitEstimates.of(seen, start, known.blueprint(), times, watched.interval());
    return waiting != null && waiting.stuck(now);
  }

  /** Where the status word does not tell what is under way: what usually takes longer. */
  private @Nullable ActionKind kind(LastSeen seen, @Nullable String blueprint) {
    ActionKind told = Starts.kind(seen.subject(), seen.state().word());
    if (told != null) {
      return told;
    }
    DurationEstimate resume =
        WaitEstimates.usual(seen, ActionKind.RESUME_ENVIRONMENT, blueprint, times);
    DurationEstimate creation = WaitEstimates.usual(seen, null, blueprint, times);
    boolean creationIsLonger =
        resume == null || (creation != null && creation.bound().compareTo(resume.bound()) > 0);
    return creationIsLonger ? null : ActionKind.RESUME_ENVIRONMENT;
  }

  private static List<String> state(Environment known) {
    return Stream.concat(
            Stream.of(known.status().word()), known.machines().stream().map(StuckDetector::state))
        .toList();
  }

  private static String state(Machine machine) {
    return machine.status().word() + machine.progress().percent();
  }
}
