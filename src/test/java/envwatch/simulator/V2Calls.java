package envwatch.simulator;

import envwatch.simulator.LabMachine.OperatingSystem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every command of service/api-v2.md, for one environment of a world. */
final class V2Calls {
  static final String[] BRIEF = {
    "envId",
    "envToken",
    "name",
    "description",
    "owner",
    "status_code",
    "status_text",
    "expirationTime",
    "licenseValid",
    "invitationAllowed",
    "view_url",
    "organization",
    "project",
    "environmentPolicy",
    "blueprint",
    "snapshot"
  };
  private static final String[] FOLDER = {
    "host", "user", "password", "uri", "private_folder_name", "quota_in_use_gb", "total_quota_gb"
  };
  private static final String[] MOUNTED =
      more(FOLDER, "windowsFolder", "linuxFolder", "mounted_folder_token");
  private static final String[] SNAPSHOT = {
    "SnapshotId", "Name", "Author", "Comment", "CreationTime", "IsDefault", "IsLatest"
  };

  final LabEnvironment environment;
  final LabMachine machine;
  final LabProject project;
  final LabPolicy policy;
  final LabPolicy narrowPolicy;
  final LabSnapshot snapshot;
  private final World world;
  private final String apiId;

  V2Calls(Simulator simulator) {
    world = simulator.world();
    apiId = simulator.apiId();
    environment = world.environment(simulator.environments().getFirst()).orElseThrow();
    machine =
        environment.machines().stream()
            .filter(one -> one.system() == OperatingSystem.WINDOWS)
            .findFirst()
            .orElseThrow();
    snapshot = world.snapshots(environment.origin().blueprint().id()).getFirst();
    project =
        world.catalogue().projectOfBlueprint(environment.origin().blueprint().id()).orElseThrow();
    policy =
        project.policies().stream()
            .filter(one -> one.onlyBlueprint().isEmpty())
            .findFirst()
            .orElseThrow();
    narrowPolicy =
        project.policies().stream()
            .filter(one -> one.onlyBlueprint().isPresent())
            .findFirst()
            .orElseThrow();
  }

  private static String[] more(String[] fields, String... further) {
    List<String> all = new ArrayList<>(List.of(fields));
    all.addAll(List.of(further));
    return all.toArray(String[]::new);
  }

  DocumentedCall called(String command) {
    return all().stream().filter(call -> call.command().equals(command)).findFirst().orElseThrow();
  }

  List<DocumentedCall> all() {
    List<DocumentedCall> all = new ArrayList<>();
    all.add(new DocumentedCall("ApiTest/Ping", Map.of()));
    all.add(new DocumentedCall("Admin/ListAllowedCommands", Map.of()));
    all.addAll(environments());
    all.addAll(machines());
    all.addAll(account());
    all.addAll(creation());
    all.addAll(snapshots());
    all.addAll(folders());
    all.addAll(people());
    return all;
  }

  private Map<String, String> env() {
    return Map.of("EnvId", environment.id());
  }

  private Map<String, String> vm(String... further) {
    Map<String, String> all = new HashMap<>(env());
    all.put("VmId", machine.id());
    for (int i = 0; i < further.length; i += 2) {
      all.put(further[i], further[i + 1]);
    }
    return all;
  }

  private List<DocumentedCall> environments() {
    String[] full = more(BRIEF, "available_actions", "resources", "vms");
    return List.of(
        new DocumentedCall("Env/ListEnvironments", Map.of(), BRIEF),
        new DocumentedCall("Env/ListEnvironmentsWithState", Map.of(), full),
        new DocumentedCall("Env/ListEnvironmentsWithStateExt", Map.of(), full),
        new DocumentedCall("Env/GetEnvironmentState", env(), full),
        new DocumentedCall("Env/GetEnvironmentStateExt", env(), full),
        new DocumentedCall("Env/SuspendEnvironment", env(), "envId"),
        new DocumentedCall("Env/ResumeEnvironment", Map.of("EnvId", suspended()), "envId"),
        new DocumentedCall("Env/ExtendEnvironment", env(), "envId"),
        new DocumentedCall("Env/RevertEnvironment", env(), "envId"),
        new DocumentedCall(
            "Env/RevertEnvironmentToSnapshot",
            Map.of("EnvId", environment.id(), "SnapshotId", snapshot.id()),
            "envId"),
        new DocumentedCall("Env/DeleteEnvironment", env(), "envId"),
        new DocumentedCall("Env/PostponeInactivityAction", env(), "is_success", "message"));
  }

