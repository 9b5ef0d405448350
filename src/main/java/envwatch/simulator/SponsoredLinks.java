package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Links that sign a named person into an environment, which work once unless they are made for
 * several uses.
 */
final class SponsoredLinks {
  private final Invitations links;
  private final Set<String> once = new HashSet<>();
  private final Set<String> used = new HashSet<>();
  private final Map<String, String> creators = new HashMap<>();

  SponsoredLinks(Invitations links) {
    this.links = links;
  }

  /**
   * Makes a link.
   *
   * @return its token, a secret
   */
  String make(InvitationOrder order, boolean severalUses) throws RefusedException {
    refuseIf(
        !order.validity().isPositive(), Reason.BAD_PARAMETER, "expirationMinutes is not above 0");
    String token = links.make(order);
    if (!severalUses) {
      once.add(token);
    }
    return token;
  }

  /** Opens a link of any kind. */
  LabEnvironment open(String token) throws RefusedException {
    refuseIf(
        once.contains(token) && used.contains(token),
        Reason.WRONG_STATE,
        "The link was used before");
    boolean creates = links.environment(token).isEmpty();
    LabEnvironment environment = links.open(token);
    used.add(token);
    if (creates) {
      creators.put(environment.id(), token);
    }
    return environment;
  }

  /** The environment to which the link leads; empty if there is no such link or environment. */
  Optional<LabEnvironment> environment(String token) {
    return links.environment(token);
  }

  /**
   * The token of the link that created an environment; empty if none did.
   *
   * @param environmentId as v1 and v2 serve it
   */
  Optional<String> creatorOf(String environmentId) {
    return Optional.ofNullable(creators.get(environmentId));
  }
}
