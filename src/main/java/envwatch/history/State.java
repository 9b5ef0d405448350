package envwatch.history;

import envwatch.model.Phase;
import org.jspecify.annotations.Nullable;

/**
 * The state of an environment or machine.
 *
 * @param phase what it means, never {@link Phase#EXPIRING}, because an expiration that comes nearer
 *     is no event
 * @param word the status as served; empty if the service serves none
 */
public record State(Phase phase, String word) {
  // Written out, because those that are generated are slow without the optimizing compiler.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof State state && phase == state.phase && word.equals(state.word);
  }

  @Override
  public int hashCode() {
    return 31 * word.hashCode() + phase.ordinal();
  }
}
