package envwatch.simulator.service;

import envwatch.simulator.world.LabTeam;
import envwatch.simulator.world.People;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All v3 routes that concern people. */
final class V3PeopleRoutes {
  private final World world;
  private final Addresses addresses;

  public V3PeopleRoutes(World world, Addresses addresses) {
    this.world = world;
    this.addresses = addresses;
  }

  public List<V3Route> routes() {
    InvitationChoices choices = new InvitationChoices(world);
    List<V3Route> routes = new ArrayList<>();
    routes.add(new V3Route("GET", "teams", this::teams));
    routes.addAll(new V3UserRoutes(world.community()).routes());
    routes.addAll(new V3InvitationRoutes(world, addresses, choices).routes());
    routes.addAll(new V3SponsoredLinkRoutes(world.community(), choices).routes());
    return routes;
  }

  /** As one client reads them, the names begin with a capital letter. */
  private JsonValue teams(LongIdCall call) throws RefusedException {
    People people = world.community().people();
    Optional<String> project = call.text("projectId");
    List<LabTeam> teams =
        project.isPresent() ? people.teams(call.project(project.get())) : people.teams();
    JsonArray rows =
        Json.array(
            teams.stream()
                .skip(call.number("skip").orElse(0))
                .map(team ->
                    Json.object().put("Name", team.name()).put("Id", PeopleIds.team(team))));
    return call.flag("getRows", false) ? Json.object().set("rows", rows) : rows;
  }
}
