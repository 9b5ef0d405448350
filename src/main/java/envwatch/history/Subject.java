package envwatch.history;

import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import org.jspecify.annotations.Nullable;

/**
 * Something that has a history.
 *
 * @param machine null for the environment itself
 */
public record Subject(EnvironmentKey environment, @Nullable MachineId machine) {
  /** The environment itself. */
  public static Subject of(EnvironmentKey environment) {
    return new Subject(environment, null);
  }
}
