package envwatch.notices;

import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.time.Instant;

/**
 * A person wants to be told when an environment has come to rest.
 *
 * @param from its phase when the person asked
 * @param moved whether it has been on its way since
 * @param lateTold whether the person was told that it takes longer than usual
 */
record ReadyAlert(
    EnvironmentKey environment, Instant at, Phase from, boolean moved, boolean lateTold) {
  public ReadyAlert hasMoved() {
    return new ReadyAlert(environment, at, from, true, lateTold);
  }

  public ReadyAlert toldLate() {
    return new ReadyAlert(environment, at, from, moved, true);
  }
}
