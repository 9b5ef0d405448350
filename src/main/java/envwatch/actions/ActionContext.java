package envwatch.actions;

import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassValues;
import envwatch.model.training.TrainingAction;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import envwatch.watch.WorldView;
import java.util.List;
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

  /**
   * Something in progress: requested, but not finished.
   *
   * @param kind of what was requested
   * @param subject equal for what must not be sent twice at a time
   */
  public record Pending(AccountId account, Object kind, Object subject) {
    static Pending of(ActionKind kind, EnvironmentTarget target) {
      EnvironmentId environment = target.key().environment();
      MachineId machine = kind.onMachine() ? target.machine() : null;
      return new Pending(
          target.key().account(),
          kind,
          machine == null ? environment : List.of(environment, machine));
    }

    static Pending of(AccountId account, EnvironmentDraft draft) {
      return new Pending(account, CreationOrder.class, draft.name());
    }

    /** Each call that was written by hand differs from all others. */
    static Pending of(AccountId account, RawCall call) {
      return new Pending(account, CallOrder.class, call);
    }

    /**
     * A class is edited by one request at a time, and two classes of one name are not created at
     * once.
     */
    static Pending of(AccountId account, TrainingAction action) {
      Object subject =
          switch (action) {
            case TrainingAction.CreateClass(ClassValues draft) ->
                Objects.requireNonNullElse(draft.get(ClassField.NAME), "");
            case TrainingAction.EditClass(ClassId trainingClass, var changes) -> trainingClass;
            default -> action;
          };
      return new Pending(account, action.kind(), subject);
    }
  }
}
