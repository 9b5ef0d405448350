package envwatch.simulator.world;

import static envwatch.simulator.world.RefusedException.refuseIf;

import envwatch.simulator.world.RefusedException.Reason;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The invitations of people to work in projects. Users of the account are members at once, others
 * when they accept. Thread-safe.
 */
public final class MemberInvitations {
  private final WorldClock turns;
  private final Ids ids;
  private final People people;
  private final Map<String, MemberInvitation> invitations = new HashMap<>();

  public MemberInvitations(WorldClock turns, Ids ids, People people) {
    this.turns = turns;
    this.ids = ids;
    this.people = people;
  }

  /**
   * An invitation.
   *
   * @param code identifies it in links, a secret
   */
  public record MemberInvitation(
      String code, LabUser invitee, LabProject project, Membership place, boolean accepted) {}

  public MemberInvitation invite(LabUser invitee, LabProject project, Membership place)
      throws RefusedException {
    refuseIf(
        !invitee.email().contains("@"), Reason.BAD_PARAMETER, "email is not an e-mail address");
    return turns.take(() -> {
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
    });
  }

  public Optional<MemberInvitation> find(String code) {
    return turns.take(() -> Optional.ofNullable(invitations.get(code)));
  }

  /** Accepts an invitation; has no effect the second time. */
  public void accept(MemberInvitation invitation) {
    turns.take(() -> {
      if (find(invitation.code()).filter(MemberInvitation::accepted).isEmpty()) {
        people.join(invitation.invitee(), invitation.project(), invitation.place());
        invitations.put(
            invitation.code(),
            new MemberInvitation(
                invitation.code(),
                invitation.invitee(),
                invitation.project(),
                invitation.place(),
                true));
      }
      return invitation;
    });
  }
}
