package envwatch.simulator;

import static envwatch.simulator.ServedWorld.object;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Teams, roles, invitations and sponsored links of version 3. */
class SimulatorPeopleTest {
  private static final int TEAM_MEMBER = 2;
  private static final int TEAM_MANAGER = 4;

  @AutoClose private final ServedWorld world = new ServedWorld();
  private final JsonNode choices = options("invitations");
  private final JsonNode policy = choices.get("envPoliciesList").get(0);
  private final String project = policy.get("projectId").asString();

  private JsonNode options(String target) {
    return world.done("OPTIONS", target, object());
  }

  private ObjectNode invitation() {
    return object()
        .put("policyId", policy.get("id").asString())
        .put("blueprintId", policy.get("blueprints").get(0).get("id").asString())
        .put("owningProjectMemberId", member("ann.lee@example.com"))
        .put("opportunity", "Big deal")
        .put("validForDays", 3)
        .put("email", "kim@example.org")
        .put("firstName", "Kim")
        .put("lastName", "Berg");
  }

  private String member(String email) {
    return choices
        .get("owningProjectMembers")
        .valueStream()
        .filter(one -> one.get("email").asString().equals(email))
        .map(one -> one.get("id").asString())
        .findFirst()
        .orElseThrow();
  }

  private HttpResponse<String> open(String address) {
    URI uri = URI.create(address);
    return world.caller.send("GET", uri.getRawPath() + "?" + uri.getRawQuery());
  }

  @Test
  void teamsAreThoseOfTheProjects() {
    List<JsonNode> teams = world.list("teams");
    assertThat(teams.getFirst().propertyNames()).containsExactlyInAnyOrder("Name", "Id");
    JsonNode ofProject = world.get("projects/" + project).get("teams");
    assertThat(ofProject.get(0).propertyNames())
        .containsExactlyInAnyOrder("id", "name", "isDefaultTeam");
    assertThat(teams.stream().map(one -> one.get("Id").asString()))
        .containsAll(ofProject.findValuesAsString("id"));
  }

  @Test
  void thePossibleInvitationsNamePoliciesBlueprintsAndMembers() {
    assertThat(policy.propertyNames())
        .containsExactlyInAnyOrder(
            "id", "name", "projectId", "projectName", "organizations", "blueprints");
    assertThat(policy.get("blueprints").get(0).propertyNames())
        .containsExactlyInAnyOrder("id", "name", "regions");
    assertThat(choices.get("owningProjectMembers").get(0).propertyNames())
        .containsExactlyInAnyOrder("id", "name", "email", "organizations");
    assertThat(options("sponsoredlinks")).isEqualTo(choices);
  }

  @Test
  void thePossibleInvitationsCanBeNarrowed() {
    String id = policy.get("id").asString();
    assertThat(options("invitations?policyIdFilter=" + id).get("envPoliciesList")).hasSize(1);
    assertThat(options("invitations?projectIdFilter=" + project).get("envPoliciesList"))
        .allSatisfy(one -> assertThat(one.get("projectId").asString()).isEqualTo(project));
    assertThat(options("invitations?blueprintNameFilter=none").get("envPoliciesList")).isEmpty();
    JsonNode members = options("invitations?onlyProjectMembers=true");
    assertThat(members.get("envPoliciesList")).isEmpty();
    assertThat(members.get("owningProjectMembers")).isNotEmpty();
  }

  @Test
  void anInvitedPersonHasAnEnvironmentAsSoonAsTheyAccept() {
    JsonNode made = world.done("POST", "invitations/actions/invitetopoc", invitation());
    assertThat(made.propertyNames())
        .containsExactlyInAnyOrder("invitationDetailsUrl", "acceptInvitationUrl", "message");
    assertThat(owned("kim@example.org")).isEmpty();
    assertThat(open(made.get("acceptInvitationUrl").asString()).statusCode()).isEqualTo(302);
    assertThat(open(made.get("acceptInvitationUrl").asString()).statusCode()).isEqualTo(302);
    assertThat(owned("kim@example.org")).hasSize(1);
    JsonNode row = world.get("ProofOfConceptInvitations/Rows").get("rows").get(0);
    assertThat(row.propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "environmentId",
            "pocUser",
            "owningSe",
            "projectName",
            "blueprintName",
            "status",
            "startDate",
            "expirationDate",
            "createdOn",
            "opportunity");
    assertThat(row.get("environmentId")).isEqualTo(owned("kim@example.org").getFirst().get("id"));
  }

  private List<JsonNode> owned(String email) {
    return world.list("envs?brief=false&ownerEmail=" + email);
  }

  @Test
  void anInvitationIsValidForSomeDays() {
    JsonNode made = world.done("POST", "invitations/actions/invitetopoc", invitation());
    world.pass(Duration.ofDays(4));
    assertThat(open(made.get("acceptInvitationUrl").asString()).statusCode()).isEqualTo(403);
    assertThat(open("http://x/Ent/AcceptInvitation.mvc?inv=none").statusCode()).isEqualTo(403);
  }

