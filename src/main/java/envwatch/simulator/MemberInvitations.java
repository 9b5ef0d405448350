package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The invitations of people to work in projects. Users of the account are members at once, others
 * when they accept.
 */
final class MemberInvitations {
  private final Ids ids;
  private final People people;
  private final Map<String, MemberInvitation> invitations = new HashMap<>();

  MemberInvitations(Ids ids, People people) {
    this.ids = ids;
    this.people = people;
  }

  /**
   * An invitation.
   *
   * @param code identifies it in links, a secret
   */
  record MemberInvitation(
      String code, LabUser invitee, LabProject project, Membership place, boolean accepted) {}

  MemberInvitation invite(LabUser invitee, LabProject project, Membership place)
      throws RefusedException {
    refuseIf(
        !invitee.email().contains("@"), Reason.BAD_PARAMETER, "email is not an e-mail address");
    Optional<Person> known = people.called(invitee.email());
    if (known.isPresent()) {
      refuseIf(
          people.holds(known.get(), place), Reason.WRONG_STATE, "The user has this role already");
      people.join(known.get().user(), project, place);
    }
    MemberInvitation made =
        new MemberInvitation(ids.token(), invitee, project, place, known.isPresent());
    invitations.put(made.code(), made);
    return made;
  }

  /** Accepts an invitation, once; false if there is none. */
  boolean accept(String code) {
    MemberInvitation invitation = invitations.get(code);
    if (invitation != null && !invitation.accepted()) {
      LabUser invitee = invitation.invitee();
      people.join(invitee, invitation.project(), invitation.place());
      invitations.put(
          code,
          new MemberInvitation(code, invitee, invitation.project(), invitation.place(), true));
    }
    return invitation != null;
  }
}
