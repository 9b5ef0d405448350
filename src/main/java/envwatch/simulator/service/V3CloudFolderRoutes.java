package envwatch.simulator.service;

import envwatch.simulator.world.CloudFolders;
import envwatch.simulator.world.RefusedException;
import java.util.List;

/** The v3 routes for cloud folders, whose sizes are texts. */
final class V3CloudFolderRoutes {
  private static final int PERCENT = 100;

  private final CloudFolders folders;

  public V3CloudFolderRoutes(CloudFolders folders) {
    this.folders = folders;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "cloudfolders/actions/getall", call -> all()),
        new V3Route("PUT", "cloudfolders/actions/mount", this::mount),
        V3Route.withoutBody("PUT", "cloudfolders/actions/unmount", this::unmount),
        new V3Route(
            "PUT",
            "cloudfolders/actions/regeneratecloudfolderspassword",
            call -> regeneratePassword()));
  }

  private JsonValue all() {
    CloudFolders.Access access = folders.access();
    return Json.object()
        .put("host", access.host())
        .put("path", "/")
        .put("userName", access.user())
        .put("password", access.password().reveal())
        .set("userFolder", folder(folders.own()))
        .set(
            "projectFolders",
            Json.array(folders.ofProjects().stream().map(V3CloudFolderRoutes::folder)));
  }

  private static JsonObject folder(CloudFolders.Folder folder) {
    return Json.object()
        .put("name", folder.name())
        .put("quotaSizeGB", Integer.toString(folder.quotaGigabytes()))
        .put("quotaSizeInUseGB", Integer.toString(folder.usedGigabytes()))
        .put(
            "usagePercentage",
            Integer.toString(PERCENT * folder.usedGigabytes() / folder.quotaGigabytes()));
  }

  private JsonValue mount(LongIdCall call) throws RefusedException {
    CloudFolders.Mount mount = folders.mount(call.environment().id());
    return Json.object()
        .put("name", mount.folder().name())
        .put("sanitizedName", mount.folder().sanitizedName())
        .put("windowsFolder", mount.windowsFolder())
        .put("linuxFolder", mount.linuxFolder())
        .put("token", mount.token());
  }

  private void unmount(LongIdCall call) throws RefusedException {
    folders.unmount(call.environment().id());
  }

  private JsonValue regeneratePassword() {
    CloudFolders.Access access = folders.regeneratePassword();
    return Json.object()
        .put("newPassword", access.password().reveal())
        .put("newFtpUri", access.address());
  }
}
