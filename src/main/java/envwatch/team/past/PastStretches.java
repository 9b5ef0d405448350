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
 * @param stretches of each environment that was asked about, oldest first
 * @param asking the environments about which it is being asked
 */
record PastStretches(
    Map<EnvironmentId, List<Stretch>> stretches,
    Set<EnvironmentId> asking,
    @Nullable Trouble trouble) {
  Witness witness(String host, EnvironmentId environment) {
    if (asking.contains(environment)) {
      return new Witness(host, Trouble.ASKING);
    }
    List<Stretch> told = stretches.get(environment);
    boolean nothing = trouble == null && told != null && told.isEmpty();
    return new Witness(host, nothing ? Trouble.OTHERS : trouble);
  }
}
