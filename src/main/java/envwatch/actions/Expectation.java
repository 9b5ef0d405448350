package envwatch.actions;

import envwatch.model.Action;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The change that shows that an accepted action was carried out. Confined to one thread. */
final class Expectation {
  /** The result of a look with regard to the expected change. */
  enum Sight {
    NOT_YET,
    SEEN,
    /** The environment has entered a failed state, and was not in one before. */
    WENT_WRONG,
    /**
     * It cannot be seen: the account is no longer watched, or what would change was not read before
     * the action was sent.
     */
    OUT_OF_SIGHT
  }

  private final EnvironmentOrder order;
  private final @Nullable Environment before;
  private boolean changing;

  /**
   * @param before the environment as it was when the action was sent; null if not known
   */
  Expectation(EnvironmentOrder order, @Nullable Environment before) {
    this.order = order;
    this.before = before;
  }

  Sight look(WorldView world, Instant acceptedAt) {
    if (world.account(order.target().key().account()).isEmpty()) {
      return Sight.OUT_OF_SIGHT;
    }
    boolean deleting = order.action() instanceof Action.DeleteEnvironment;
    Optional<WatchedEnvironment> found = world.find(order.target().key());
    if (found.isEmpty()) {
      return deleting ? Sight.SEEN : Sight.OUT_OF_SIGHT;
    }
    WatchedEnvironment watched = found.get();
    WatchedEnvironment.Trouble trouble = watched.trouble();
    if (watched.gone() && trouble != null && !trouble.since().isBefore(acceptedAt)) {
      return deleting ? Sight.SEEN : Sight.WENT_WRONG;
    }
    Environment now = watched.environment();
    if (now == null || watched.seenAt() == null || watched.seenAt().isBefore(acceptedAt)) {
      return Sight.NOT_YET;
    }
    if (order.action() instanceof Action.ExtendEnvironment && !expirationWasKnown()) {
      return Sight.OUT_OF_SIGHT;
    }
    if (shows(now)) {
      return Sight.SEEN;
    }
    return !deleting && failed(now) ? Sight.WENT_WRONG : Sight.NOT_YET;
  }

  private boolean failed(Environment now) {
    return now.status().phase() == Phase.PROBLEM
        && before != null
        && before.status().phase() != Phase.PROBLEM;
  }

  private boolean shows(Environment now) {
    return switch (order.action()) {
      case Action.ResumeEnvironment resume -> resumed(now);
      case Action.SuspendEnvironment suspend -> now.status().phase() == Phase.SUSPENDED;
      case Action.ExtendEnvironment extend -> expirationMoved(now);
      case Action.RevertEnvironment _, Action.TakeSnapshot _ -> changedAndRested(now);
      case Action.RevertMachine revert -> changedAndRested(now, revert.machine());
      case Action.RebootMachine reboot -> changedAndRested(now, reboot.machine());
      case Action.DeleteMachine delete ->
          now.complete() && now.unread() == 0 && machine(now, delete.machine()).isEmpty();
      case Action.AddMachine add -> added(add, now);
      case Action.EditHardware edit -> hardwareChanged(edit, now);
      case Action.EditEnvironment edit ->
          (edit.name() == null || edit.name().equals(now.name()))
              && (edit.description() == null || sameText(edit.description(), now.description()));
      case Action.DeleteEnvironment delete -> false;
      case Action.PostponeInactivity _, Action.MarkSnapshotDefault _ -> true;
      case Action.InviteEndUser _, Action.RunPath _ -> true;
    };
  }

  /** What was called running before, though no machine ran, proves nothing by being called so. */
  private boolean resumed(Environment now) {
    if (before != null && before.status().phase() == Phase.RUNNING) {
      return now.machines().stream().anyMatch(Machine::running);
    }
    return now.status().phase() == Phase.RUNNING || now.status().phase() == Phase.CHANGING;
  }

  private boolean added(Action.AddMachine add, Environment now) {
    return now.complete()
        && now.machines().stream()
            .anyMatch(machine ->
                before == null || !before.complete()
                    ? machine.name().equals(add.name())
                    : machine(before, machine.id()).isEmpty());
  }

  /**
   * An entry of a list may omit the expiration: only a complete answer proves that there is none.
   */
  private boolean expirationWasKnown() {
    return before != null
        && (before.complete() || !(before.expiration() instanceof Expiration.None));
  }

  private boolean expirationMoved(Environment now) {
    return before != null
        && !(now.expiration() instanceof Expiration.None)
        && !now.expiration().equals(before.expiration());
  }

  private boolean changedAndRested(Environment now) {
    boolean moving =
        now.status().phase() == Phase.CHANGING
            || now.machines().stream().anyMatch(Machine::onItsWay);
    return rested(moving);
  }

  private boolean changedAndRested(Environment now, MachineId id) {
    Optional<Machine> machine = machine(now, id);
    boolean moving =
        now.status().phase() == Phase.CHANGING
            || machine.map(present -> !present.running()).orElse(now.complete());
    // Where it was down before, that it runs is the evidence: its start may be over between looks.
    changing |= before != null && machine(before, id).filter(Machine::down).isPresent();
    return rested(moving) && now.complete();
  }

  private boolean rested(boolean moving) {
    changing |= moving;
    return changing && !moving;
  }

  private static Optional<Machine> machine(Environment environment, MachineId id) {
    return environment.machines().stream().filter(machine -> machine.id().equals(id)).findFirst();
  }

  /**
   * Where the service does not report the hardware (v2), the restart that the change requires is
   * the evidence.
   */
  private boolean hardwareChanged(Action.EditHardware edit, Environment now) {
    Optional<Machine> machine = machine(now, edit.machine());
    return machine.isPresent() && machine.get().hardware() == null
        ? changedAndRested(now, edit.machine())
        : machine.filter(present -> matches(edit, present)).isPresent();
  }

  private static boolean matches(Action.EditHardware edit, Machine machine) {
    Hardware hardware = machine.hardware();
    return hardware != null
        && wanted(edit.cpus(), hardware.cpus())
        && wanted(edit.memoryMegabytes(), hardware.memoryMegabytes())
        && wanted(edit.diskGigabytes(), hardware.diskGigabytes());
  }

  private static boolean wanted(@Nullable Integer wish, int is) {
    return wish == null || wish == is;
  }

  private static boolean sameText(String wish, @Nullable String is) {
    return Objects.equals(wish.isBlank() ? null : wish, is);
  }
}
