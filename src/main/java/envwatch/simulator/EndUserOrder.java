package envwatch.simulator;

import java.util.Optional;

/**
 * A request to invite somebody from outside to an environment.
 *
 * @param region empty for the first one
 * @param owner the member who looks after the invited person
 * @param invitee empty for whoever receives the link
 * @param validForDays how long the invitation can be accepted
 */
record EndUserOrder(
    LabProject project,
    LabPolicy policy,
    LabBlueprint blueprint,
    Optional<LabRegion> region,
    Person owner,
    Optional<LabUser> invitee,
    String opportunity,
    int validForDays) {
  EndUserOrder ownedBy(Person other) {
    return new EndUserOrder(
        project, policy, blueprint, region, other, invitee, opportunity, validForDays);
  }
}
