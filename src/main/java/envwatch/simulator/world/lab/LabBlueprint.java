package envwatch.simulator.world.lab;

import java.time.Instant;

/**
 * What environments are made from; its snapshots are kept by the world because they change.
 *
 * @param id as v1 and v2 serve it
 * @param token the v3 id without its prefix
 */
public record LabBlueprint(
    String id, String token, String name, String description, Instant created) {
  /**
   * @param wanted an id as any version writes it
   */
  public boolean isCalled(String wanted) {
    return wanted.equals(id) || wanted.equals(token) || wanted.equals("BP" + token);
  }
}
