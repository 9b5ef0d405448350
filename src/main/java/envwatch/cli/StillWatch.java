package envwatch.cli;

import envwatch.history.model.Subject;
import envwatch.history.usual.Usual;
import envwatch.history.usual.UsualTimes;
import envwatch.history.usual.Waiting;
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
 * nothing about them moves ({@code design/history-and-notices.md}, "Learned times"). Without a
 * record, none is. Confined to one thread.
 */
final class StillWatch {
  private static final int LOOKS = 3;
  private static final int PARTS_OF_MEDIAN = 4;

  private final UsualTimes times;
  private final Map<EnvironmentKey, Movement> movements = new HashMap<>();

  /**
   * @param began when it was first seen on its way
   * @param moved when status or progress last changed
   */
  private record Movement(Instant began, Instant moved, List<String> state) {}

  StillWatch(UsualTimes times) {
    this.times = times;
  }

  boolean stuck(WatchedEnvironment watched, Instant now) {
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
    String blueprint = known.blueprint() == null ? "" : known.blueprint();
    Usual usual = times.of(watched.key().account(), blueprint, ActionKind.RESUME_ENVIRONMENT, null);
    return new Waiting(
            Subject.of(watched.key()),
            ActionKind.RESUME_ENVIRONMENT,
            movement.began(),
            false,
            usual,
            movement.moved(),
            patience(watched, usual))
        .stuck(now);
  }

  private static List<String> state(Environment known) {
    return Stream.concat(
            Stream.of(known.status().word()), known.machines().stream().map(StillWatch::state))
        .toList();
  }

  private static String state(Machine machine) {
    return machine.status().word() + machine.progress().percent();
  }

  private static Duration patience(WatchedEnvironment watched, @Nullable Usual usual) {
    Duration looks = watched.interval().multipliedBy(LOOKS);
    Duration part = usual == null ? Duration.ZERO : usual.median().dividedBy(PARTS_OF_MEDIAN);
    return part.compareTo(looks) > 0 ? part : looks;
  }
}