  private String suspended() {
    return world.environments().stream()
        .filter(one -> one.state() == EnvironmentState.SUSPENDED)
        .findFirst()
        .orElseThrow()
        .id();
  }

  private List<DocumentedCall> machines() {
    return List.of(
        new DocumentedCall("Env/RebootVm", vm(), "vmId"),
        new DocumentedCall("Env/RevertVm", vm(), "vmId"),
        new DocumentedCall("Env/DeleteVm", vm(), "vmId"),
        new DocumentedCall("Env/EditMachineHardware", vm(), "conflictsFound", "conflicts")
            .with(Map.of("NumCpus", "4", "MemorySizeMBs", "8192", "DiskSizeGBs", "100")),
        new DocumentedCall("Env/GetRemoteAccessFile", vm(), "rdp", "clearTextPassword")
            .with(Map.of("desktopWidth", "1280", "desktopHeight", "800", "isConsole", "true")),
        new DocumentedCall("Env/ExecutePath", vm("Path", "c:\\run.bat"), "executed_path"),
        new DocumentedCall("Env/ExecutePathExt", vm("Path", "c:\\run.bat"), "executionId"),
        new DocumentedCall(
            "Env/CheckExecutionStatus",
            vm("executionId", execution()),
            "success",
            "error_code",
            "standard_output",
            "standard_error",
            "executed_path"));
  }

  private String execution() {
    try {
      return world
          .current(() ->
              world.machineOperations().execute(environment.id(), machine.id(), "c:\\run.bat"))
          .id();
    } catch (RefusedException e) {
      return "environment is not running";
    }
  }

  private List<DocumentedCall> account() {
    return List.of(
        new DocumentedCall("Env/GetLoginUrl", Map.of("url", "/"), "login_url"),
        new DocumentedCall(
            "Env/WhoAmI",
            Map.of("userId", apiId),
            "first_name",
            "last_name",
            "email",
            "company",
            "phone",
            "job_title"));
  }

  private List<DocumentedCall> creation() {
    return List.of(
        new DocumentedCall(
                "Env/CreateEntAppEnvOptions",
                Map.of(),
                "EnvironmentPolicyId",
                "EnvironmentPolicyDuration",
                "Project",
                "Organizations",
                "Blueprints")
            .with(Map.of("ProjectFilter", project.name())),
        new DocumentedCall(
                "Env/CreateEntAppEnv",
                Map.of("environmentPolicyId", policy.id(), "snapshotId", snapshot.id()),
                "environmentPolicyId")
            .with(Map.of("environmentNewName", "Trial", "projectFilter", project.name())),
        new DocumentedCall(
                "Env/CreateEmptyEntAppEnv",
                Map.of("EnvName", "Workbench", "ProjectName", project.name()),
                "successMessage")
            .with(Map.of("Description", "none")),
        new DocumentedCall("Env/ListTemplates", Map.of(), "templatesList"),
        new DocumentedCall(
                "Env/AddVmFromTemplate",
                Map.of(
                    "EnvId",
                    environment.id(),
                    "TemplateVmId",
                    world.catalogue().templates().getFirst().id(),
                    "VmName",
                    "extra"),
                "envId")
            .with(Map.of("VmDescription", "one more")),
        new DocumentedCall(
            "Env/GeneratePermalink",
            Map.of(
                "environmentPolicyId",
                policy.id(),
                "projectId",
                "PR" + project.token(),
                "snapshotId",
                snapshot.id())));
  }

