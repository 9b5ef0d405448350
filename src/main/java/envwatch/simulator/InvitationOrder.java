package envwatch.simulator;

import java.time.Duration;
import java.util.Optional;

/**
 * A request to invite an end user to an environment.
 *
 * @param blueprint empty for the only one that the policy offers
 * @param region empty for the first one
 * @param invitee empty for whoever receives the link
 * @param validity how long the link can be used
 * @param latestSnapshot whether the newest snapshot is used instead of the default one
 */
record InvitationOrder(
    LabPolicy policy,
    Optional<LabBlueprint> blueprint,
    Optional<LabRegion> region,
    Optional<LabUser> invitee,
    Duration validity,
    boolean latestSnapshot) {}
