package envwatch.notices.model;

import envwatch.model.EnvironmentKey;
import envwatch.model.state.Phase;
import java.time.Instant;

/**
 * A person wants to be told when an environment has come to rest.
 *
 * @param from its phase when the person asked
 * @param moved whether it has been on its way since
 */
public record Wish(EnvironmentKey environment, Instant at, Phase from, boolean moved) {
  public Wish hasMoved() {
    return new Wish(environment, at, from, true);
  }
}
