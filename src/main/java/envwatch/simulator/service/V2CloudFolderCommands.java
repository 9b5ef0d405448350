package envwatch.simulator.service;

import envwatch.simulator.world.CloudFolders;
import envwatch.simulator.world.CloudFolders.Access;
import envwatch.simulator.world.CloudFolders.Folder;
import envwatch.simulator.world.CloudFolders.Mount;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.Map;

/** The v2 commands for cloud folders. */
final class V2CloudFolderCommands {
  private final World world;
  private final CloudFolders folders;

  public V2CloudFolderCommands(World world) {
    this.world = world;
    this.folders = world.cloudFolders();
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "Env/GetCloudFoldersInfo",
        call -> info(),
        "Env/Mount",
        this::mount,
        "Env/Unmount",
        this::unmount,
        "Env/MountAndFetchInfo",
        call -> mounted(folders.mount(call.environment().id())),
        "Env/MountAndFetchInfoExt",
        this::mountedWithProgress,
        "Env/RegenerateCloudfoldersPassword",
        call -> newPassword());
  }

  private JsonObject info() {
    Access access = folders.access();
    Folder own = folders.own();
    return Json.object()
        .put("host", access.host())
        .put("user", access.user())
        .put("password", access.password().reveal())
        .put("uri", access.address())
        .put("private_folder_name", own.name())
        .put("quota_in_use_gb", Integer.toString(own.usedGigabytes()))
        .put("total_quota_gb", Integer.toString(own.quotaGigabytes()));
  }

  private JsonValue mount(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment();
    folders.mount(environment.id());
    return Json.object().put("apiId", environment.id());
  }

  private JsonValue unmount(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment();
    folders.unmount(environment.id());
    return Json.object().put("apiId", environment.id());
  }

  private JsonObject mounted(Mount mount) {
    return info()
        .put("windowsFolder", mount.windowsFolder())
        .put("linuxFolder", mount.linuxFolder())
        .put("mounted_folder_token", mount.token());
  }

  private JsonValue mountedWithProgress(ShortIdCall call) throws RefusedException {
    Mount mount = folders.mount(call.environment().id());
    return mounted(mount).put("isActionComplete", !world.now().isBefore(mount.complete()));
  }

  private JsonValue newPassword() {
    Access access = folders.regeneratePassword();
    return Json.object()
        .put("new_password", access.password().reveal())
        .put("new_ftp_uri", access.address());
  }
}
