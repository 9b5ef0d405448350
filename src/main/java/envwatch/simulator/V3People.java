package envwatch.simulator;

import envwatch.simulator.RoleOperations.Removal;
import envwatch.simulator.RoleOperations.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Teams and the roles of users in v3. */
final class V3People {
  private V3People() {}

  /** As one client reads them, the names begin with a capital letter. */
  static JsonValue teams(LongIdCall call) throws RefusedException {
    People people = call.world().community().people();
    Optional<LabProject> project = Call.find(call.text("projectId"), call::project);
    List<LabTeam> teams = project.isPresent() ? people.teams(project.get()) : people.teams();
    JsonArray rows =
        Json.array(
            teams.stream()
                .skip(call.number("skip").orElse(0))
                .map(
                    team -> Json.object().put("Name", team.name()).put("Id", "TM" + team.token())));
    return call.flag("getRows", false) ? Json.object().set("rows", rows) : rows;
  }

  static JsonValue replacements(LongIdCall call) throws RefusedException {
    Community community = call.world().community();
    Removal removal = removal(call);
    String search = call.text("search").orElse("").toLowerCase(Locale.ROOT);
    boolean needed = community.roles().needsReplacement(removal);
    List<Person> found =
        community.roles().replacements(removal).stream()
            .filter(person -> isFound(person.user(), search))
            .toList();
    return Json.object()
        .put("shouldReplace", needed)
        .set("users", call.page(found, person -> person(person).put("id", "US" + person.token())));
  }

  private static boolean isFound(LabUser user, String search) {
    return user.email().toLowerCase(Locale.ROOT).contains(search)
        || user.fullName().toLowerCase(Locale.ROOT).contains(search);
  }

  private static JsonObject person(Person person) {
    return Json.object()
        .put("firstName", person.user().firstName())
        .put("lastName", person.user().lastName())
        .put("email", person.user().email());
  }

  static JsonValue removeRole(LongIdCall call) throws RefusedException {
    Optional<Person> replacing = Call.find(call.text("replacingUserId"), call::user);
    List<Result> results = call.world().community().roles().remove(removal(call), replacing);
    return Json.object()
        .list(
            "results",
            results,
            result ->
                Json.object()
                    .put("success", result.error().isEmpty())
                    .put("errorMsg", result.error())
                    .set("invitee", person(result.user())));
  }

  private static Removal removal(LongIdCall call) throws RefusedException {
    List<Person> users = new ArrayList<>();
    for (Form user : call.body().requiredElements("users")) {
      users.add(call.user(user.asText("id")));
    }
    LabProject project = call.project(call.body().required("projectId"));
    return new Removal(users, project, membership(call, project, role(call, "role")));
  }

  static Role role(LongIdCall call, String field) throws RefusedException {
    return Role.ofLevel(call.body().requiredNumber(field))
        .orElseThrow(() -> RefusedException.bad(field + " is none of 2, 4 and 8"));
  }

  static Membership membership(LongIdCall call, LabProject project, Role role)
      throws RefusedException {
    return Membership.of(project, Call.find(call.body().text("teamId"), call::team), role);
  }
}