  @Test
  void deprecatedInvitationsNeedNoMemberOrNoPerson() {
    ObjectNode plain = invitation();
    plain.remove("owningProjectMemberId");
    world.done("POST", "invitations/actions/inviteenduser", plain);
    world.done("POST", "invitations/actions/inviteenduserandassignprojectmember", invitation());
    ObjectNode anonymous = plain.deepCopy();
    anonymous.remove(List.of("email", "firstName", "lastName"));
    JsonNode made = world.done("POST", "invitations/actions/inviteanonymousenduser", anonymous);
    assertThat(open(made.get("acceptInvitationUrl").asString()).statusCode()).isEqualTo(302);
    world.refused(400, "POST", "invitations/actions/inviteenduserandassignprojectmember", plain);
  }

  @Test
  void invitationsNeedEveryParameter() {
    String target = "invitations/actions/invitetopoc";
    for (String name : List.copyOf(invitation().propertyNames())) {
      ObjectNode body = invitation();
      body.remove(name);
      world.refused(400, "POST", target, body);
    }
    world.refused(400, "POST", target, invitation().put("validForDays", 0));
    world.refused(400, "POST", target, invitation().put("validForDays", "soon"));
    world.refused(400, "POST", target, invitation().put("email", "kim"));
    for (String name : List.of("policyId", "blueprintId", "owningProjectMemberId", "regionId")) {
      world.refused(404, "POST", target, invitation().put(name, "ENnone"));
    }
  }

  private ObjectNode newMember(String email) {
    return object()
        .put("email", email)
        .put("firstName", "Lou")
        .put("lastName", "Roy")
        .put("projectId", project)
        .put("teamId", team(0))
        .put("userLevel", TEAM_MEMBER);
  }

  private String team(int place) {
    return world.get("projects/" + project).get("teams").get(place).get("id").asString();
  }

  @Test
  void aNewMemberTeachesAsSoonAsTheyAccept() {
    JsonNode made =
        world.done("POST", "invitations/actions/inviteprojectmember", newMember("lou@example.org"));
    assertThat(made.propertyNames())
        .containsExactlyInAnyOrder(
            "invitationDetailsUrl", "acceptInvitationUrl", "message", "wasAccepted");
    assertThat(made.get("wasAccepted").asBoolean()).isFalse();
    assertThat(instructors()).doesNotContain("lou@example.org");
    assertThat(open(made.get("acceptInvitationUrl").asString()).statusCode()).isEqualTo(200);
    assertThat(instructors()).contains("lou@example.org");
  }

  private List<String> instructors() {
    return world
        .get("class/actions/instructors?policyId=" + policy.get("id").asString())
        .findValuesAsString("email");
  }

  @Test
  void rolesAndTeamsFitTogether() {
    String target = "invitations/actions/inviteprojectmember";
    world.refused(400, "POST", target, newMember("lou@example.org").put("userLevel", 3));
    world.refused(400, "POST", target, newMember("lou@example.org").put("userLevel", 8));
    ObjectNode teamless = newMember("lou@example.org");
    teamless.remove("teamId");
    world.refused(400, "POST", target, teamless);
    world.done("POST", target, teamless.put("userLevel", 8));
    String other = world.list("teams").getLast().get("Id").asString();
    world.refused(400, "POST", target, newMember("lou@example.org").put("teamId", other));
    world.refused(404, "POST", target, newMember("lou@example.org").put("teamId", "USnone"));
    world.refused(404, "POST", target, newMember("lou@example.org").put("projectId", "TMnone"));
    world.refused(400, "POST", target, newMember("not an address"));
  }

  private String user(String email) {
    World served = world.simulator.world();
    Person person = served.current(() -> served.community().people().called(email)).orElseThrow();
    return "US" + person.token();
  }

  private ObjectNode removal(String email, int role, String team) {
    ObjectNode body = object().put("projectId", project).put("role", role).put("teamId", team);
    body.putArray("users").addObject().put("id", user(email));
    return body;
  }

