package envwatch.simulator;

import envwatch.simulator.RefusedException.Reason;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The commands of v2. */
final class V2Commands {
  private static final String POSTPONED_MINUTES = "180";

  static final ShortIdCommands SHARED =
      new ShortIdCommands("EnvId", "envId", "Blueprint", "environmentPolicyId");

  /** A command that is named in the documentation, of which nothing else is known. */
  private static final Operation<ShortIdCall> UNKNOWN =
      Refusals.always(
          Reason.WRONG_STATE, "What this command answers is not documented, so nothing does here");

  private V2Commands() {}

  /** All commands by their paths, regardless of case. */
  static Map<String, Operation<ShortIdCall>> all() {
    Map<String, Operation<ShortIdCall>> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    all.put("ApiTest/Ping", call -> Json.object().put("result", "Pong"));
    all.put("Env/WhoAmI", V2Commands::whoAmI);
    all.put("Env/GetLoginUrl", V2Commands::loginUrl);
    all.put("Env/ListEnvironments", call -> V2Environments.list(call, V2Environments::brief));
    all.put(
        "Env/ListEnvironmentsWithState", call -> V2Environments.list(call, V2Environments::full));
    all.put(
        "Env/ListEnvironmentsWithStateExt",
        call -> V2Environments.list(call, V2Environments::extended));
    all.put(
        "Env/GetEnvironmentState",
        call -> V2Environments.full(call.backend(), call.environment("EnvId")));
    all.put(
        "Env/GetEnvironmentStateExt",
        call -> V2Environments.extended(call.backend(), call.environment("EnvId")));
    all.put("Env/SuspendEnvironment", SHARED.change(Operations::suspend));
    all.put("Env/ResumeEnvironment", SHARED.change(Operations::resume));
    all.put("Env/ExtendEnvironment", SHARED.change(Operations::extend));
    all.put("Env/DeleteEnvironment", SHARED.change(Operations::delete));
    all.put(
        "Env/RevertEnvironment",
        SHARED.change((operations, id) -> operations.revert(id, Optional.empty())));
    all.put("Env/RevertEnvironmentToSnapshot", V2Commands::revertToSnapshot);
    all.put("Env/PostponeInactivityAction", V2Commands::postpone);
    all.put("Env/RebootVm", changeMachine(MachineOperations::reboot));
    all.put("Env/RevertVm", changeMachine(MachineOperations::revert));
    all.put("Env/DeleteVm", changeMachine(MachineOperations::delete));
    all.put("Env/EditMachineHardware", V2Commands::editHardware);
    all.put("Env/GetRemoteAccessFile", V2Commands::remoteAccess);
    all.put("Env/ExecutePath", call -> Json.object().put("executed_path", execute(call).path()));
    all.put("Env/ExecutePathExt", call -> Json.object().put("executionId", execute(call).id()));
    all.put("Env/CheckExecutionStatus", V2Commands::checkExecution);
    all.put("Env/GetSnapshots", V2Commands::snapshots);
    all.put("Env/GetSnapshotDetails", V2Commands::snapshot);
    all.putAll(SHARED.snapshots());
    all.put("Env/MarkSnapshotDefault", V2Commands::markDefault);
    all.put("Env/GetBlueprintsForPublish", SHARED::otherBlueprints);
    all.put("Env/GetCloudFoldersInfo", V2CloudFolders::info);
    all.put("Env/Mount", V2CloudFolders::mount);
    all.put("Env/Unmount", V2CloudFolders::unmount);
    all.put("Env/MountAndFetchInfo", V2CloudFolders::mountAndFetch);
    all.put("Env/MountAndFetchInfoExt", V2CloudFolders::mountAndFetchProgress);
    all.put("Env/RegenerateCloudfoldersPassword", V2CloudFolders::newPassword);
    all.put("Env/CreateEntAppEnvOptions", V2Creation::options);
    all.put("Env/CreateEntAppEnv", V2Creation::create);
    all.put("Env/CreateEmptyEntAppEnv", V2Creation::createEmpty);
    all.put("Env/ListTemplates", V2Creation::templates);
    all.put("Env/AddVmFromTemplate", V2Creation::addMachine);
    all.put("Env/GeneratePermalink", V2Creation::permalink);
    all.put("Env/GeneratePermalinkOptions", UNKNOWN);
    all.put("Admin/InviteEndUserOptions", V2Creation::invitationOptions);
    all.put("Admin/CreateSponsoredLinkOptions", V2Creation::invitationOptions);
    all.put("Admin/InviteEndUser", call -> V2Creation.invite(call, Optional.empty()));
    all.put(
        "Admin/InviteEndUserToBlueprint",
        call -> V2Creation.invite(call, Optional.of(call.blueprint("blueprintId"))));
    all.put("Admin/CreateSponsoredLink", V2Creation::sponsor);
    all.put("Admin/ListClasses", V2Commands::classes);
    all.put("Admin/RegisterStudent", V2Commands::register);
    return all;
  }

  private static JsonValue whoAmI(ShortIdCall call) throws RefusedException {
    String user = call.required("userId");
    if (!user.equalsIgnoreCase("IDENTITY") && !user.equals(call.backend().apiId())) {
      throw RefusedException.unknown("user");
    }
    LabUser caller = call.world().caller();
    return Json.object()
        .put("first_name", caller.firstName())
        .put("last_name", caller.lastName())
        .put("email", caller.email())
        .put("company", "Example")
        .put("phone", "+1 555 0100")
        .put("job_title", "Lab support");
  }

