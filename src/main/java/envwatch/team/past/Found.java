package envwatch.team.past;

import envwatch.history.Witness;
import envwatch.history.Witness.Trouble;
import envwatch.model.EnvironmentId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known now.
 *
 * @param stretches of each environment, oldest first
 * @param unknown the environments of which nothing is known although it was asked
 * @param asking the environments about which it is being asked
 */
record Found(
    Map<EnvironmentId, List<Stretch>> stretches,
    Set<EnvironmentId> unknown,
    Set<EnvironmentId> asking,
    @Nullable Trouble trouble) {
  Witness witness(String host, EnvironmentId environment) {
    if (asking.contains(environment)) {
      return new Witness(host, Trouble.ASKING);
    }
    boolean nothing = trouble == null && unknown.contains(environment);
    return new Witness(host, nothing ? Trouble.OTHERS : trouble);
  }
}