  @Test
  void whoOwnsEnvironmentsIsReplacedBySomebodyWhoInheritsThem() {
    String email = "joao.sousa@example.com";
    ObjectNode body = removal(email, TEAM_MANAGER, team(1));
    ObjectNode order = object();
    order
        .putObject("environment")
        .put("name", "Inherited")
        .put("projectId", project)
        .put("policyId", policy.get("id").asString())
        .put("ownerEmail", email);
    order
        .putArray("itemsCart")
        .addObject()
        .put("type", 1)
        .put("blueprintId", policy.get("blueprints").get(0).get("id").asString());
    String inherited = world.done("POST", "envs", order).get("environmentId").asString();
    JsonNode possible =
        world.done("POST", "users/actions/GetReplacingUsersOptions?search=lee&take=5", body);
    assertThat(possible.propertyNames()).containsExactlyInAnyOrder("shouldReplace", "users");
    assertThat(possible.get("shouldReplace").asBoolean()).isTrue();
    assertThat(possible.get("users")).hasSize(1);
    assertThat(possible.get("users").get(0).propertyNames())
        .containsExactlyInAnyOrder("id", "firstName", "lastName", "email");
    JsonNode alone = world.done("POST", "users/actions/RemoveUserRole", body);
    assertThat(alone.get("results").get(0).propertyNames())
        .containsExactlyInAnyOrder("invitee", "success", "errorMsg");
    assertThat(alone.get("results").get(0).get("success").asBoolean()).isFalse();
    String heir = possible.get("users").get(0).get("id").asString();
    JsonNode done =
        world.done("POST", "users/actions/RemoveUserRole?replacingUserId=" + heir, body);
    assertThat(done.get("results").get(0).get("success").asBoolean()).isTrue();
    assertThat(done.get("results").get(0).get("invitee").propertyNames())
        .containsExactlyInAnyOrder("email", "firstName", "lastName");
    assertThat(world.get("envs/" + inherited).get("ownerEmail").asString())
        .isEqualTo("ann.lee@example.com");
    assertThat(instructors()).doesNotContain(email);
  }

  @Test
  void errorsOfUserManagementNameAType() {
    for (String target :
        List.of("users/actions/GetReplacingUsersOptions", "users/actions/RemoveUserRole")) {
      ObjectNode valid = removal("joao.sousa@example.com", TEAM_MANAGER, team(1));
      refusedInDetail(target, object());
      refusedInDetail(target, valid.deepCopy().put("projectId", "ENnone"));
      refusedInDetail(target, valid.deepCopy().put("role", 3));
      refusedInDetail(target, valid.deepCopy().put("role", TEAM_MEMBER));
      refusedInDetail(target, valid.deepCopy().put("role", 8));
      refusedInDetail(target, valid.deepCopy().put("teamId", "PRnone"));
      ObjectNode stranger = valid.deepCopy();
      stranger.putArray("users").addObject().put("id", "USnone");
      refusedInDetail(target, stranger);
    }
  }

  private void refusedInDetail(String target, ObjectNode body) {
    HttpResponse<String> answer = world.send("POST", target, body);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body())
        .contains(
            "\"code\":\"0x",
            "\"message\":",
            "\"exceptionMessage\":",
            "\"exceptionType\":\"InvalidApiParameterException\"",
            "\"stackTrace\":");
  }

  private ObjectNode link() {
    ObjectNode body = invitation().put("company", "Example AG");
    body.remove(List.of("owningProjectMemberId", "opportunity", "validForDays"));
    return body;
  }

  private static String page(JsonNode made) {
    return "http://x/Ent/AcceptInvitation.mvc?inv=" + made.get("loginToken").asString();
  }

  @Test
  void aSponsoredLinkLeadsToAnEnvironmentOnceOfTheSamePersonAlways() {
    JsonNode made = world.done("POST", "sponsoredlinks", link());
    String token = made.get("loginToken").asString();
    String target = "envs/actions/getextendedbytoken?sponsoredLoginToken=" + token;
    world.refused(404, "GET", target, object());
    assertThat(open(page(made)).statusCode()).isEqualTo(302);
    assertThat(world.get(target).get("ownerEmail").asString()).isEqualTo("kim@example.org");
    assertThat(open(page(made)).statusCode()).isEqualTo(403);
    JsonNode again = world.done("POST", "sponsoredlinks", link().put("useLatestSnapshot", true));
    open(page(again));
    assertThat(owned("kim@example.org")).hasSize(1);
    assertThat(
            world
                .get(
                    "envs/actions/getmultipleenvsresources"
                        + "?starttime=2026-03-01&endtime=2026-03-03")
                .findValuesAsString("sponsoredLoginToken"))
        .contains(token);
  }

  @Test
  void aSponsoredLinkLastsForADayOrAsLongAsItSays() {
    JsonNode usual = world.done("POST", "sponsoredlinks", link());
    JsonNode several =
        world.done(
            "POST",
            "sponsoredlinks",
            link().put("expirationMinutes", 3000).put("allowMultipleUsages", true));
    world.pass(Duration.ofHours(25));
    assertThat(open(page(usual)).statusCode()).isEqualTo(403);
    assertThat(open(page(several)).statusCode()).isEqualTo(302);
    assertThat(open(page(several)).statusCode()).isEqualTo(302);
  }

  @Test
  void sponsoredLinksAreChecked() {
    for (String name : List.copyOf(link().propertyNames())) {
      ObjectNode body = link();
      body.remove(name);
      world.refused(400, "POST", "sponsoredlinks", body);
    }
    world.refused(400, "POST", "sponsoredlinks", link().put("phoneNumber", "1 2 3"));
    world.refused(400, "POST", "sponsoredlinks", link().put("expirationMinutes", 0));
    for (String name : List.of("policyId", "blueprintId", "inviterId", "regionId")) {
      world.refused(404, "POST", "sponsoredlinks", link().put(name, "ENnone"));
    }
  }
}
