package envwatch.simulator.service;

import envwatch.simulator.world.InvitationOrder;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.OfferFilter;
import envwatch.simulator.world.OfferFilter.Offer;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The v2 commands that bring people from outside to environments. */
final class V2InvitationCommands {
  private static final int MINUTES_OF_A_SPONSORED_LINK = 5;

  private final World world;
  private final Addresses addresses;
  private final Members members;

  public V2InvitationCommands(World world, Addresses addresses) {
    this.world = world;
    this.addresses = addresses;
    this.members = new Members(world);
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "Admin/InviteEndUserOptions", this::options,
        "Admin/CreateSponsoredLinkOptions", this::options,
        "Admin/InviteEndUser", call -> invite(call, Optional.empty()),
        "Admin/InviteEndUserToBlueprint",
            call -> invite(call, Optional.of(call.blueprint("blueprintId"))),
        "Admin/CreateSponsoredLink", this::sponsor);
  }

  private JsonValue options(ShortIdCall call) {
    OfferFilter filter =
        new OfferFilter(
            call.text("projectFilter"),
            call.text("blueprintFilter"),
            call.text("envPolicyDurationFilter"));
    return Json.object()
        .set("AvailableOwningProjectMembersList", members.list("OwningProjectMemberId"))
        .set(
            "EnvPoliciesList",
            Json.array(filter.in(world.catalogue()).stream().map(V2InvitationCommands::policy)));
  }

  private static JsonObject policy(Offer offer) {
    return Json.object()
        .put("EnvPolicyId", offer.policy().id())
        .put("EnvPolicyDuration", offer.policy().name())
        .put("Project", offer.project().name())
        .set("Organizations", Json.texts("Example"))
        .set(
            "Blueprints",
            Json.array(
                offer.blueprints().stream()
                    .map(one ->
                        Json.object().put("BlueprintId", one.id()).put("Name", one.name()))));
  }

  /**
   * Of the command that names the blueprint, only its purpose is documented; presumably it is the
   * same otherwise.
   */
  private JsonValue invite(ShortIdCall call, Optional<LabBlueprint> blueprint)
      throws RefusedException {
    call.required("opportunity");
    LabUser person =
        new LabUser(
            call.required("sendToEmail"), call.required("firstName"), call.required("lastName"));
    String token =
        world
            .invitations()
            .make(
                new InvitationOrder(
                    call.policy("environmentPolicyId"),
                    blueprint,
                    Optional.empty(),
                    Optional.of(person),
                    Duration.ofDays(call.requiredCount("validForDays")),
                    false));
    return Json.object()
        .put("acceptUrl", addresses.acceptInvitation(token))
        .put("detailsUrl", addresses.invitation(token))
        .put("message", "An invitation was created and sent to " + person.email());
  }

  /** The answer is not documented; presumably the link. */
  private JsonValue sponsor(ShortIdCall call) throws RefusedException {
    LabUser person =
        new LabUser(
            call.required("userEmail"), call.required("firstName"), call.required("lastName"));
    call.required("company");
    boolean latest = call.flag("useLatestSnapshot", call.flag("userLatestSnapshot", false));
    call.flag("shouldAskForPassword", false);
    if (call.text("inviterId").isPresent()) {
      members.find(call, "inviterId");
    }
    int minutes =
        call.text("expirationTimeMinutes").isPresent()
            ? call.requiredCount("expirationTimeMinutes")
            : MINUTES_OF_A_SPONSORED_LINK;
    String token =
        world
            .invitations()
            .make(
                new InvitationOrder(
                    call.policy("environmentPolicyId"),
                    Optional.of(call.blueprint("blueprintId")),
                    Optional.empty(),
                    Optional.of(person),
                    Duration.ofMinutes(minutes),
                    latest));
    return new JsonString(addresses.acceptInvitation(token));
  }
}
