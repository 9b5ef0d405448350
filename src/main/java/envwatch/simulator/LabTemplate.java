package envwatch.simulator;

import java.util.Locale;

/**
 * A machine that can be added to environments.
 *
 * @param id as v2 serves it
 * @param token the v3 id without its prefix
 */
public record LabTemplate(
    String id,
    String token,
    String name,
    String description,
    LabMachine.OperatingSystem system,
    Hardware hardware) {
  /** The path of its picture on this service. */
  String imagePath() {
    return "/images/" + system.name().toLowerCase(Locale.ROOT) + ".svg";
  }
}
