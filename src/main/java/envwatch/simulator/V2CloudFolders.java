package envwatch.simulator;

import envwatch.simulator.CloudFolders.Access;
import envwatch.simulator.CloudFolders.Folder;
import envwatch.simulator.CloudFolders.Mount;

/** The v2 commands for cloud folders. */
final class V2CloudFolders {
  private V2CloudFolders() {}

  static JsonObject info(ShortIdCall call) {
    Access access = call.world().cloudFolders().access();
    Folder own = call.world().cloudFolders().own();
    return Json.object()
        .put("host", access.host())
        .put("user", access.user())
        .put("password", access.password().reveal())
        .put("uri", access.address())
        .put("private_folder_name", own.name())
        .put("quota_in_use_gb", Integer.toString(own.usedGigabytes()))
        .put("total_quota_gb", Integer.toString(own.quotaGigabytes()));
  }

  static JsonValue mount(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvId");
    call.world().cloudFolders().mount(environment.id());
    return Json.object().put("apiId", environment.id());
  }

  static JsonValue unmount(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvId");
    call.world().cloudFolders().unmount(environment.id());
    return Json.object().put("apiId", environment.id());
  }

  static JsonValue mountAndFetch(ShortIdCall call) throws RefusedException {
    return mounted(call, call.world().cloudFolders().mount(call.environment("EnvId").id()));
  }

  static JsonValue mountAndFetchProgress(ShortIdCall call) throws RefusedException {
    Mount mount = call.world().cloudFolders().mount(call.environment("EnvId").id());
    return mounted(call, mount)
        .put("isActionComplete", !call.world().now().isBefore(mount.complete()));
  }

  private static JsonObject mounted(ShortIdCall call, Mount mount) {
    return info(call)
        .put("windowsFolder", mount.windowsFolder())
        .put("linuxFolder", mount.linuxFolder())
        .put("mounted_folder_token", mount.token());
  }

  static JsonValue newPassword(ShortIdCall call) {
    Access access = call.world().cloudFolders().regeneratePassword();
    return Json.object()
        .put("new_password", access.password().reveal())
        .put("new_ftp_uri", access.address());
  }
}
