package envwatch.simulator;

/** Cloud folders in v3. */
final class V3CloudFolders {
  private static final int PERCENT = 100;

  private V3CloudFolders() {}

  static JsonValue all(LongIdCall call) {
    CloudFolders folders = call.world().cloudFolders();
    CloudFolders.Access access = folders.access();
    return Json.object()
        .put("host", access.host())
        .put("path", "/")
        .put("userName", access.user())
        .put("password", access.password().reveal())
        .set("userFolder", folder(folders.own()))
        .list("projectFolders", folders.ofProjects(), V3CloudFolders::folder);
  }

  private static JsonObject folder(CloudFolders.Folder folder) {
    int percentage = PERCENT * folder.usedGigabytes() / folder.quotaGigabytes();
    return Json.object()
        .put("name", folder.name())
        .put("quotaSizeGB", Integer.toString(folder.quotaGigabytes()))
        .put("quotaSizeInUseGB", Integer.toString(folder.usedGigabytes()))
        .put("usagePercentage", Integer.toString(percentage));
  }

  static JsonValue mount(LongIdCall call) throws RefusedException {
    CloudFolders.Mount mount = call.world().cloudFolders().mount(call.environment().id());
    return Json.object()
        .put("name", mount.folder().name())
        .put("sanitizedName", mount.folder().sanitizedName())
        .put("windowsFolder", mount.windowsFolder())
        .put("linuxFolder", mount.linuxFolder())
        .put("token", mount.token());
  }

  static void unmount(LongIdCall call) throws RefusedException {
    call.world().cloudFolders().unmount(call.environment().id());
  }

  static JsonValue newPassword(LongIdCall call) {
    CloudFolders.Access access = call.world().cloudFolders().regeneratePassword();
    return Json.object()
        .put("newPassword", access.password().reveal())
        .put("newFtpUri", access.address());
  }
}
