package envwatch.simulator.service.v3;

import envwatch.simulator.json.Json;
import envwatch.simulator.json.JsonArray;
import envwatch.simulator.json.JsonObject;
import envwatch.simulator.world.lab.Catalogue;
import envwatch.simulator.world.lab.Hardware;

/** Sizes and places as v3 writes them. */
public final class V3Resources {
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
