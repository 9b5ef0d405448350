package envwatch.cli;

import envwatch.filter.Similar;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is waited for: {@code ready}, {@code suspended}, {@code gone}, or a state in the service's
 * own words.
 *
 * @param word as written
 */
record Until(String word) {
  private static final String READY = "ready";
  private static final String SUSPENDED = "suspended";
  private static final String GONE = "gone";
  private static final String DELETED = "deleted";

  static final List<String> WORDS = List.of(READY, SUSPENDED, GONE);

  /** The word that is probably meant, where this is none of Envwatch's but nearly is. */
  Optional<String> meant() {
    String written = word.toLowerCase(Locale.ROOT);
    return Similar.nearest(List.of(READY, SUSPENDED, GONE, DELETED), written)
        .filter(known -> !known.equals(written));
  }

  boolean gone() {
    return is(GONE);
  }

  /** Whether it is told by the machines, which a list does not have. */
  boolean needsMachines() {
    return is(READY);
  }

  private boolean is(String other) {
    return word.toLowerCase(Locale.ROOT).equals(other);
  }

  /** Whether the environment was seen to be there, and lately. */
  public boolean met(WatchedEnvironment watched, Instant now) {
    Environment known = watched.environment();
    if (watched.gone()) {
      return gone();
    }
    if (known == null || !watched.upToDate(now)) {
      return false;
    }
    String state = known.status().word().toLowerCase(Locale.ROOT);
    if (gone()) {
      return state.equals(DELETED);
    }
    if (is(READY)) {
      return known.complete() && watched.assess(now, Duration.ZERO).state() == Phase.RUNNING;
    }
    return is(SUSPENDED) ? known.status().phase() == Phase.SUSPENDED : is(state);
  }

  /** Whether it failed on its way there. One that does not exist may still be created. */
  public boolean failed(WatchedEnvironment watched, Instant now) {
    Assessment assessment = watched.assess(now, Duration.ZERO);
    return !watched.gone() && !gone() && assessment.state() == Phase.PROBLEM;
  }
}
