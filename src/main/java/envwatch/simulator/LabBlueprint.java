package envwatch.simulator;

import java.time.Instant;

/**
 * What environments are created from; its snapshots are stored in the world because they change.
 *
 * @param id as v1 and v2 serve it
 * @param token the v3 id without its prefix
 */
public record LabBlueprint(
    String id, String token, String name, String description, Instant created) {
  /**
   * @param wanted an id in the format of any version
   */
  boolean isCalled(String wanted) {
    return wanted.equals(id) || wanted.equals(token) || wanted.equals("BP" + token);
  }
}
