package envwatch.simulator.world;

import envwatch.simulator.world.lab.Catalogue;
import envwatch.simulator.world.lab.EnvironmentState;
import envwatch.simulator.world.lab.LabEnvironment;
import envwatch.simulator.world.lab.LabSnapshot;
import envwatch.simulator.world.lab.LabUser;
import envwatch.simulator.world.lab.MachineState;
import envwatch.simulator.world.seed.CatalogueSeed;
import envwatch.simulator.world.seed.EnvironmentSeed;
import envwatch.simulator.world.seed.Ids;
import envwatch.simulator.world.seed.Names;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;

/**
 * Everything the simulated service serves, at the moment of its clock. The same seed gives the same
 * world. Safe to use from many threads; whatever is due by the clock has happened before any
 * answer.
 *
 * <p>Environments and machines are found by the ids of every API version.
 */
public final class World {
  private final ReentrantLock lock = new ReentrantLock();
  private final InstantSource clock;
  private final Registry registry;
  private final Agenda agenda = new Agenda();
  private final Life life;
  private final Operations operations;
  private final MachineOperations machineOperations;
  private final SnapshotOperations snapshotOperations;
  private boolean moving;

  /**
   * @param environments how many there are at first
   * @param machines how many each has; empty for 1 to 8, varied
   */
  public World(
      long seed,
      int environments,
      Optional<Integer> machines,
      Liveliness liveliness,
      InstantSource clock) {
    this.clock = clock;
    Instant now = clock.instant();
    Random random = new Random(seed);
    Ids ids = new Ids(random);
    this.registry = new Registry(new CatalogueSeed(ids, now).make());
    EnvironmentSeed environmentSeed =
        new EnvironmentSeed(random, ids, registry::catalogue, registry::snapshots, machines);
    Changes changes = new Changes(registry, agenda, random, liveliness);
    this.life =
        new Life(registry, agenda, random, liveliness, changes, environmentSeed, () -> moving);
    this.operations = new Operations(this, registry, changes);
    this.machineOperations = new MachineOperations(this, operations, changes, ids);
    this.snapshotOperations = new SnapshotOperations(this, operations, registry, changes, ids);
    this.moving = liveliness.movesByItself();
    new WorldSeed(registry, ids, random, environmentSeed, changes, !moving).fill(environments, now);
    if (moving) {
      life.begin(now);
    }
  }

  /** The world's clock. */
  public Instant now() {
    return clock.instant();
  }

  /** What a caller of the service can ask for an environment. */
  public Operations operations() {
    return operations;
  }

  /** What a caller of the service can ask for a machine. */
  public MachineOperations machineOperations() {
    return machineOperations;
  }

  /** What a caller of the service can ask for snapshots. */
  public SnapshotOperations snapshotOperations() {
    return snapshotOperations;
  }

  /** The person whose API ID is used. */
  public LabUser caller() {
    return Names.USERS.getFirst();
  }

  /** Whether the caller may act on it: personal environments of other people are only shown. */
  public boolean mayEdit(LabEnvironment environment) {
    return !environment.personal() || environment.owner().equals(caller());
  }

  public Catalogue catalogue() {
    return current(registry::catalogue);
  }

  /** All environments, the oldest first. */
  public List<LabEnvironment> environments() {
    return current(registry::environments);
  }

  /**
   * @param id as any version writes it
   */
  public Optional<LabEnvironment> environment(String id) {
    return current(() -> find(id));
  }

  /**
   * The environment a machine belongs to.
   *
   * @param machineId its short id or its token
   */
  public Optional<LabEnvironment> environmentOfMachine(String machineId) {
    return environments().stream()
        .filter(environment -> environment.machine(machineId).isPresent())
        .findFirst();
  }

  /** The snapshots of a blueprint, the oldest first. */
  public List<LabSnapshot> snapshots(String blueprintId) {
    return current(() -> registry.snapshots(blueprintId));
  }

  /**
   * @param id as any version writes it
   */
  public Optional<LabSnapshot> snapshot(String id) {
    return current(registry::allSnapshots).stream()
        .filter(snapshot -> snapshot.isCalled(id))
        .findFirst();
  }

  /** Brings an environment with all its machines into a state, at once. */
  public void setState(String id, EnvironmentState state) {
    change(
        id,
        environment ->
            environment
                .with(state)
                .withMachines(machine -> machine.at(EnvironmentSeed.stateOfMachines(state))));
  }

  /** Brings one machine into a state, at once. */
  public void setMachineState(String id, String machineId, MachineState state) {
    change(id, environment -> environment.withMachine(machineId, machine -> machine.at(state)));
  }

  public void setExpiration(String id, Instant moment) {
    change(id, environment -> environment.withExpiration(moment));
  }

  /** Ends an environment as its expiration would: it is gone. */
  public void remove(String id) {
    current(() -> {
      registry.remove(required(id).id());
      return true;
    });
  }

  /** Begins a new environment, which is prepared and then runs. */
  public LabEnvironment add() {
    return current(() -> life.create(now()));
  }

  /** From now on nothing happens by itself; what has begun still ends. */
  public void standStill() {
    current(() -> moving = false);
  }

  private void change(String id, UnaryOperator<LabEnvironment> change) {
    current(() -> {
      registry.put(change.apply(required(id)));
      return true;
    });
  }

  private LabEnvironment required(String id) {
    return find(id).orElseThrow(() -> new NoSuchElementException("No environment " + id));
  }

  private Optional<LabEnvironment> find(String id) {
    return registry
        .environment(id)
        .or(() ->
            registry.environments().stream()
                .filter(environment -> id.equals("EN" + environment.token()))
                .findFirst());
  }

  /** Runs it under the lock, with everything done that is due. */
  <T, E extends Exception> T current(Task<T, E> what) throws E {
    lock.lock();
    try {
      agenda.runUntil(clock.instant());
      return what.run();
    } finally {
      lock.unlock();
    }
  }
}
