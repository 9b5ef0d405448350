package envwatch.simulator.world;

import envwatch.simulator.world.RefusedException.Reason;
import java.time.Instant;
import java.util.Optional;

/**
 * What a caller of the service can ask for. Everything is accepted or refused at once and done
 * afterwards.
 */
public final class Operations {
  private final World world;
  private final Registry registry;
  private final Changes changes;
  private final Ids ids;

  Operations(World world, Registry registry, Changes changes, Ids ids) {
    this.world = world;
    this.registry = registry;
    this.changes = changes;
    this.ids = ids;
  }

  /** Brings a suspended environment back to running. */
  public void resume(LabEnvironment environment) throws RefusedException {
    require(environment, "resumed", EnvironmentState.SUSPENDED);
    begin(now -> changes.prepare(environment.id(), now));
  }

  /** Restores an environment to its blueprint's default snapshot. */
  public void revert(LabEnvironment environment) throws RefusedException {
    if (environment.snapshot().isEmpty()) {
      throw new RefusedException(Reason.WRONG_STATE, "The environment has no snapshot");
    }
    require(environment, "reverted", EnvironmentState.RUNNING, EnvironmentState.SUSPENDED);
    begin(now -> changes.revert(environment.id(), now));
  }

  /** Restores one machine to its state in the default snapshot. */
  public void revertMachine(LabEnvironment environment, LabMachine machine)
      throws RefusedException {
    if (environment.snapshot().isEmpty()) {
      throw new RefusedException(Reason.WRONG_STATE, "The environment has no snapshot");
    }
    require(environment, "changed", EnvironmentState.RUNNING);
    require(machine, "reverted");
    begin(now -> changes.revertMachine(environment.id(), machine.id(), now));
  }

  private static void require(LabEnvironment environment, String what, EnvironmentState... allowed)
      throws RefusedException {
    for (EnvironmentState state : allowed) {
      if (environment.state() == state) {
        return;
      }
    }
    throw new RefusedException(
        Reason.WRONG_STATE,
        "The environment cannot be " + what + " in its state " + environment.state());
  }

  private static void require(LabMachine machine, String what) throws RefusedException {
    if (machine.state().changing()) {
      throw new RefusedException(
          Reason.WRONG_STATE, "The machine cannot be " + what + " in its state " + machine.state());
    }
  }

  private void begin(java.util.function.Consumer<Instant> what) {
    world.current(() -> {
      what.accept(world.now());
      return Optional.empty();
    });
  }
}
