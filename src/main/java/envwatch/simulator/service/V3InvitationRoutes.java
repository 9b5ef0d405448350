package envwatch.simulator.service;

import envwatch.simulator.world.Community;
import envwatch.simulator.world.EndUserInvitation;
import envwatch.simulator.world.EndUserOrder;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.MemberInvitations.MemberInvitation;
import envwatch.simulator.world.Membership;
import envwatch.simulator.world.People;
import envwatch.simulator.world.Person;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.Role;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Optional;

/** The v3 routes for invitations; no e-mail is sent. */
final class V3InvitationRoutes {
  private static final int MOST_ROWS = 1000;

  private final World world;
  private final Community community;
  private final People people;
  private final Addresses addresses;
  private final InvitationChoices choices;

  V3InvitationRoutes(World world, Addresses addresses, InvitationChoices choices) {
    this.world = world;
    this.community = world.community();
    this.people = community.people();
    this.addresses = addresses;
    this.choices = choices;
  }

  List<V3Route> routes() {
    return List.of(
        new V3Route("OPTIONS", "invitations", choices::list),
        new V3Route("POST", "invitations/actions/invitetopoc", call -> invite(call, owner(call))),
        new V3Route("POST", "invitations/actions/inviteenduser", call -> invite(call, caller())),
        new V3Route(
            "POST",
            "invitations/actions/inviteenduserandassignprojectmember",
            call -> invite(call, owner(call))),
        new V3Route("POST", "invitations/actions/inviteanonymousenduser", this::inviteAnybody),
        new V3Route("POST", "invitations/actions/inviteprojectmember", this::inviteMember),
        new V3Route("GET", "proofofconceptinvitations/rows", this::rows));
  }

  private Person owner(LongIdCall call) throws RefusedException {
    return PeopleIds.member(people, call.requiredInBody("owningProjectMemberId"));
  }

  private Person caller() throws RefusedException {
    return people
        .called(world.caller().email())
        .orElseThrow(() -> RefusedException.unknown("project member"));
  }

  private JsonValue invite(LongIdCall call, Person owner) throws RefusedException {
    return invite(call, owner, Optional.of(InvitationForm.user(call)));
  }

  /** Not documented; presumably the caller looks after the invited person if nobody is named. */
  private JsonValue inviteAnybody(LongIdCall call) throws RefusedException {
    Person owner = call.bodyText("owningProjectMemberId").isPresent() ? owner(call) : caller();
    return invite(call, owner, Optional.empty());
  }

  private JsonValue invite(LongIdCall call, Person owner, Optional<LabUser> invitee)
      throws RefusedException {
    LongIdCall.Policy policy = InvitationForm.policy(call);
    EndUserInvitation made =
        community
            .endUsers()
            .invite(
                new EndUserOrder(
                    policy.project(),
                    policy.policy(),
                    InvitationForm.blueprint(call),
                    InvitationForm.region(call),
                    owner,
                    invitee,
                    call.requiredInBody("opportunity"),
                    InvitationForm.requiredNumber(call, "validForDays")));
    return links(made.code(), "The invitation was created");
  }

  private JsonObject links(String code, String message) {
    return Json.object()
        .put("invitationDetailsUrl", addresses.invitation(code))
        .put("acceptInvitationUrl", addresses.acceptInvitation(code))
        .put("message", message);
  }

  private JsonValue inviteMember(LongIdCall call) throws RefusedException {
    Role role =
        Role.ofLevel(InvitationForm.requiredNumber(call, "userLevel"))
            .orElseThrow(() ->
                new RefusedException(Reason.BAD_PARAMETER, "userLevel is none of 2, 4 and 8"));
    LabProject project = InvitationForm.project(call);
    MemberInvitation made =
        community
            .memberInvitations()
            .invite(
                InvitationForm.user(call),
                project,
                Membership.of(project, InvitationForm.team(call, people), role));
    return links(made.code(), "").put("wasAccepted", made.accepted());
  }

  /** Not documented; these are the fields that one client reads. */
  private JsonValue rows(LongIdCall call) throws RefusedException {
    return Json.object()
        .set(
            "rows",
            Json.array(
                community.endUsers().all().stream()
                    .skip(call.number("skip").orElse(0))
                    .limit(call.number("take").orElse(MOST_ROWS))
                    .map(this::row)));
  }

  private JsonObject row(EndUserInvitation invitation) {
    EndUserOrder order = invitation.order();
    Optional<LabEnvironment> environment = invitation.environmentId().flatMap(world::environment);
    return Json.object()
        .put("id", invitation.token())
        .put("environmentId", environment.map(one -> "EN" + one.token()).orElse(null))
        .put("pocUser", order.invitee().map(LabUser::email).orElse(null))
        .put("owningSe", order.owner().user().email())
        .put("projectName", order.project().name())
        .put("blueprintName", order.blueprint().name())
        .put("status", status(invitation))
        .put("startDate", environment.map(one -> Dates.rfc1123(one.created())).orElse(null))
        .put("expirationDate", Dates.rfc1123(invitation.expiration()))
        .put("createdOn", Dates.rfc1123(invitation.created()))
        .put("opportunity", order.opportunity());
  }

  /** A number, of which nothing is documented. */
  private int status(EndUserInvitation invitation) {
    if (invitation.pendingAt(world.now())) {
      return 0;
    }
    return invitation.environmentId().isPresent() ? 1 : 2;
  }
}
