package envwatch.model;

import java.util.Set;

/** The kinds of actions that the service offers, with their properties. */
public enum ActionKind {
  RESUME_ENVIRONMENT(Trait.FOLLOWED, Trait.ASKS_FOR_SEVERAL),
  SUSPEND_ENVIRONMENT(Trait.FOLLOWED, Trait.ASKS),
  EXTEND_ENVIRONMENT(Trait.FOLLOWED, Trait.ASKS_FOR_SEVERAL),
  POSTPONE_INACTIVITY(Trait.ASKS_FOR_SEVERAL),
  REVERT_ENVIRONMENT(Trait.FOLLOWED, Trait.ASKS, Trait.DESTROYS),
  REVERT_MACHINE(Trait.ON_MACHINE, Trait.FOLLOWED, Trait.ASKS, Trait.DESTROYS),
  REBOOT_MACHINE(Trait.ON_MACHINE, Trait.FOLLOWED, Trait.ASKS),
  DELETE_ENVIRONMENT(Trait.FOLLOWED, Trait.ASKS, Trait.DESTROYS),
  DELETE_MACHINE(Trait.ON_MACHINE, Trait.FOLLOWED, Trait.ASKS, Trait.DESTROYS),
  ADD_MACHINE(Trait.FOLLOWED, Trait.ONLY_FOR_ONE, Trait.ASKS),
  TAKE_SNAPSHOT(Trait.FOLLOWED, Trait.ASKS),
  MARK_SNAPSHOT_DEFAULT(Trait.ONLY_FOR_ONE, Trait.ASKS),
  EDIT_HARDWARE(Trait.ON_MACHINE, Trait.FOLLOWED, Trait.ONLY_FOR_ONE, Trait.ASKS),
  RUN_PATH(Trait.ON_MACHINE, Trait.ASKS),
  INVITE_END_USER(Trait.ONLY_FOR_ONE, Trait.ASKS),
  EDIT_ENVIRONMENT(Trait.FOLLOWED, Trait.ONLY_FOR_ONE, Trait.ASKS);

  private enum Trait {
    ON_MACHINE,
    FOLLOWED,
    ONLY_FOR_ONE,
    ASKS,
    ASKS_FOR_SEVERAL,
    DESTROYS
  }

  private final Set<Trait> traits;

  ActionKind(Trait... traits) {
    this.traits = Set.of(traits);
  }

  /** Whether it targets one machine rather than a whole environment. */
  public boolean onMachine() {
    return traits.contains(Trait.ON_MACHINE);
  }

  /**
   * Whether its effect is visible in an environment's state, so that it can be followed until then.
   */
  public boolean canBeFollowed() {
    return traits.contains(Trait.FOLLOWED);
  }

  /**
   * Whether it needs individual values for each target, so that it can be requested for only one at
   * a time.
   */
  public boolean onlyForOne() {
    return traits.contains(Trait.ONLY_FOR_ONE);
  }

  /**
   * Whether the user is asked for confirmation or values first: for one target only where something
   * is lost or missing, for several also where the service cannot undo it.
   */
  public boolean asks(int targets) {
    return traits.contains(Trait.ASKS) || (targets > 1 && traits.contains(Trait.ASKS_FOR_SEVERAL));
  }

  /** Whether work, a machine or an environment is irrecoverably lost. */
  public boolean destroys() {
    return traits.contains(Trait.DESTROYS);
  }
}
