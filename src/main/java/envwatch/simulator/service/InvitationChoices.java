package envwatch.simulator.service;

import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.Person;
import envwatch.simulator.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What people can be invited to, and by whom: the answer to OPTIONS. */
final class InvitationChoices {
  private static final String ORGANIZATION = "Example";

  private final World world;

  InvitationChoices(World world) {
    this.world = world;
  }

  JsonValue list(LongIdCall call) {
    List<LabProject> projects =
        world.catalogue().projects().stream()
            .filter(one -> fits(call, "projectNameFilter", one.name()))
            .filter(one -> fits(call, "projectIdFilter", "PR" + one.token()))
            .toList();
    List<JsonObject> policies = new ArrayList<>();
    if (!call.flag("onlyProjectMembers", false)) {
      projects.forEach(project -> policies.addAll(policies(call, project)));
    }
    return Json.object()
        .set("envPoliciesList", Json.array(policies.stream()))
        .set(
            "owningProjectMembers",
            Json.array(
                projects.stream()
                    .flatMap(project -> world.community().people().members(project).stream())
                    .distinct()
                    .map(InvitationChoices::member)));
  }

  private static boolean fits(LongIdCall call, String filter, String value) {
    return call.text(filter).map(value::equalsIgnoreCase).orElse(true);
  }

  private List<JsonObject> policies(LongIdCall call, LabProject project) {
    List<JsonObject> policies = new ArrayList<>();
    for (LabPolicy policy : project.policies()) {
      JsonArray blueprints =
          Json.array(
              project.blueprintsOf(policy).stream()
                  .filter(one -> fits(call, "blueprintNameFilter", one.name()))
                  .filter(one -> fits(call, "blueprintIdFilter", "BP" + one.token()))
                  .map(this::blueprint));
      if (!blueprints.isEmpty()
          && fits(call, "policyNameFilter", policy.name())
          && fits(call, "policyIdFilter", "PO" + policy.token())) {
        policies.add(
            Json.object()
                .put("id", "PO" + policy.token())
                .put("name", policy.name())
                .put("projectId", "PR" + project.token())
                .put("projectName", project.name())
                .set("organizations", organizations())
                .set("blueprints", blueprints));
      }
    }
    return policies;
  }

  private static JsonArray organizations() {
    return Json.texts(Stream.of(ORGANIZATION));
  }

  private JsonObject blueprint(LabBlueprint blueprint) {
    return Json.object()
        .put("id", "BP" + blueprint.token())
        .put("name", blueprint.name())
        .set("regions", V3Resources.regions(world.catalogue()));
  }

  private static JsonObject member(Person person) {
    return Json.object()
        .put("id", PeopleIds.member(person))
        .put("name", person.user().fullName())
        .put("email", person.user().email())
        .set("organizations", organizations());
  }
}