  private List<DocumentedCall> snapshots() {
    Map<String, String> named = Map.of("EnvId", environment.id(), "SnapshotName", "night build");
    Map<String, String> newBlueprint = new HashMap<>(named);
    newBlueprint.put("NewBlueprintName", "fresh");
    Map<String, String> otherBlueprint = new HashMap<>(named);
    otherBlueprint.put("OtherBlueprintId", world.catalogue().blueprints().getLast().id());
    return List.of(
        new DocumentedCall("Env/GetSnapshots", env(), SNAPSHOT),
        new DocumentedCall(
            "Env/GetSnapshotDetails",
            Map.of("snapshotId", snapshot.id()),
            "snapshotId",
            "name",
            "author",
            "comment",
            "creationTime",
            "isDefault",
            "isLatest",
            "url",
            "machineList"),
        new DocumentedCall("Env/EntAppTakeSnapshot", named, "envId")
            .with(Map.of("Description", "", "SetAsDefault", "false")),
        new DocumentedCall("Env/EntAppTakeSnapshotToNewBlueprint", newBlueprint, "envId")
            .with(Map.of("Description", "clean")),
        new DocumentedCall("Env/EntAppTakeSnapshotToExistingBlueprint", otherBlueprint, "envId")
            .with(Map.of("Desctiption", "as two clients spell it", "SetAsDefault", "true")),
        new DocumentedCall(
            "Env/MarkSnapshotDefault",
            Map.of("EnvId", environment.id(), "SnapshotId", snapshot.id()),
            "snapshotId"),
        new DocumentedCall("Env/GetBlueprintsForPublish", env(), "ApiId", "Name"));
  }

  private List<DocumentedCall> folders() {
    return List.of(
        new DocumentedCall("Env/GetCloudFoldersInfo", Map.of(), FOLDER),
        new DocumentedCall("Env/Mount", env(), "apiId"),
        new DocumentedCall("Env/Unmount", Map.of("EnvId", mounted()), "apiId"),
        new DocumentedCall("Env/MountAndFetchInfo", env(), MOUNTED),
        new DocumentedCall("Env/MountAndFetchInfoExt", env(), more(MOUNTED, "isActionComplete")),
        new DocumentedCall(
            "Env/RegenerateCloudfoldersPassword", Map.of(), "new_password", "new_ftp_uri"));
  }

  private String mounted() {
    LabEnvironment last =
        world.environmentsOutsideClasses().stream()
            .filter(one -> one.state() == EnvironmentState.RUNNING && !one.personal())
            .reduce((first, second) -> second)
            .orElseThrow();
    try {
      world.current(() -> world.cloudFolders().mount(last.id()));
    } catch (RefusedException e) {
      throw new IllegalStateException(e);
    }
    return last.id();
  }

  private List<DocumentedCall> people() {
    LabClass open =
        world.training().classes().all().stream()
            .filter(one -> one.endsAt().isAfter(world.now()))
            .findFirst()
            .orElseThrow();
    Map<String, String> person =
        Map.of("sendToEmail", "kim@example.com", "firstName", "Kim", "lastName", "Park");
    Map<String, String> invitation = new HashMap<>(person);
    invitation.put("environmentPolicyId", narrowPolicy.id());
    invitation.put("opportunity", "Spring deal");
    invitation.put("validForDays", "7");
    String[] options = {"AvailableOwningProjectMembersList", "EnvPoliciesList"};
    return List.of(
        new DocumentedCall("Admin/InviteEndUserOptions", Map.of(), options)
            .with(Map.of("projectFilter", project.name())),
        new DocumentedCall("Admin/CreateSponsoredLinkOptions", Map.of(), options)
            .with(Map.of("projectFilter", project.name())),
        new DocumentedCall("Admin/InviteEndUser", invitation, "acceptUrl", "detailsUrl", "message"),
        new DocumentedCall("Admin/InviteEndUserToBlueprint", toBlueprint(invitation)),
        new DocumentedCall(
                "Admin/CreateSponsoredLink",
                Map.of(
                    "userEmail",
                    "kim@example.com",
                    "firstName",
                    "Kim",
                    "lastName",
                    "Park",
                    "company",
                    "Example",
                    "environmentPolicyId",
                    narrowPolicy.id(),
                    "blueprintId",
                    narrowPolicy.onlyBlueprint().orElseThrow()))
            .with(Map.of("useLatestSnapshot", "true", "expirationTimeMinutes", "10")),
        new DocumentedCall("Admin/ListClasses", Map.of()).with(Map.of("ProjectFilter", "")),
        new DocumentedCall(
            "Admin/RegisterStudent",
            Map.of(
                "ClassId",
                "CO" + open.token(),
                "Email",
                "kim@example.com",
                "FirstName",
                "Kim",
                "LastName",
                "Park")));
  }

  private Map<String, String> toBlueprint(Map<String, String> invitation) {
    Map<String, String> all = new HashMap<>(invitation);
    all.put("environmentPolicyId", policy.id());
    all.put("blueprintId", environment.origin().blueprint().id());
    return all;
  }
}
