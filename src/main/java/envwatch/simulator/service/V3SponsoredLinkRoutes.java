package envwatch.simulator.service;

import envwatch.simulator.world.Community;
import envwatch.simulator.world.InvitationOrder;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The v3 routes for links that sign people into environments. */
final class V3SponsoredLinkRoutes {
  private static final int ONE_DAY = 24 * 60;

  private final Community community;
  private final InvitationChoices choices;

  V3SponsoredLinkRoutes(Community community, InvitationChoices choices) {
    this.community = community;
    this.choices = choices;
  }

  List<V3Route> routes() {
    return List.of(
        new V3Route("OPTIONS", "sponsoredlinks", choices::list),
        new V3Route("POST", "sponsoredlinks", this::make));
  }

  private JsonValue make(LongIdCall call) throws RefusedException {
    call.requiredInBody("company");
    if (call.bodyText("phoneNumber").orElse("").contains(" ")) {
      throw new RefusedException(Reason.BAD_PARAMETER, "phoneNumber contains spaces");
    }
    Optional<String> inviter = call.bodyText("inviterId");
    if (inviter.isPresent()) {
      PeopleIds.member(community.people(), inviter.get());
    }
    String token =
        community
            .sponsoredLinks()
            .make(
                new InvitationOrder(
                    InvitationForm.policy(call).policy(),
                    Optional.of(InvitationForm.blueprint(call)),
                    InvitationForm.region(call),
                    Optional.of(InvitationForm.user(call)),
                    Duration.ofMinutes(call.bodyNumber("expirationMinutes").orElse(ONE_DAY)),
                    call.bodyFlag("useLatestSnapshot", false)),
                call.bodyFlag("allowMultipleUsages", false));
    return Json.object().put("loginToken", token);
  }
}
