package envwatch.simulator.service;

import envwatch.simulator.world.Catalogue;
import envwatch.simulator.world.Hardware;

/** Sizes and places as v3 writes them. */
final class V3Resources {
  private static final int MEGABYTES = 1024;

  private V3Resources() {}

  /** Hardware, with disks in MB. */
  static JsonObject of(Hardware hardware) {
    return Json.object()
        .put("cpuCount", hardware.cpus())
        .put("diskSizeMB", hardware.diskGigabytes() * MEGABYTES)
        .put("memorySizeMB", hardware.memoryMegabytes());
  }

  /** The ids of all regions. */
  public static JsonArray regions(Catalogue catalogue) {
    return Json.texts(catalogue.regions().stream().map(region -> "RE" + region.token()));
  }
}
