package envwatch.actions;

import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.VisibleText;
import org.jspecify.annotations.Nullable;

/**
 * The target of an action, with the names that the user saw.
 *
 * @param machine null when the whole environment is meant
 * @param machineName null when the whole environment is meant
 */
public record EnvironmentTarget(
    EnvironmentKey key,
    String environmentName,
    @Nullable MachineId machine,
    @Nullable String machineName) {
  /**
   * Removes invisible characters, which must appear neither in a confirmation nor in the record.
   */
  public EnvironmentTarget {
    environmentName = VisibleText.line(environmentName);
    machineName = machineName == null ? null : VisibleText.line(machineName);
  }

  public static EnvironmentTarget environment(EnvironmentKey key, String name) {
    return new EnvironmentTarget(key, name, null, null);
  }

  public static EnvironmentTarget machine(
      EnvironmentKey key, String environmentName, MachineId machine, String machineName) {
    return new EnvironmentTarget(key, environmentName, machine, machineName);
  }

  /**
   * The targeted machine.
   *
   * @throws IllegalStateException when the whole environment is meant
   */
  public MachineId machineOrThrow() {
    if (machine == null) {
      throw new IllegalStateException("No machine is meant, but all of " + key.environment());
    }
    return machine;
  }
}
