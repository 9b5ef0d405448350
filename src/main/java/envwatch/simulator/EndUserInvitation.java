package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * An invitation of somebody from outside to an environment.
 *
 * @param code identifies it in links, a secret
 * @param environmentId the id of the environment in v1 and v2; empty until it is accepted
 */
public record EndUserInvitation(
    String token,
    String code,
    EndUserOrder order,
    Instant created,
    Optional<String> environmentId) {
  public Instant expiration() {
    return created.plus(Duration.ofDays(order.validForDays()));
  }

  boolean pendingAt(Instant moment) {
    return environmentId.isEmpty() && moment.isBefore(expiration());
  }

  EndUserInvitation accepted(String environment) {
    return new EndUserInvitation(token, code, order, created, Optional.of(environment));
  }

  EndUserInvitation ownedBy(Person other) {
    return new EndUserInvitation(token, code, order.ownedBy(other), created, environmentId);
  }
}