  private static JsonValue loginUrl(ShortIdCall call) throws RefusedException {
    return Json.object().put("login_url", call.backend().logins().make(call.required("url")));
  }

  private static JsonValue revertToSnapshot(ShortIdCall call) throws RefusedException {
    Optional<String> snapshotId = Optional.of(call.snapshot("SnapshotId").id());
    return SHARED.change(call, (operations, id) -> operations.revert(id, snapshotId));
  }

  private static JsonValue postpone(ShortIdCall call) throws RefusedException {
    boolean done = call.world().operations().postponeInactivity(call.environment("EnvId").id());
    return Json.object()
        .put("is_success", done)
        .put(
            "message",
            done ? POSTPONED_MINUTES : "The automatic suspension cannot be postponed now");
  }

  private static Operation<ShortIdCall> changeMachine(Call.MachineChange change) {
    return call -> {
      LabMachine machine = call.machine();
      String environmentId = call.environment("EnvId").id();
      change.begin(call.world().machineOperations(), environmentId, machine.id());
      return Json.object().put("vmId", machine.id());
    };
  }

  private static JsonValue editHardware(ShortIdCall call) throws RefusedException {
    List<String> conflicts =
        call.world()
            .machineOperations()
            .editHardware(
                call.environment("EnvId").id(),
                call.machine().id(),
                new HardwareWish(
                    call.number("NumCpus"),
                    call.number("MemorySizeMBs"),
                    call.number("DiskSizeGBs")));
    return Json.object()
        .put("conflictsFound", !conflicts.isEmpty())
        .set("conflicts", Json.texts(conflicts.stream()));
  }

  private static JsonValue remoteAccess(ShortIdCall call) throws RefusedException {
    LabMachine machine = call.machine();
    return Json.object()
        .put("rdp", RemoteDesktop.file(machine, call) + "password 51:b:<PASSWORD>\r\n")
        .put("clearTextPassword", machine.password().reveal());
  }

  private static LabExecution execute(ShortIdCall call) throws RefusedException {
    return call.world()
        .machineOperations()
        .execute(call.environment("EnvId").id(), call.machine().id(), call.required("Path"));
  }

  private static JsonValue checkExecution(ShortIdCall call) throws RefusedException {
    LabMachine machine = call.machine();
    LabExecution execution = call.execution(machine, call.required("executionId"));
    Optional<LabExecution.Outcome> outcome = execution.outcomeAt(call.world().now());
    return Json.object()
        .put("success", outcome.map(LabExecution.Outcome::success).orElse(null))
        .put("error_code", outcome.map(LabExecution.Outcome::exitCode).orElse(null))
        .put("standard_output", outcome.map(LabExecution.Outcome::standardOutput).orElse(null))
        .put("standard_error", outcome.map(LabExecution.Outcome::standardError).orElse(null))
        .put("executed_path", execution.path());
  }

  private static JsonValue snapshots(ShortIdCall call) throws RefusedException {
    return ShortIdCommands.snapshots(
        call.world(), call.environment("EnvId").origin().blueprint().id());
  }

  private static JsonValue snapshot(ShortIdCall call) throws RefusedException {
    LabSnapshot snapshot = call.snapshot("SnapshotId");
    LabSnapshot latest = call.world().snapshots(snapshot.blueprintId()).getLast();
    return Json.object()
        .put("snapshotId", snapshot.id())
        .put("name", snapshot.name())
        .put("author", snapshot.author())
        .put("comment", snapshot.comment())
        .put("creationTime", Dates.american(snapshot.created()))
        .put("isDefault", snapshot.isDefault())
        .put("isLatest", snapshot.equals(latest))
        .put("url", "/Ent/Vendor/PrototypeInfo.aspx?pv=" + snapshot.token())
        .list("machineList", snapshot.machines(), V2Commands::machineOfSnapshot);
  }

  private static JsonObject machineOfSnapshot(LabMachine machine) {
    return Json.object()
        .put("name", machine.name())
        .put("description", machine.description())
        .put("os", machine.system().word())
        .put("internalAdresses", machine.internalAddress())
        .put("cpu_count", machine.hardware().cpus())
        .put("memory_mb", machine.hardware().memoryMegabytes())
        .put("diskSize_mb", machine.hardware().diskMegabytes())
        .put("user", machine.login())
        .putNull("password");
  }

  private static JsonValue markDefault(ShortIdCall call) throws RefusedException {
    call.environment("EnvId");
    String id = call.snapshot("SnapshotId").id();
    call.world().snapshotOperations().markDefault(id);
    return Json.object().put("snapshotId", id);
  }

  private static JsonValue classes(ShortIdCall call) {
    Optional<String> project = call.text("ProjectFilter");
    return Json.array(
        call.world().training().classes().all().stream()
            .filter(
                one -> project.map(one.settings().project().name()::equalsIgnoreCase).orElse(true))
            .map(one -> Json.object().put("ClassId", "CO" + one.token())));
  }

  private static JsonValue register(ShortIdCall call) throws RefusedException {
    World world = call.world();
    String id = call.required("ClassId");
    LabUser user =
        new LabUser(call.required("Email"), call.required("FirstName"), call.required("LastName"));
    LabClass found = world.training().classes().find(LongIdCall.token("CO", id));
    world.training().students().add(found.token(), user, Map.of());
    return Json.object();
  }
}
