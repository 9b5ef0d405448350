package envwatch.simulator;

import envwatch.simulator.EnvironmentOrder.Content;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What v1 and v2 have in common, but for the names.
 *
 * @param environment the parameter that contains the id of an environment
 * @param id the field that contains it in an answer
 * @param blueprint what the version calls a blueprint
 * @param policy the parameter of invitations that contains the id of a policy
 */
record ShortIdCommands(String environment, String id, String blueprint, String policy) {
  /** A command that changes an environment and answers with its id. */
  Operation<ShortIdCall> change(Call.Change change) {
    return call -> change(call, change);
  }

  JsonValue change(ShortIdCall call, Call.Change change) throws RefusedException {
    LabEnvironment changed = call.environment(environment);
    change.begin(call.world().operations(), changed.id());
    return Json.object().put(id, changed.id());
  }

  /** The commands that take a snapshot. */
  Map<String, Operation<ShortIdCall>> snapshots() {
    return Map.of(
        "Env/EntAppTakeSnapshot",
        call -> take(call, call.flag("SetAsDefault", true), Optional.empty(), Optional.empty()),
        "Env/EntAppTakeSnapshotToNew" + blueprint,
        call -> {
          String name = call.required("New" + blueprint + "Name");
          return take(call, true, Optional.of(name), Optional.empty());
        },
        "Env/EntAppTakeSnapshotToExisting" + blueprint,
        call -> {
          boolean asDefault = call.flag("SetAsDefault", true);
          LabBlueprint other = call.blueprint("Other" + blueprint + "Id");
          return take(call, asDefault, Optional.empty(), Optional.of(other.id()));
        });
  }

  private JsonValue take(
      ShortIdCall call,
      boolean asDefault,
      Optional<String> newBlueprint,
      Optional<String> otherBlueprint)
      throws RefusedException {
    return change(
        call,
        (operations, environmentId) ->
            call.world()
                .snapshotOperations()
                .take(
                    environmentId,
                    new SnapshotOrder(
                        call.required("SnapshotName"),
                        call.text("Description").orElse(""),
                        asDefault,
                        newBlueprint,
                        otherBlueprint)));
  }

  /** The blueprints to which a snapshot of the environment can be added, but for its own. */
  JsonValue otherBlueprints(ShortIdCall call) throws RefusedException {
    String own = call.environment(environment).origin().blueprint().id();
    return Json.array(
        call.catalogue().blueprints().stream()
            .filter(one -> !one.id().equals(own))
            .map(one -> Json.object().put("ApiId", one.id()).put("Name", one.name())));
  }

  /** The snapshots of a blueprint. */
  static JsonArray snapshots(World world, String blueprintId) {
    List<LabSnapshot> all = world.snapshots(blueprintId);
    return Json.array(
        all,
        snapshot ->
            Json.object()
                .put("SnapshotId", snapshot.id())
                .put("Name", snapshot.name())
                .put("Author", snapshot.author())
                .put("Comment", snapshot.comment())
                .put("CreationTime", Dates.american(snapshot.created()))
                .put("IsDefault", snapshot.isDefault())
                .put("IsLatest", snapshot.equals(all.getLast())));
  }

  /** Creates an environment from a snapshot. */
  static void create(ShortIdCall call, LabPolicy policy, LabSnapshot snapshot, String usualName)
      throws RefusedException {
    LabProject project =
        call.catalogue().projectOf(policy).orElseThrow(() -> RefusedException.unknown("project"));
    call.world()
        .creationOperations()
        .create(
            new EnvironmentOrder(
                call.text("environmentNewName").orElse(usualName),
                "",
                project,
                Optional.of(policy),
                Optional.empty(),
                call.world().caller(),
                new Content.OfSnapshot(snapshot)));
  }

  /** Invites a person, or whoever has the link. */
  JsonValue invite(ShortIdCall call, Optional<LabBlueprint> wanted, Optional<LabUser> invitee)
      throws RefusedException {
    String token =
        call.world()
            .invitations()
            .make(
                new InvitationOrder(
                    call.policy(policy),
                    wanted,
                    Optional.empty(),
                    invitee,
                    Duration.ofDays(call.requiredCount("validForDays")),
                    false));
    return invitation(call, token, invitee);
  }

  /** The links of an invitation, and to whom it was sent. */
  static JsonValue invitation(ShortIdCall call, String token, Optional<LabUser> sentTo) {
    return Json.object()
        .put("acceptUrl", call.backend().addresses().acceptInvitation(token))
        .put("detailsUrl", call.backend().addresses().invitation(token))
        .put(
            "message",
            "An invitation was created"
                + sentTo.map(person -> " and sent to " + person.email()).orElse(""));
  }
}
