package envwatch.simulator;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * An environment at one moment.
 *
 * @param id as v1 and v2 serve it
 * @param token used in web addresses; with a prefix, the v3 id
 * @param origin what it was created from
 * @param snapshot the snapshot it was created from; empty if it was built manually
 * @param work the duration of the current change of the whole environment, if it is the same for
 *     all its machines
 */
public record LabEnvironment(
    String id,
    String token,
    Origin origin,
    Optional<LabSnapshot> snapshot,
    String name,
    String description,
    LabUser owner,
    Instant created,
    Instant expiration,
    EnvironmentState state,
    Optional<Span> work,
    List<LabMachine> machines) {
  private static final String ORGANIZATION = "Example";

  public LabEnvironment {
    machines = List.copyOf(machines);
  }

  /**
   * What an environment was created from.
   *
   * @param policy empty for a personal ("Pro") environment, which according to v1 and v2 has no
   *     project and no organization either
   * @param classToken the class whose student or instructor it was created for, a v3 id without its
   *     prefix; empty if there is none
   */
  public record Origin(
      LabProject project,
      Optional<LabPolicy> policy,
      LabBlueprint blueprint,
      LabRegion region,
      Optional<String> classToken) {}

  /** Whether it was created for a student or an instructor of a class. */
  boolean ofClass() {
    return origin.classToken().isPresent();
  }

  /** Whether it belongs to a person rather than an organization. */
  public boolean personal() {
    return origin.policy().isEmpty();
  }

  public String organization() {
    return ORGANIZATION;
  }

  public Optional<LabMachine> machine(String machineId) {
    return machines.stream()
        .filter(machine -> machine.id().equals(machineId) || machine.token().equals(machineId))
        .findFirst();
  }

  /** The total hardware of its machines. */
  public Hardware hardware() {
    return machines.stream().map(LabMachine::hardware).reduce(Hardware.NONE, Hardware::plus);
  }

  public LabEnvironment with(EnvironmentState newState) {
    return copy(snapshot, name, description, expiration, newState, Optional.empty(), machines);
  }

  /** In another state, and its machines accordingly. */
  LabEnvironment withMachinesIn(EnvironmentState newState) {
    return with(newState).withMachines(machine -> machine.at(newState.ofMachines()));
  }

  public LabEnvironment during(EnvironmentState newState, Span span) {
    return copy(snapshot, name, description, expiration, newState, Optional.of(span), machines);
  }

  public LabEnvironment withMachines(UnaryOperator<LabMachine> change) {
    return withMachines(machines.stream().map(change).toList());
  }

  LabEnvironment withMachine(String machineId, UnaryOperator<LabMachine> change) {
    return withMachines(
        machine -> machine.id().equals(machineId) ? change.apply(machine) : machine);
  }

  public LabEnvironment without(LabMachine gone) {
    return withMachines(
        machines.stream().filter(machine -> !machine.id().equals(gone.id())).toList());
  }

  LabEnvironment withMore(List<LabMachine> further) {
    return withMachines(Stream.concat(machines.stream(), further.stream()).toList());
  }

  private LabEnvironment withMachines(List<LabMachine> newMachines) {
    return copy(snapshot, name, description, expiration, state, work, newMachines);
  }

  LabEnvironment withExpiration(Instant moment) {
    return copy(snapshot, name, description, moment, state, work, machines);
  }

  LabEnvironment lasting(Instant from, Instant until) {
    return new LabEnvironment(
        id, token, origin, snapshot, name, description, owner, from, until, state, work, machines);
  }

  LabEnvironment ownedBy(LabUser other) {
    return new LabEnvironment(
        id,
        token,
        origin,
        snapshot,
        name,
        description,
        other,
        created,
        expiration,
        state,
        work,
        machines);
  }

  LabEnvironment withSnapshot(LabSnapshot other) {
    return copy(Optional.of(other), name, description, expiration, state, work, machines);
  }

  public LabEnvironment named(String newName, String newDescription) {
    return copy(snapshot, newName, newDescription, expiration, state, work, machines);
  }

  private LabEnvironment copy(
      Optional<LabSnapshot> newSnapshot,
      String newName,
      String newDescription,
      Instant newExpiration,
      EnvironmentState newState,
      Optional<Span> newWork,
      List<LabMachine> newMachines) {
    return new LabEnvironment(
        id,
        token,
        origin,
        newSnapshot,
        newName,
        newDescription,
        owner,
        created,
        newExpiration,
        newState,
        newWork,
        newMachines);
  }
}
