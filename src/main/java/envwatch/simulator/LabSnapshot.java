package envwatch.simulator;

import java.time.Instant;
import java.util.List;

/**
 * A saved state of all machines of an environment.
 *
 * @param id as v1 and v2 serve it
 * @param token the v3 id without its prefix
 * @param comment empty if none was given
 * @param number increases within a blueprint; the highest is the latest
 */
public record LabSnapshot(
    String id,
    String token,
    String blueprintId,
    String name,
    String author,
    String comment,
    Instant created,
    boolean isDefault,
    int number,
    List<LabMachine> machines) {
  public LabSnapshot {
    machines = List.copyOf(machines);
  }

  /**
   * @param wanted an id in the format of any version
   */
  boolean isCalled(String wanted) {
    return wanted.equals(id) || wanted.equals(token) || wanted.equals("SS" + token);
  }

  /** The total hardware of its machines. */
  public Hardware hardware() {
    return machines.stream().map(LabMachine::hardware).reduce(Hardware.NONE, Hardware::plus);
  }

  LabSnapshot withDefault(boolean value) {
    return new LabSnapshot(
        id, token, blueprintId, name, author, comment, created, value, number, machines);
  }
}
