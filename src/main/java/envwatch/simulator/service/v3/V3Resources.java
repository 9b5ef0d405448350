package envwatch.simulator.service.v3;

import envwatch.simulator.service.wire.Json;
import envwatch.simulator.world.lab.Catalogue;
import envwatch.simulator.world.lab.Hardware;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Sizes and places as v3 writes them. */
public final class V3Resources {
  private static final int MEGABYTES = 1024;

  private V3Resources() {}

  /** Hardware, with disks in MB. */
  static ObjectNode of(Hardware hardware) {
    return Json.object()
        .put("cpuCount", hardware.cpus())
        .put("diskSizeMB", hardware.diskGigabytes() * MEGABYTES)
        .put("memorySizeMB", hardware.memoryMegabytes());
  }

  /** The ids of all regions. */
  public static ArrayNode regions(Catalogue catalogue) {
    return Json.texts(catalogue.regions().stream().map(region -> "RE" + region.token()));
  }
}
