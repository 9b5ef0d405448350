package envwatch.simulator;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the newest API version would have answered about an environment at one moment of the past.
 * No request returns it: the service tells nothing about the past.
 *
 * @param id of the environment
 * @param environment empty if it was gone
 */
public record PastAnswer(Instant at, String id, Optional<Described> environment) {
  /** An environment in the service's words. */
  public record Described(
      String name,
      String status,
      String owner,
      String project,
      String blueprint,
      Instant expiration,
      List<DescribedMachine> machines) {}

  /**
   * A machine in the service's words.
   *
   * @param address empty if it is not served in this state
   */
  public record DescribedMachine(
      String id, String name, String status, Optional<String> address, String system) {}

  static PastAnswer of(PastChange change) {
    LabEnvironment changed =
        Stream.of(change.after(), change.before())
            .flatMap(Optional::stream)
            .findFirst()
            .orElseThrow();
    return new PastAnswer(
        change.at(), "EN" + changed.token(), change.after().map(PastAnswer::described));
  }

  private static Described described(LabEnvironment environment) {
    return new Described(
        environment.name(),
        Words.v3(environment.state()).text(),
        environment.owner().email(),
        environment.origin().project().name(),
        environment.origin().blueprint().name(),
        environment.expiration(),
        environment.machines().stream().map(PastAnswer::described).toList());
  }

  private static DescribedMachine described(LabMachine machine) {
    return new DescribedMachine(
        "MC" + machine.token(),
        machine.name(),
        machine.state().word(),
        machine.reachable() ? Optional.of(machine.address()) : Optional.empty(),
        machine.system().word());
  }
}
