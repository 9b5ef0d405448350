package envwatch.history;

import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import java.util.Objects;
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

  // Written out, because those that are generated are slow without the optimizing compiler.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Subject subject
            && Objects.equals(machine, subject.machine)
            && environment.equals(subject.environment);
  }

  @Override
  public int hashCode() {
    return 31 * environment.hashCode() + Objects.hashCode(machine);
  }
}
