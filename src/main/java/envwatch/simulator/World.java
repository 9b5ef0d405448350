package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the simulated service serves, at the current time of its clock. The same seed
 * results in the same world. Thread-safe; all events that are due are processed before any answer.
 * Its parts are up to date when they are asked for, but not thread-safe: who uses them beside
 * others takes a turn ({@link #current}).
 *
 * <p>Environments and machines are found by the ids of every API version.
 */
public final class World {
  private static final long OF_TRAINING = 0xc1a55L << 32;
  private static final long OF_ORDERS = 0x04de45L << 32;
  private static final long OF_FOLDERS = 0xf01de4L << 32;
  private static final long OF_INVITATIONS = 0x142f1L << 32;
  private static final long OF_LINKS = 0x114c5L << 32;
  private static final long OF_ACCOUNT = 0xacc0L << 32;
  private static final long OF_PEOPLE = 0x9e09L << 32;

  private final Agenda agenda = new Agenda();
  private final ReentrantLock lock = new ReentrantLock();
  private final InstantSource clock;
  private final WorldState registry;
  private final Life life;
  private final Operations operations;
  private final MachineOperations machineOperations;
  private final SnapshotOperations snapshotOperations;
  private final CreationOperations creationOperations;
  private final CloudFolders cloudFolders;
  private final Permalinks permalinks;
  private final Invitations invitations;
  private final Training training;
  private final LivedPast past;
  private final Usage usage;
  private final Webhooks webhooks;
  private final Community community;
  private final Policies policies;
  private Optional<RegionOutage> outage = Optional.empty();
  private boolean moving;

  /** Creates a world without a past. */
  public World(
      long seed,
      int environments,
      Optional<Integer> machines,
      Liveliness liveliness,
      InstantSource clock) {
    this(seed, environments, machines, liveliness, TrainingPlan.NONE, Duration.ZERO, clock);
  }

  /**
   * @param environments how many there are at first
   * @param machines how many each has; empty for 1 to 8, varied
   * @param classes which classes there are at first
   * @param history how long it has lived before it is served
   */
  public World(
      long seed,
      int environments,
      Optional<Integer> machines,
      Liveliness liveliness,
      TrainingPlan classes,
      Duration history,
      InstantSource clock) {
    this.clock = clock;
    Instant now = clock.instant();
    Random random = new Random(seed);
    Ids ids = new Ids(random);
    this.registry = new WorldState(new CatalogueSeed(ids, now).make());
    EnvironmentSeed environmentSeed = new EnvironmentSeed(random, ids, registry, machines, 0);
    Changes changes = new Changes(registry, agenda, random, liveliness);
    this.life =
        new Life(registry, agenda, random, liveliness, changes, environmentSeed, () -> moving);
    Predicate<Instant> moves = moment -> moving || !moment.isAfter(now);
    Inactivity inactivity = new Inactivity(registry, agenda, changes, moves);
    registry.observe(inactivity);
    this.usage = new Usage(agenda);
    registry.observe(usage);
    this.operations = new Operations(this, registry, changes, inactivity);
    this.machineOperations = new MachineOperations(this, operations, changes, ids);
    this.snapshotOperations = new SnapshotOperations(this, operations, registry, changes, ids);
    this.creationOperations =
        new CreationOperations(this, operations, registry, changes, new Random(seed ^ OF_ORDERS));
    this.cloudFolders = new CloudFolders(this, operations, new Random(seed ^ OF_FOLDERS));
    this.permalinks = new Permalinks(this, creationOperations, new Random(seed ^ OF_LINKS));
    this.invitations = new Invitations(this, creationOperations, new Random(seed ^ OF_INVITATIONS));
    Ids accountIds = new Ids(new Random(seed ^ OF_ACCOUNT));
    this.webhooks = new Webhooks(accountIds);
    this.policies = new Policies(registry, accountIds);
    this.moving = liveliness.movesByItself();
    new WorldSeed(registry, ids, random, environmentSeed, changes, !moving).fill(environments, now);
    this.past = new LivedPast(new Span(now.minus(history), now), agenda, registry);
    past.beginWith(seed, machines);
    this.training =
        Training.of(
            registry, agenda, changes, inactivity, new Random(seed ^ OF_TRAINING), caller(), moves);
    this.community =
        Community.of(
            registry, agenda, new Ids(new Random(seed ^ OF_PEOPLE)), training, invitations);
    past.liveUntil(now, () -> training.content().fill(classes, now));
    if (moving) {
      life.begin(now);
    }
  }

  /** How long the world had lived when it was served first. */
  Span pastDays() {
    return past.days();
  }

  /**
   * What happened before the world was served, oldest first; empty without a history. The past is
   * lived through again, which takes a moment for many environments and days.
   */
  public List<PastChange> past() {
    return past.changes();
  }

  /** The world's clock. */
  public Instant now() {
    return clock.instant();
  }

  /** The operations on an environment. */
  public Operations operations() {
    return current(() -> operations);
  }

  /** The operations on a machine. */
  MachineOperations machineOperations() {
    return current(() -> machineOperations);
  }

  /** The operations on snapshots. */
  SnapshotOperations snapshotOperations() {
    return current(() -> snapshotOperations);
  }

  /** Creates environments and machines. */
  CreationOperations creationOperations() {
    return current(() -> creationOperations);
  }

  public CloudFolders cloudFolders() {
    return current(() -> cloudFolders);
  }

  Permalinks permalinks() {
    return current(() -> permalinks);
  }

  /** Links for people from outside. */
  Invitations invitations() {
    return current(() -> invitations);
  }

  /** The classes. */
  public Training training() {
    return current(() -> training);
  }

  /** How long environments have run. */
  Usage usage() {
    return current(() -> usage);
  }

  /** Who belongs to the account, and who is invited. */
  public Community community() {
    return current(() -> community);
  }

  public Policies policies() {
    return current(() -> policies);
  }

  public Webhooks webhooks() {
    return current(() -> webhooks);
  }

  /** The user whose API ID is used. */
  public LabUser caller() {
    return SampleNames.USERS.getFirst();
  }

  /** Whether the caller may change it: personal environments of other users are read-only. */
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

  /** The environments that are served by every version, the oldest first. */
  public List<LabEnvironment> environmentsOutsideClasses() {
    return environments().stream().filter(environment -> !environment.ofClass()).toList();
  }

  /**
   * @param id in the format of any version
   */
  public Optional<LabEnvironment> environment(String id) {
    return current(() -> find(id));
  }

  /**
   * The environment a machine belongs to.
   *
   * @param machineId its short id or its token
   */
  Optional<LabEnvironment> environmentOfMachine(String machineId) {
    return environments().stream()
        .filter(environment -> environment.machine(machineId).isPresent())
        .findFirst();
  }

  /** The snapshots of a blueprint, the oldest first. */
  public List<LabSnapshot> snapshots(String blueprintId) {
    return current(() -> registry.snapshots(blueprintId));
  }

  /**
   * @param id in the format of any version
   */
  public Optional<LabSnapshot> snapshot(String id) {
    return current(registry::allSnapshots).stream()
        .filter(snapshot -> snapshot.isCalled(id))
        .findFirst();
  }

  /** Sets the state of an environment and all its machines immediately. */
  public void setState(String id, EnvironmentState state) {
    change(id, environment -> environment.withMachinesIn(state));
  }

  /** Sets the state of one machine immediately. */
  public void setMachineState(String id, String machineId, MachineState state) {
    change(id, environment -> environment.withMachine(machineId, machine -> machine.at(state)));
  }

  void setExpiration(String id, Instant moment) {
    change(id, environment -> environment.withExpiration(moment));
  }

  /** Removes an environment, as its expiration would. */
  public void remove(String id) {
    change(() -> registry.remove(required(id).id()));
  }

  /**
   * Makes five of six environments in a region fail within two minutes.
   *
   * @param place the region's {@code cloudName}
   * @param after how long until it begins
   */
  void failRegion(String place, Duration after) {
    change(() -> {
      outage.ifPresent(RegionOutage::end);
      RegionOutage next = new RegionOutage(registry, agenda, place);
      next.begin(now().plus(after));
      outage = Optional.of(next);
    });
  }

  /** Ends the failure of a region, if there is one. */
  void mendRegion() {
    change(() -> {
      outage.ifPresent(RegionOutage::end);
      outage = Optional.empty();
    });
  }

  /** Creates an environment, which is prepared and then runs. */
  public LabEnvironment add() {
    return current(() -> life.create(now()));
  }

  /** Stops spontaneous events; changes in progress are still completed. */
  void standStill() {
    current(() -> moving = false);
  }

  private void change(String id, UnaryOperator<LabEnvironment> change) {
    change(() -> registry.put(change.apply(required(id))));
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

  private void change(Runnable what) {
    current(() -> {
      what.run();
      return true;
    });
  }

  /** A task that runs in a turn. */
  public interface Task<T extends @Nullable Object, E extends Exception> {
    T run() throws E;
  }

  /** Runs the task while nothing else uses the world, after all events that are due. */
  public <T extends @Nullable Object, E extends Exception> T current(Task<T, E> what) throws E {
    lock.lock();
    try {
      agenda.runUntil(clock.instant());
      return what.run();
    } finally {
      lock.unlock();
    }
  }
}
