package envwatch.api;

import envwatch.api.connect.Dialect;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.model.Secret;
import envwatch.model.SnapshotId;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.LabSnapshot;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TurnableClock;
import envwatch.simulator.World;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * An account at a simulated service, whose world stands still unless it is told otherwise, seen
 * through one API version.
 */
final class SimulatedAccount implements AutoCloseable {
  final TurnableClock clock = new TurnableClock();
  final Simulator simulator;
  final EnvironmentService service;
  private final int version;
  private final BooleanSupplier readOnly;

  SimulatedAccount(int version) throws Exception {
    this(version, SimulatorOptions.builder().still().environments(40));
  }

  SimulatedAccount(int version, SimulatorOptions.Builder options) throws Exception {
    this(version, options, () -> false);
  }

  /**
   * @param readOnly whether nothing that changes something may be sent
   */
  SimulatedAccount(int version, SimulatorOptions.Builder options, BooleanSupplier readOnly)
      throws Exception {
    this.version = version;
    this.readOnly = readOnly;
    this.simulator = Simulator.start(options.clock(clock).refuseReusedTokens().build());
    this.service = open(simulator.apiKey());
  }

  /** The same account with another key. */
  EnvironmentService open(Secret key) throws ApiException {
    var account =
        new ApiAccount(
            new AccountId("contract"),
            "Contract",
            simulator.address(),
            null,
            simulator.apiId(),
            key,
            List.of());
    var options = new NetworkOptions(new NetworkOptions.Proxy.None(), null).readOnlyWhile(readOnly);
    return dialect().open(account, new HttpTransport(options, clock.withZone(ZoneOffset.UTC)));
  }

  private Dialect dialect() {
    return switch (version) {
      case 1 -> new V1Dialect();
      case 2 -> new V2Dialect();
      default -> new V3Dialect();
    };
  }

  World world() {
    return simulator.world();
  }

  EnvironmentId id(LabEnvironment environment) {
    return new EnvironmentId(version == 3 ? "EN" + environment.token() : environment.id());
  }

  MachineId id(LabMachine machine) {
    return new MachineId(version == 3 ? "MC" + machine.token() : machine.id());
  }

  SnapshotId id(LabSnapshot snapshot) {
    return new SnapshotId(version == 3 ? "SS" + snapshot.token() : snapshot.id());
  }

  /** One that the account may act on and that came from a snapshot. */
  LabEnvironment environment(EnvironmentState state) {
    return environment(one ->
        one.state() == state
            && world().mayEdit(one)
            && one.snapshot().isPresent()
            && one.machines().stream().noneMatch(machine -> machine.state().changing()));
  }

  LabEnvironment environment(Predicate<LabEnvironment> wanted) {
    return world().environments().stream().filter(wanted).findFirst().orElseThrow();
  }

  /** As it is now. */
  LabEnvironment now(LabEnvironment environment) {
    return world().environment(environment.id()).orElseThrow();
  }

  @Override
  public void close() {
    service.close();
    simulator.close();
  }
}
