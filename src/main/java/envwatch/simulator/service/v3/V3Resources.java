package envwatch.simulator.service.v3;

import envwatch.simulator.service.wire.Json;
import envwatch.simulator.world.Hardware;
import tools.jackson.databind.node.ObjectNode;

/** The size of something as v3 writes it, disks in MB. */
final class V3Resources {
  private static final int MEGABYTES = 1024;

  private V3Resources() {}

  static ObjectNode of(Json json, Hardware hardware) {
    return json.object()
        .put("cpuCount", hardware.cpus())
        .put("diskSizeMB", hardware.diskGigabytes() * MEGABYTES)
        .put("memorySizeMB", hardware.memoryMegabytes());
  }
}
