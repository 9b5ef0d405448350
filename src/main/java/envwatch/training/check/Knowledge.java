package envwatch.training.check;

import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.history.UsualTimes;
import envwatch.history.Waiting;
import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.Map;

/**
 * What the history knows.
 *
 * @param times how long starts take; read only while a check is made
 * @param since since when each environment is in its state
 * @param waiting what is on its way to be ready
 * @param awake after how long environments are suspended
 * @param touched when something was last done with an environment from here; absent if never
 */
public record Knowledge(
    UsualTimes times,
    Map<Subject, Since> since,
    Map<Subject, Waiting> waiting,
    StaysAwake awake,
    Map<EnvironmentKey, Instant> touched) {
  public Knowledge {
    since = Map.copyOf(since);
    waiting = Map.copyOf(waiting);
    touched = Map.copyOf(touched);
  }

  /** Nothing was learned or recorded yet. */
  public static Knowledge nothing() {
    return new Knowledge(new UsualTimes(), Map.of(), Map.of(), StaysAwake.NOTHING, Map.of());
  }
}
