package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who from outside is invited to environments, and who looks after them. */
public final class EndUsers {
  private final Agenda agenda;
  private final WorldState registry;
  private final Ids ids;
  private final Invitations links;
  private final People people;
  private final Map<String, EndUserInvitation> invitations = new LinkedHashMap<>();

  EndUsers(Agenda agenda, WorldState registry, Ids ids, Invitations links, People people) {
    this.agenda = agenda;
    this.registry = registry;
    this.ids = ids;
    this.links = links;
    this.people = people;
  }

  /** Invites somebody, who has an environment as soon as they accept. */
  public EndUserInvitation invite(EndUserOrder order) throws RefusedException {
    require(order.validForDays() > 0, "validForDays is not above 0");
    require(
        people.members(order.project()).contains(order.owner()),
        "The owning member does not belong to the project");
    String code =
        links.make(
            new InvitationOrder(
                order.policy(),
                Optional.of(order.blueprint()),
                order.region(),
                order.invitee(),
                Duration.ofDays(order.validForDays()),
                false));
    EndUserInvitation made =
        new EndUserInvitation(ids.token(), code, order, agenda.moment(), Optional.empty());
    invitations.put(code, made);
    return made;
  }

  private static void require(boolean met, String otherwise) throws RefusedException {
    refuseIf(!met, Reason.BAD_PARAMETER, otherwise);
  }

  /** All invitations, the oldest first. */
  public List<EndUserInvitation> all() {
    return List.copyOf(invitations.values());
  }

  /** Somebody came by a link, which need not be an invitation. */
  void opened(String code, String environmentId) {
    invitations.computeIfPresent(code, (same, one) -> one.accepted(environmentId));
  }

  /** Whether the person looks after somebody who is invited to the project. */
  boolean lookedAfter(Person owner, LabProject project) {
    return invitations.values().stream().anyMatch(one -> concerns(one, owner, project));
  }

  private boolean concerns(EndUserInvitation one, Person owner, LabProject project) {
    boolean live =
        one.pendingAt(agenda.moment())
            || one.environmentId().flatMap(registry::environment).isPresent();
    return live
        && one.order().owner().equals(owner)
        && one.order().project().token().equals(project.token());
  }

  void handOver(Person from, Person to, LabProject project) {
    invitations.replaceAll((code, one) -> concerns(one, from, project) ? one.ownedBy(to) : one);
  }
}
