package envwatch.simulator;

import envwatch.model.Secret;
import java.time.Instant;
import java.util.Optional;

/**
 * A machine at one moment.
 *
 * @param id as v1 and v2 serve it
 * @param token used in web addresses; with a prefix, the v3 id
 * @param address from the ranges reserved for documentation
 * @param hostName fully qualified
 * @param addressIsHostName whether v1 serves the host name instead of the address
 * @param work the duration of the current change; empty if there is none
 */
public record LabMachine(
    String id,
    String token,
    String name,
    String description,
    OperatingSystem system,
    String address,
    String hostName,
    boolean addressIsHostName,
    String internalAddress,
    String login,
    Secret password,
    boolean webAccess,
    Hardware hardware,
    MachineState state,
    Optional<Span> work) {
  /** The operating system of a machine. */
  public enum OperatingSystem {
    LINUX("Linux"),
    WINDOWS("Windows");

    private final String word;

    OperatingSystem(String word) {
      this.word = word;
    }

    /** The name that all versions serve. */
    public String word() {
      return word;
    }
  }

  /** The progress of the current change, 0 to 99; empty if there is none. */
  public Optional<Integer> progressAt(Instant moment) {
    return work.map(span -> span.percentAt(moment));
  }

  /** Whether an address and a password can be served. */
  public boolean reachable() {
    return state == MachineState.RUNNING;
  }

  /** Whether this is its host name, either complete or up to the first dot. */
  boolean answersTo(String name) {
    return hostName.equalsIgnoreCase(name)
        || hostName.substring(0, hostName.indexOf('.')).equalsIgnoreCase(name);
  }

  public LabMachine at(MachineState other) {
    return with(other, Optional.empty(), hardware);
  }

  public LabMachine during(MachineState other, Span span) {
    return with(other, Optional.of(span), hardware);
  }

  LabMachine withHardware(Hardware other) {
    return with(state, work, other);
  }

  private LabMachine with(MachineState newState, Optional<Span> newWork, Hardware newHardware) {
    return new LabMachine(
        id,
        token,
        name,
        description,
        system,
        address,
        hostName,
        addressIsHostName,
        internalAddress,
        login,
        password,
        webAccess,
        newHardware,
        newState,
        newWork);
  }
}
