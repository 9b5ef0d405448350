package envwatch.actions;

import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassValues;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingActionKind;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import envwatch.watch.WorldView;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Everything that determines which actions are possible at one moment. */
public final class ActionContext {
  private final WorldIndex world;
  private final boolean readOnly;
  private final Set<Pending> pending;

  public ActionContext(WorldIndex world, boolean readOnly, Set<Pending> pending) {
    this.world = world;
    this.readOnly = readOnly;
    this.pending = Set.copyOf(pending);
  }

  public WorldView world() {
    return world.world();
  }

  public boolean readOnly() {
    return readOnly;
  }

  public Set<Pending> pending() {
    return pending;
  }

  /** The environment as currently known; null if it is not watched. */
  public @Nullable WatchedEnvironment find(EnvironmentKey key) {
    return world.find(key);
  }

  /** The same with other things in progress. */
  public ActionContext with(Set<Pending> others) {
    return new ActionContext(world, readOnly, others);
  }

  /** Something in progress: requested, but not finished. */
  public sealed interface Pending {
    static Pending of(ActionKind kind, EnvironmentTarget target) {
      return new OfEnvironment(kind, target.key(), kind.onMachine() ? target.machine() : null);
    }

    static Pending of(AccountId account, EnvironmentDraft draft) {
      return new OfCreation(account, draft.name());
    }

    static Pending of(AccountId account, RawCall call) {
      return new OfCall(account, call);
    }

    /**
     * The same for everything that must not be sent twice at a time: a class is edited by one
     * request at a time, and two classes of one name are not created at once.
     */
    static Pending of(AccountId account, TrainingAction action) {
      Object what =
          switch (action) {
            case TrainingAction.CreateClass(ClassValues draft) ->
                Objects.requireNonNullElse(draft.get(ClassField.NAME), "");
            case TrainingAction.EditClass(ClassId trainingClass, var changes) -> trainingClass;
            default -> action;
          };
      return new OfClass(account, action.kind(), what);
    }
  }

  /**
   * A call that was written by hand.
   *
   * @param call different for each
   */
  private record OfCall(AccountId account, RawCall call) implements Pending {}

  /** A new environment. */
  private record OfCreation(AccountId account, String name) implements Pending {}

  /**
   * An action on an environment.
   *
   * @param machine null for an action on the whole environment
   */
  private record OfEnvironment(ActionKind kind, EnvironmentKey key, @Nullable MachineId machine)
      implements Pending {}

  /**
   * A change of a class.
   *
   * @param what equal for changes that must not be sent twice at a time
   */
  private record OfClass(AccountId account, TrainingActionKind kind, Object what)
      implements Pending {}
}
