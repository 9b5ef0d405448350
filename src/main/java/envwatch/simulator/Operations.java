package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The operations of the service on an environment as a whole. They are accepted or refused
 * immediately and carried out afterwards.
 */
public final class Operations {
  static final Set<EnvironmentState> AT_REST =
      Set.of(EnvironmentState.RUNNING, EnvironmentState.SUSPENDED);
  private static final int MOST_EXTENSIONS = 3;
  private static final int MOST_POSTPONEMENTS = 5;
  private static final Duration PERSONAL_LIFETIME = Duration.ofDays(14);

  private final World world;
  private final WorldState registry;
  private final Changes changes;
  private final Inactivity inactivity;
  private final Map<String, Integer> extensions = new HashMap<>();
  private final Map<String, Integer> postponements = new HashMap<>();
  private final Map<String, EnvironmentDetails> details = new HashMap<>();

  Operations(World world, WorldState registry, Changes changes, Inactivity inactivity) {
    this.world = world;
    this.registry = registry;
    this.changes = changes;
    this.inactivity = inactivity;
  }

  /** Resumes a suspended environment. */
  public void resume(String id) throws RefusedException {
    change(id, "resumed", Set.of(EnvironmentState.SUSPENDED), changes::prepare);
  }

  public void suspend(String id) throws RefusedException {
    change(id, "suspended", Set.of(EnvironmentState.RUNNING), changes::suspend);
  }

  public void delete(String id) throws RefusedException {
    change(id, "deleted", Set.of(EnvironmentState.values()), changes::delete);
  }

  /**
   * Restores an environment.
   *
   * @param snapshotId empty for the default snapshot of its blueprint
   */
  public void revert(String id, Optional<String> snapshotId) throws RefusedException {
    LabEnvironment environment = editable(id);
    LabSnapshot snapshot = snapshotFor(environment, snapshotId);
    requireState(environment, "reverted", AT_REST);
    registry.put(environment.withSnapshot(snapshot));
    changes.revert(environment.id(), world.now());
  }

  /** Postpones the expiration by the policy's lifetime, a few times at most. */
  public void extend(String id) throws RefusedException {
    LabEnvironment environment = editable(id);
    refuseIf(
        extensions.merge(environment.id(), 1, Integer::sum) > MOST_EXTENSIONS,
        Reason.WRONG_STATE,
        "The policy allows no further extension");
    Duration longer =
        environment.origin().policy().map(LabPolicy::lifetime).orElse(PERSONAL_LIFETIME);
    registry.put(environment.withExpiration(environment.expiration().plus(longer)));
  }

  /**
   * Postpones the automatic suspension; returns false if the environment is not running and
   * therefore has none.
   */
  boolean postponeInactivity(String id) throws RefusedException {
    LabEnvironment environment = editable(id);
    boolean postponed =
        environment.state() == EnvironmentState.RUNNING
            && postponements.merge(environment.id(), 1, Integer::sum) <= MOST_POSTPONEMENTS;
    if (postponed) {
      inactivity.postpone(environment);
    }
    return postponed;
  }

  /** Changes properties of an environment: all of them, or none if one is refused. */
  public LabEnvironment edit(String id, EnvironmentEdit edit) throws RefusedException {
    LabEnvironment environment = editable(id);
    refuseIf(
        edit.name().filter(String::isBlank).isPresent(),
        Reason.BAD_PARAMETER,
        "The name must not be empty");
    LabEnvironment changed =
        environment.named(
            edit.name().orElse(environment.name()),
            edit.description().orElse(environment.description()));
    registry.put(changed);
    EnvironmentDetails before = details(changed);
    details.put(
        changed.id(),
        new EnvironmentDetails(
            edit.pageImage().orElse(before.pageImage()),
            edit.labels().orElse(before.labels()),
            edit.snapshotOnAutoDelete().orElse(before.snapshotOnAutoDelete())));
    return changed;
  }

  /** What people have noted about an environment. */
  public EnvironmentDetails details(LabEnvironment environment) {
    return details.getOrDefault(environment.id(), EnvironmentDetails.NONE);
  }

  private LabSnapshot snapshotFor(LabEnvironment environment, Optional<String> snapshotId)
      throws RefusedException {
    refuseIf(
        environment.snapshot().isEmpty(), Reason.WRONG_STATE, "The environment has no snapshot");
    return first(
        "snapshot",
        registry.snapshots(environment.origin().blueprint().id()),
        snapshot -> snapshotId.map(snapshot::isCalled).orElseGet(snapshot::isDefault));
  }

  private interface Change {
    void begin(String id, Instant now);
  }

  private void change(String id, String done, Set<EnvironmentState> allowed, Change change)
      throws RefusedException {
    LabEnvironment environment = editable(id);
    requireState(environment, done, allowed);
    change.begin(environment.id(), world.now());
  }

  LabEnvironment editable(String id) throws RefusedException {
    LabEnvironment environment =
        world.environment(id).orElseThrow(() -> RefusedException.unknown("environment"));
    refuseIf(
        !world.mayEdit(environment),
        Reason.NOT_PERMITTED,
        "The environment belongs to somebody else");
    return environment;
  }

  static void requireState(LabEnvironment environment, String done, Set<EnvironmentState> allowed)
      throws RefusedException {
    refuseIf(
        !allowed.contains(environment.state()),
        Reason.WRONG_STATE,
        "The environment cannot be " + done + " in its state " + environment.state());
  }
}
