package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.OfferFilter.Offer;
import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The commands of v1. Usage packages are what later versions call policies, and prototypes are
 * blueprints.
 */
final class V1Commands {
  private static final Duration LIFE_OF_A_COPY = Duration.ofDays(30);

  private static final ShortIdCommands SHARED =
      new ShortIdCommands("EnvApiId", "apiId", "Prototype", "usagePackageId");

  private V1Commands() {}

  /** All commands by their paths, regardless of case. */
  static Map<String, Operation<ShortIdCall>> all() {
    Map<String, Operation<ShortIdCall>> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    all.put("ApiTest/Ping", call -> Json.object().put("result", "Pong"));
    all.put("Env/ListEnvironments", V1Environments::list);
    all.put("Env/GetEnvironmentState", V1Environments::state);
    all.put("Env/ResumeEnvironment", SHARED.change(Operations::resume));
    all.put(
        "Env/RevertEnvironment",
        SHARED.change((operations, id) -> operations.revert(id, Optional.empty())));
    all.put("Env/RevertMachine", V1Commands::revertMachine);
    all.putAll(SHARED.snapshots());
    all.put("Env/GetAvailableExistingPrototypesForPublish", SHARED::otherBlueprints);
    all.put("Env/CreateEntAppEnvOptions", V1Commands::creationOptions);
    all.put("Env/CreateEntAppEnv", V1Commands::create);
    all.put("Env/DoesEntAppEnvExists", V1Commands::exists);
    all.put("Admin/InviteCustomerOptions", V1Commands::invitationOptions);
    all.put("Admin/InviteCustomer", new Variant(true, false, false));
    all.put("Admin/InviteAnonymousCustomer", new Variant(false, true, false));
    all.put("Admin/InviteCustomerAndAssignSE", new Variant(true, true, false));
    all.put("Admin/InviteCustomerToPrototype", new Variant(true, false, true));
    all.put("Admin/InviteAnonymousCustomerToPrototype", new Variant(false, true, true));
    all.put("Admin/InviteCustomerAndAssignSEToPrototype", new Variant(true, true, true));
    all.put("Admin/CreateAndSendSharedCopyInvitation", V1Commands::shareCopy);
    return all;
  }

  private static JsonValue revertMachine(ShortIdCall call) throws RefusedException {
    String id = call.required("MachineApiId");
    LabEnvironment environment =
        call.world()
            .environmentOfMachine(id)
            .filter(one -> one.machines().stream().anyMatch(machine -> machine.id().equals(id)))
            .orElseThrow(() -> RefusedException.unknown("machine"));
    call.world().machineOperations().revert(environment.id(), id);
    return Json.object().put("apiId", id);
  }

  private static OfferFilter filter(ShortIdCall call) {
    return new OfferFilter(
        call.text("campaignFilter"),
        call.text("prototypeFilter"),
        call.text("resourcePackageFilter"));
  }

  /**
   * The answer is not documented, except that it probably lists usage packages with prototypes and
   * snapshots: usage packages as InviteCustomerOptions writes them, snapshots as v2 does.
   */
  private static JsonValue creationOptions(ShortIdCall call) {
    World world = call.world();
    return Json.object()
        .list(
            "UsagePackagesList",
            filter(call).in(world.catalogue()),
            offer ->
                usagePackage(
                    offer,
                    one ->
                        prototype(one)
                            .set("Snapshots", ShortIdCommands.snapshots(world, one.id()))));
  }

  private static JsonObject usagePackage(
      Offer offer, Function<LabBlueprint, JsonObject> prototype) {
    return Json.object()
        .put("Campaign", offer.project().name())
        .put("ResourcePackage", offer.policy().name())
        .put("UsagePackageId", offer.policy().id())
        .set("Organizations", Json.texts("Example"))
        .list("Prototypes", offer.blueprints(), prototype);
  }

  private static JsonObject prototype(LabBlueprint blueprint) {
    return Json.object().put("Name", blueprint.name()).put("PrototypeId", blueprint.id());
  }

  /** A user can have only one environment of a usage package. */
  private static JsonValue create(ShortIdCall call) throws RefusedException {
    World world = call.world();
    LabPolicy policy = call.policy("usagePackageApiId");
    LabSnapshot snapshot = call.snapshot("snapshotApiId");
    call.require(
        filter(call).passes(world.catalogue(), policy, snapshot.blueprintId()),
        "Usage package, snapshot and filters do not belong together");
    refuseIf(
        world.creationOperations().existing(world.caller(), policy).isPresent(),
        Reason.WRONG_STATE,
        "You have an environment of this usage package already");
    ShortIdCommands.create(call, policy, snapshot, snapshot.name());
    return Json.object().put("usagePackageApiId", policy.id());
  }

  private static JsonValue exists(ShortIdCall call) throws RefusedException {
    World world = call.world();
    LabPolicy policy = call.policy("usagePackageApiId");
    OfferFilter filter = filter(call);
    boolean exists =
        world
            .creationOperations()
            .existing(world.caller(), policy)
            .filter(one -> filter.passes(world.catalogue(), policy, one.origin().blueprint().id()))
            .isPresent();
    return Json.object().put("IsEnvExists", exists);
  }

  /** The last filter has two names: the pages use one, the clients the other. */
  private static JsonValue invitationOptions(ShortIdCall call) {
    OfferFilter filter =
        new OfferFilter(
            call.text("campaignFilter"),
            call.text("prototypeFilter"),
            call.text("resourcePackageFilter").or(() -> call.text("resourceFilter")));
    return Json.object()
        .set("AvailableOwningSEsList", call.members("OwningSEId"))
        .list(
            "UsagePackagesList",
            filter.in(call.catalogue()),
            offer -> usagePackage(offer, V1Commands::prototype));
  }

  /**
   * The invitation of a customer.
   *
   * @param named whether the customer is named
   * @param assigned whether a member is named who looks after the customer
   * @param withPrototype whether the prototype is named
   */
  private record Variant(boolean named, boolean assigned, boolean withPrototype)
      implements Operation<ShortIdCall> {
    @Override
    public JsonValue run(ShortIdCall call) throws RefusedException {
      call.required("opportunity");
      if (assigned) {
        call.member("owningSEId");
      }
      Optional<LabUser> customer =
          named ? Optional.of(call.person("sendToEmail")) : Optional.empty();
      Optional<LabBlueprint> prototype =
          withPrototype ? Optional.of(call.blueprint("prototypeId")) : Optional.empty();
      return SHARED.invite(call, prototype, customer);
    }
  }

  private static JsonValue shareCopy(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("envApiId");
    LabUser customer = call.person("sendToEmail");
    Invitations.requireAddress(customer);
    call.required("shouldSendEmail");
    boolean send = call.flag("shouldSendEmail", false);
    LabEnvironment copy = call.world().creationOperations().copy(environment.id(), customer);
    String token = call.world().invitations().make(copy, LIFE_OF_A_COPY);
    return ShortIdCommands.invitation(call, token, send ? Optional.of(customer) : Optional.empty());
  }
}
