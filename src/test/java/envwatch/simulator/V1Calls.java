package envwatch.simulator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every command of service/api-v1.md, for one environment of a world. */
final class V1Calls {
  private static final String[] INVITATION = {"acceptUrl", "detailsUrl", "message"};

  final LabEnvironment environment;
  final LabProject project;
  final LabPolicy wide;
  final LabPolicy narrow;
  final LabSnapshot snapshot;
  private final World world;
  private final String salesEngineer;

  V1Calls(Simulator simulator) {
    world = simulator.world();
    environment = world.environment(simulator.environments().getFirst()).orElseThrow();
    String blueprint = environment.origin().blueprint().id();
    snapshot = world.snapshots(blueprint).getFirst();
    project = world.catalogue().projectOfBlueprint(blueprint).orElseThrow();
    wide =
        project.policies().stream()
            .filter(one -> one.onlyBlueprint().isEmpty())
            .filter(one -> world.creationOperations().existing(world.caller(), one).isEmpty())
            .findFirst()
            .orElseThrow();
    narrow =
        project.policies().stream()
            .filter(one -> one.onlyBlueprint().isPresent())
            .findFirst()
            .orElseThrow();
    salesEngineer = "VP" + world.training().catalogue().instructor(project, world.caller()).token();
  }

  DocumentedCall called(String command) {
    return all().stream().filter(call -> call.command().equals(command)).findFirst().orElseThrow();
  }

  List<DocumentedCall> all() {
    List<DocumentedCall> all = new ArrayList<>();
    all.add(new DocumentedCall("ApiTest/Ping", Map.of()));
    all.addAll(environments());
    all.addAll(creation());
    all.addAll(snapshots());
    all.addAll(invitations());
    return all;
  }

  private Map<String, String> env(String... further) {
    return pairs(Map.of("EnvApiId", environment.id()), further);
  }

  private static Map<String, String> pairs(Map<String, String> first, String... further) {
    Map<String, String> all = new HashMap<>(first);
    for (int i = 0; i < further.length; i += 2) {
      all.put(further[i], further[i + 1]);
    }
    return all;
  }

  private List<DocumentedCall> environments() {
    String suspended =
        world.environments().stream()
            .filter(one -> one.state() == EnvironmentState.SUSPENDED)
            .findFirst()
            .orElseThrow()
            .id();
    return List.of(
        new DocumentedCall("Env/ListEnvironments", Map.of(), "envsList"),
        new DocumentedCall(
            "Env/GetEnvironmentState",
            env(),
            "apiId",
            "name",
            "description",
            "status",
            "owner",
            "expirationTime",
            "licenseValid",
            "invitationAllowed",
            "organization",
            "campaign",
            "package",
            "prototype",
            "snapshot",
            "machines"),
        new DocumentedCall("Env/ResumeEnvironment", Map.of("envApiId", suspended), "apiId"),
        new DocumentedCall("Env/RevertEnvironment", env(), "apiId"),
        new DocumentedCall(
            "Env/RevertMachine",
            Map.of("MachineApiId", environment.machines().getFirst().id()),
            "apiId"));
  }

  private List<DocumentedCall> creation() {
    Map<String, String> filters =
        Map.of("campaignFilter", project.name(), "resourcePackageFilter", wide.name());
    return List.of(
        new DocumentedCall("Env/CreateEntAppEnvOptions", Map.of()).with(filters),
        new DocumentedCall(
                "Env/CreateEntAppEnv",
                Map.of("usagePackageApiId", wide.id(), "snapshotApiId", snapshot.id()),
                "usagePackageApiId")
            .with(pairs(filters, "environmentNewName", "Trial")),
        new DocumentedCall(
                "Env/DoesEntAppEnvExists", Map.of("usagePackageApiId", wide.id()), "IsEnvExists")
            .with(filters));
  }

  private List<DocumentedCall> snapshots() {
    Map<String, String> named = env("SnapshotName", "night build");
    return List.of(
        new DocumentedCall("Env/EntAppTakeSnapshot", named)
            .with(Map.of("Description", "", "SetAsDefault", "false")),
        new DocumentedCall(
            "Env/EntAppTakeSnapshotToNewPrototype", pairs(named, "NewPrototypeName", "fresh")),
        new DocumentedCall(
            "Env/EntAppTakeSnapshotToExistingPrototype",
            pairs(named, "OtherPrototypeId", world.catalogue().blueprints().getLast().id())),
        new DocumentedCall("Env/GetAvailableExistingPrototypesForPublish", env()));
  }

  private List<DocumentedCall> invitations() {
    Map<String, String> anonymous =
        Map.of("usagePackageId", narrow.id(), "opportunity", "Spring deal", "validForDays", "7");
    Map<String, String> named =
        pairs(anonymous, "sendToEmail", "kim@example.com", "firstName", "Kim", "lastName", "Park");
    String[] engineer = {"owningSEId", salesEngineer};
    String[] prototype = {"prototypeId", environment.origin().blueprint().id()};
    Map<String, String> wider = pairs(named, "usagePackageId", wide.id());
    Map<String, String> widerAnonymous = pairs(anonymous, "usagePackageId", wide.id());
    return List.of(
        new DocumentedCall(
                "Admin/InviteCustomerOptions",
                Map.of(),
                "AvailableOwningSEsList",
                "UsagePackagesList")
            .with(Map.of("campaignFilter", project.name())),
        new DocumentedCall("Admin/InviteCustomer", named, INVITATION),
        new DocumentedCall("Admin/InviteAnonymousCustomer", pairs(anonymous, engineer), INVITATION),
        new DocumentedCall("Admin/InviteCustomerAndAssignSE", pairs(named, engineer), INVITATION),
        new DocumentedCall("Admin/InviteCustomerToPrototype", pairs(wider, prototype), INVITATION),
        new DocumentedCall(
            "Admin/InviteAnonymousCustomerToPrototype",
            pairs(pairs(widerAnonymous, engineer), prototype),
            INVITATION),
        new DocumentedCall(
            "Admin/InviteCustomerAndAssignSEToPrototype",
            pairs(pairs(wider, engineer), prototype),
            INVITATION),
        new DocumentedCall(
            "Admin/CreateAndSendSharedCopyInvitation",
            Map.of(
                "envApiId",
                environment.id(),
                "sendToEmail",
                "kim@example.com",
                "firstName",
                "Kim",
                "lastName",
                "Park",
                "shouldSendEmail",
                "true"),
            INVITATION));
  }
}
