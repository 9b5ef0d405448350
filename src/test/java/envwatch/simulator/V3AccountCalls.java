package envwatch.simulator;

import static envwatch.simulator.ServedWorld.object;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every operation of service/api-v3.md, sections 8 to 12, with ids of one world. Made when they are
 * asked for, because some need another call before.
 */
final class V3AccountCalls {
  private final V3Things things;
  private final ServedWorld world;
  private final String env;
  private final Map<String, Supplier<V3Call>> calls = new LinkedHashMap<>();

  V3AccountCalls(V3Things things) {
    this.things = things;
    this.world = things.world;
    this.env = things.env;
    projects();
    people();
    invitations();
    account();
  }

  /** The operations, as the reference writes method and path. */
  Map<String, Supplier<V3Call>> all() {
    return calls;
  }

  private void add(String operation, Supplier<V3Call> call) {
    calls.put(operation, call);
  }

  private void projects() {
    String[] blueprint = {"id", "name", "description", "numberOfMachines", "creationDate"};
    add("GET /templates", () -> V3Call.get("templates?templateType=1").lists("id", "name", "type"));
    add("GET /projects", () -> V3Call.get("projects").lists("id", "name", "isActive"));
    add(
        "GET /projects/FILTER",
        () -> V3Call.get("projects?WhereUserCanCreateClass=true").lists("id", "name", "isActive"));
    add(
        "GET /projects/{projectId}",
        () ->
            V3Call.get("projects/" + things.of("projectId"))
                .answers("id", "name", "isActive", "environmentResourceQuota", "regions", "teams"));
    add(
        "POST /Projects/CreateFastProject",
        () ->
            V3Call.post(
                "Projects/CreateFastProject",
                object().put("subscriptionId", "SB1").put("projectName", "Spring")));
    add("GET /policies", () -> V3Call.get("policies").lists("id", "name", "projectId"));
    add("GET /blueprints", () -> V3Call.get("blueprints").lists("id", "name"));
    add(
        "GET /projects/{projectId}/policies",
        () ->
            V3Call.get("projects/" + things.of("projectId") + "/policies")
                .lists("id", "name", "projectId", "allowEnvironmentCreation"));
    add(
        "POST /policies",
        () ->
            V3Call.post(
                    "policies",
                    object()
                        .put("name", "Two days")
                        .put("projectId", things.of("projectId"))
                        .put("runtimeLeaseMinutes", 600)
                        .put("storageLeaseMinutes", 2880)
                        .put("inactivityHandlingType", "SuspendTheEnvironment")
                        .put("inactivityThresholdTime", 30))
                .answers("id", "name"));
    add(
        "GET /projects/{projectId}/blueprints",
        () -> V3Call.get("projects/" + things.of("projectId") + "/blueprints").lists(blueprint));
    add(
        "GET /projects/{projectId}/blueprints/{blueprintId}",
        () ->
            V3Call.get(
                    "projects/"
                        + things.of("projectId")
                        + "/blueprints/"
                        + things.of("blueprintId"))
                .answers("id", "name", "createFromVersions"));
  }

  private void people() {
    add(
        "GET /users/actions/getloginurl",
        () -> V3Call.get("users/actions/getloginurl?redirectPath=/").answers("loginUrl"));
    add(
        "POST /users/actions/GetReplacingUsersOptions",
        () ->
            V3Call.post("users/actions/GetReplacingUsersOptions", removal())
                .answers("shouldReplace", "users"));
    add(
        "POST /users/actions/RemoveUserRole",
        () -> V3Call.post("users/actions/RemoveUserRole", removal()).answers("results"));
    add("GET /teams", () -> V3Call.get("teams").lists("Name", "Id"));
  }

  private ObjectNode removal() {
    String project = things.choices().get("envPoliciesList").get(0).get("projectId").asString();
    ObjectNode body =
        object().put("projectId", project).put("role", 4).put("teamId", things.team(project, 1));
    body.putArray("users")
        .addObject()
        .put(
            "id",
            "US"
                + world
                    .simulator
                    .world()
                    .community()
                    .people()
                    .called("joao.sousa@example.com")
                    .orElseThrow()
                    .token());
    return body;
  }

  private void invitations() {
    String[] made = {"invitationDetailsUrl", "acceptInvitationUrl", "message"};
    String[] choices = {"envPoliciesList", "owningProjectMembers"};
    add("OPTIONS /invitations", () -> V3Call.options("invitations").answers(choices));
    for (String action :
        List.of(
            "invitetopoc",
            "inviteanonymousenduser",
            "inviteenduserandassignprojectmember",
            "inviteenduser")) {
      add(
          "POST /invitations/actions/" + action,
          () -> V3Call.post("invitations/actions/" + action, things.invitation()).answers(made));
    }
    add(
        "POST /invitations/actions/inviteprojectmember",
        () ->
            V3Call.post("invitations/actions/inviteprojectmember", member())
                .answers("invitationDetailsUrl", "acceptInvitationUrl", "message", "wasAccepted"));
    add("OPTIONS /sponsoredlinks", () -> V3Call.options("sponsoredlinks").answers(choices));
    add(
        "POST /sponsoredlinks",
        () -> V3Call.post("sponsoredlinks", things.sponsored()).answers("loginToken"));
    add(
        "GET /ProofOfConceptInvitations/Rows",
        () -> V3Call.get("ProofOfConceptInvitations/Rows").answers("rows"));
  }

  private ObjectNode member() {
    String project = things.choices().get("envPoliciesList").get(0).get("projectId").asString();
    return object()
        .put("email", "lou@example.org")
        .put("firstName", "Lou")
        .put("lastName", "Roy")
        .put("projectId", project)
        .put("teamId", things.team(project, 0))
        .put("userLevel", 2);
  }

  private void account() {
    add("GET /webhooks", () -> V3Call.get("webhooks").lists());
    add(
        "GET /webhooks/{id}",
        () -> V3Call.get("webhooks/" + webhook()).answers("id", "callbackUrl"));
    add("POST /webhooks", () -> V3Call.post("webhooks", hook()).answers("id", "callbackUrl"));
    add("DELETE /webhooks/{id}", () -> V3Call.delete("webhooks/" + webhook()));
    add(
        "GET /externalclouds/ervins/{environmentId}",
        () -> V3Call.get("externalclouds/ervins/" + env));
    add("GET /externalclouds/ervin/{ervinId}", () -> V3Call.get("externalclouds/ervin/any"));
    add("GET /externalCloudsVms/{environmentId}", () -> V3Call.get("externalCloudsVms/" + env));
    add(
        "GET /externalclouds/ervins/snapshot/{snapshotId}",
        () -> V3Call.get("externalclouds/ervins/snapshot/" + things.snapshot()));
    add(
        "GET /classAnalytics/SalesParticipationOverTime",
        () -> V3Call.get("classAnalytics/SalesParticipationOverTime"));
    add("GET /ping", () -> V3Call.get("ping").answers("result"));
    add(
        "GET /regions",
        () -> V3Call.get("regions").lists("id", "name", "friendlyName", "cloudName"));
    add("GET /timezones", () -> V3Call.get("timezones").lists("id", "displayName"));
  }

  private ObjectNode hook() {
    return object()
        .put("callbackUrl", "https://example.com/told")
        .set("events", object().arrayNode().add("environment.deleted"));
  }

  private String webhook() {
    return world.done("POST", "webhooks", hook()).get("id").asString();
  }
}
