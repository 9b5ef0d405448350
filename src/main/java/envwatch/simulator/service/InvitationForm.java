package envwatch.simulator.service;

import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabRegion;
import envwatch.simulator.world.LabTeam;
import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.People;
import envwatch.simulator.world.RefusedException;
import java.util.Optional;

/** What the bodies of invitations, sponsored links and removals have in common. */
final class InvitationForm {
  private InvitationForm() {}

  static LabUser user(LongIdCall call) throws RefusedException {
    return new LabUser(
        call.requiredInBody("email"),
        call.requiredInBody("firstName"),
        call.requiredInBody("lastName"));
  }

  static LongIdCall.Policy policy(LongIdCall call) throws RefusedException {
    return call.policy(call.requiredInBody("policyId"));
  }

  static LabProject project(LongIdCall call) throws RefusedException {
    return call.project(call.requiredInBody("projectId"));
  }

  static LabBlueprint blueprint(LongIdCall call) throws RefusedException {
    String id = call.requiredInBody("blueprintId");
    return call.world().catalogue().blueprints().stream()
        .filter(one -> id.equals("BP" + one.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("blueprint"));
  }

  static Optional<LabRegion> region(LongIdCall call) throws RefusedException {
    Optional<String> id = call.bodyText("regionId");
    return id.isPresent() ? Optional.of(call.region(id.get())) : Optional.empty();
  }

  static Optional<LabTeam> team(LongIdCall call, People people) throws RefusedException {
    Optional<String> id = call.bodyText("teamId");
    return id.isPresent() ? Optional.of(PeopleIds.team(people, id.get())) : Optional.empty();
  }

  static int requiredNumber(LongIdCall call, String name) throws RefusedException {
    return call.bodyNumber(name).orElseThrow(() -> LongIdCall.missing(name));
  }
}
