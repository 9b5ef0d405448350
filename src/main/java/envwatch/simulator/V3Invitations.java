package envwatch.simulator;

import envwatch.simulator.MemberInvitations.MemberInvitation;
import java.time.Duration;
import java.util.Optional;

/** Invitations and sponsored links in v3; no e-mail is sent. */
final class V3Invitations {
  private static final int ONE_DAY = 24 * 60;

  private V3Invitations() {}

  private static Person owner(LongIdCall call) throws RefusedException {
    return call.member(call.body().required("owningProjectMemberId"));
  }

  private static Person caller(World world) throws RefusedException {
    return world
        .community()
        .people()
        .called(world.caller().email())
        .orElseThrow(() -> RefusedException.unknown("project member"));
  }

  private static LabUser user(Form body) throws RefusedException {
    return new LabUser(
        body.required("email"), body.required("firstName"), body.required("lastName"));
  }

  static JsonValue inviteForOwner(LongIdCall call) throws RefusedException {
    return invite(call, owner(call), Optional.of(user(call.body())));
  }

  static JsonValue inviteForCaller(LongIdCall call) throws RefusedException {
    return invite(call, caller(call.world()), Optional.of(user(call.body())));
  }

  /** Not documented; presumably the caller looks after the invited person if nobody is named. */
  static JsonValue inviteAnybody(LongIdCall call) throws RefusedException {
    boolean owned = call.body().text("owningProjectMemberId").isPresent();
    return invite(call, owned ? owner(call) : caller(call.world()), Optional.empty());
  }

  private static JsonValue invite(LongIdCall call, Person owner, Optional<LabUser> invitee)
      throws RefusedException {
    Form body = call.body();
    LongIdCall.Policy policy = call.policy(body.required("policyId"));
    EndUserOrder order =
        new EndUserOrder(
            policy.project(),
            policy.policy(),
            call.blueprint(body.required("blueprintId")),
            Call.find(body.text("regionId"), call::region),
            owner,
            invitee,
            body.required("opportunity"),
            body.requiredNumber("validForDays"));
    EndUserInvitation made = call.world().community().endUsers().invite(order);
    return links(call, made.code(), "The invitation was created");
  }

  private static JsonObject links(LongIdCall call, String code, String message) {
    return Json.object()
        .put("invitationDetailsUrl", call.backend().addresses().invitation(code))
        .put("acceptInvitationUrl", call.backend().addresses().acceptInvitation(code))
        .put("message", message);
  }

  static JsonValue inviteMember(LongIdCall call) throws RefusedException {
    Role role = V3People.role(call, "userLevel");
    LabProject project = call.project(call.body().required("projectId"));
    MemberInvitation made =
        call.world()
            .community()
            .memberInvitations()
            .invite(user(call.body()), project, V3People.membership(call, project, role));
    return links(call, made.code(), "").put("wasAccepted", made.accepted());
  }

  /** Not documented; these are the fields that one client reads. */
  static JsonValue rows(LongIdCall call) throws RefusedException {
    World world = call.world();
    return Json.object()
        .set("rows", call.page(world.community().endUsers().all(), one -> row(world, one)));
  }

  private static JsonObject row(World world, EndUserInvitation invitation) {
    EndUserOrder order = invitation.order();
    Optional<LabEnvironment> environment = invitation.environmentId().flatMap(world::environment);
    return Json.object()
        .put("id", invitation.token())
        .put("environmentId", environment.map(V3Environments::id).orElse(null))
        .put("pocUser", order.invitee().map(LabUser::email).orElse(null))
        .put("owningSe", order.owner().user().email())
        .put("projectName", order.project().name())
        .put("blueprintName", order.blueprint().name())
        .put("status", status(world, invitation))
        .put("startDate", environment.map(one -> Dates.rfc1123(one.created())).orElse(null))
        .put("expirationDate", Dates.rfc1123(invitation.expiration()))
        .put("createdOn", Dates.rfc1123(invitation.created()))
        .put("opportunity", order.opportunity());
  }

  /** A number, of which nothing is documented. */
  private static int status(World world, EndUserInvitation invitation) {
    if (invitation.pendingAt(world.now())) {
      return 0;
    }
    return invitation.environmentId().isPresent() ? 1 : 2;
  }

  /** Makes a link that signs somebody into an environment. */
  static JsonValue sponsor(LongIdCall call) throws RefusedException {
    Form body = call.body();
    body.required("company");
    if (body.text("phoneNumber").orElse("").contains(" ")) {
      throw RefusedException.bad("phoneNumber contains spaces");
    }
    Call.find(body.text("inviterId"), call::member);
    InvitationOrder order =
        new InvitationOrder(
            call.policy(body.required("policyId")).policy(),
            Optional.of(call.blueprint(body.required("blueprintId"))),
            Call.find(body.text("regionId"), call::region),
            Optional.of(user(body)),
            Duration.ofMinutes(body.number("expirationMinutes").orElse(ONE_DAY)),
            body.flag("useLatestSnapshot", false));
    boolean severalUses = body.flag("allowMultipleUsages", false);
    String token = call.world().community().sponsoredLinks().make(order, severalUses);
    return Json.object().put("loginToken", token);
  }
}
