package envwatch.simulator.service;

import envwatch.simulator.world.Community;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.Membership;
import envwatch.simulator.world.Person;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.Role;
import envwatch.simulator.world.RoleOperations.Removal;
import envwatch.simulator.world.RoleOperations.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The v3 routes for the roles of users, whose errors have more fields than others. */
final class V3UserRoutes {
  private static final int MOST = 1000;

  private final Community community;

  V3UserRoutes(Community community) {
    this.community = community;
  }

  List<V3Route> routes() {
    return List.of(
        new V3Route("POST", "users/actions/getreplacingusersoptions", detailed(this::options)),
        new V3Route("POST", "users/actions/removeuserrole", detailed(this::remove)));
  }

  private interface Command {
    JsonValue run(LongIdCall call) throws RefusedException;
  }

  private static V3Route.Command detailed(Command command) {
    return call -> {
      try {
        return command.run(call);
      } catch (RefusedException e) {
        throw new DetailedRefusalException(e);
      }
    };
  }

  private JsonValue options(LongIdCall call) throws RefusedException {
    Removal removal = removal(call);
    String search = call.text("search").orElse("").toLowerCase(Locale.ROOT);
    return Json.object()
        .put("shouldReplace", community.roles().needsReplacement(removal))
        .set(
            "users",
            Json.array(
                community.roles().replacements(removal).stream()
                    .filter(person -> isFound(person, search))
                    .skip(call.number("skip").orElse(0))
                    .limit(call.number("take").orElse(MOST))
                    .map(person -> person(person).put("id", PeopleIds.user(person)))));
  }

  private static boolean isFound(Person person, String search) {
    return person.user().email().toLowerCase(Locale.ROOT).contains(search)
        || person.user().fullName().toLowerCase(Locale.ROOT).contains(search);
  }

  private static JsonObject person(Person person) {
    return Json.object()
        .put("firstName", person.user().firstName())
        .put("lastName", person.user().lastName())
        .put("email", person.user().email());
  }

  private JsonValue remove(LongIdCall call) throws RefusedException {
    Optional<String> replacing = call.text("replacingUserId");
    Optional<Person> person =
        replacing.isPresent()
            ? Optional.of(PeopleIds.user(community.people(), replacing.get()))
            : Optional.empty();
    return Json.object()
        .set(
            "results",
            Json.array(
                community.roles().remove(removal(call), person).stream()
                    .map(V3UserRoutes::result)));
  }

  private static JsonObject result(Result result) {
    return Json.object()
        .put("success", result.error().isEmpty())
        .put("errorMsg", result.error())
        .set("invitee", person(result.user()));
  }

  private Removal removal(LongIdCall call) throws RefusedException {
    List<Person> users = new ArrayList<>();
    for (JsonValue user : call.bodyElements("users")) {
      users.add(PeopleIds.user(community.people(), LongIdCall.textOf(user, "id")));
    }
    if (users.isEmpty()) {
      throw LongIdCall.missing("users");
    }
    LabProject project = InvitationForm.project(call);
    Role role =
        Role.ofLevel(InvitationForm.requiredNumber(call, "role"))
            .orElseThrow(
                () -> new RefusedException(Reason.BAD_PARAMETER, "role is none of 2, 4 and 8"));
    return new Removal(
        users,
        project,
        Membership.of(project, InvitationForm.team(call, community.people()), role));
  }
}
