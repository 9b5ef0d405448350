package envwatch.history;

import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an answer told about an environment or one of its machines.
 *
 * @param machineName null for an environment
 * @param partlyUnread whether parts of the answer could not be understood
 * @param progress in percent; 0 for environments
 */
record Observation(
    Subject subject,
    String environmentName,
    @Nullable String machineName,
    State state,
    boolean partlyUnread,
    int progress,
    Facts facts,
    Instant at) {
  static Observation of(WatchedEnvironment watched, Environment environment, Instant at) {
    Phase phase = Assessment.of(environment, at, Duration.ZERO).state();
    return new Observation(
        Subject.of(watched.key()),
        watched.name(),
        null,
        new State(phase, environment.status().word()),
        environment.unread() > 0,
        0,
        Facts.of(environment),
        at);
  }

  static Observation of(Machine machine, EnvironmentKey key, String environmentName, Instant at) {
    Phase phase = machine.onItsWay() ? Phase.CHANGING : machine.status().phase();
    return new Observation(
        new Subject(key, machine.id()),
        environmentName,
        machine.name(),
        new State(phase, machine.status().word()),
        false,
        machine.progress().percent(),
        Facts.of(machine),
        at);
  }

  LastState first(boolean exact) {
    Arrivals arrivals = Arrivals.NONE.with(state.phase(), at);
    return new LastState(state, at, exact, null, at, progress, facts, arrivals, null, null);
  }

  /**
   * Whether it only fails to tell the state that is known. A word never seen before does tell one.
   */
  boolean isDoubtful(State known) {
    return state.phase() == Phase.UNKNOWN
        && known.phase() != Phase.UNKNOWN
        && (partlyUnread || state.word().isEmpty() || state.word().equals(known.word()));
  }
}
