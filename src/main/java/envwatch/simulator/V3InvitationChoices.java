package envwatch.simulator;

import java.util.ArrayList;
import java.util.List;

/** What people can be invited to, and by whom: the answer to OPTIONS. */
final class V3InvitationChoices {
  private static final String ORGANIZATION = "Example";

  private V3InvitationChoices() {}

  static JsonValue list(LongIdCall call) {
    List<LabProject> projects =
        call.catalogue().projects().stream()
            .filter(one -> fits(call, "projectNameFilter", one.name()))
            .filter(one -> fits(call, "projectIdFilter", "PR" + one.token()))
            .toList();
    List<JsonObject> policies = new ArrayList<>();
    if (!call.flag("onlyProjectMembers", false)) {
      projects.forEach(project -> addPolicies(call, project, policies));
    }
    List<Person> members =
        projects.stream()
            .flatMap(project -> call.world().community().people().members(project).stream())
            .distinct()
            .toList();
    return Json.object()
        .set("envPoliciesList", Json.array(policies.stream()))
        .list("owningProjectMembers", members, V3InvitationChoices::member);
  }

  private static boolean fits(LongIdCall call, String filter, String value) {
    return call.text(filter).map(value::equalsIgnoreCase).orElse(true);
  }

  private static void addPolicies(LongIdCall call, LabProject project, List<JsonObject> to) {
    for (LabPolicy policy : project.policies()) {
      List<LabBlueprint> blueprints =
          project.blueprintsOf(policy).stream()
              .filter(one -> fits(call, "blueprintNameFilter", one.name()))
              .filter(one -> fits(call, "blueprintIdFilter", "BP" + one.token()))
              .toList();
      if (!blueprints.isEmpty()
          && fits(call, "policyNameFilter", policy.name())
          && fits(call, "policyIdFilter", "PO" + policy.token())) {
        to.add(
            Json.object()
                .put("id", "PO" + policy.token())
                .put("name", policy.name())
                .put("projectId", "PR" + project.token())
                .put("projectName", project.name())
                .set("organizations", Json.texts(ORGANIZATION))
                .list("blueprints", blueprints, one -> blueprint(call, one)));
      }
    }
  }

  private static JsonObject blueprint(LongIdCall call, LabBlueprint blueprint) {
    return Json.object()
        .put("id", "BP" + blueprint.token())
        .put("name", blueprint.name())
        .set("regions", V3Snapshots.regions(call.world()));
  }

  private static JsonObject member(Person person) {
    return Json.object()
        .put("id", "VP" + person.member().token())
        .put("name", person.user().fullName())
        .put("email", person.user().email())
        .set("organizations", Json.texts(ORGANIZATION));
  }
}
