package envwatch.actions;

import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.watch.WorldView;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything that decides about actions at one moment.
 *
 * @param pending what was asked and has not come to an end
 */
public record Situation(WorldView world, boolean readOnly, Set<Pending> pending) {
  public Situation {
    pending = Set.copyOf(pending);
  }

  /**
   * An action on its way.
   *
   * @param machine null for an action on the whole environment
   */
  public record Pending(ActionKind kind, EnvironmentKey key, @Nullable MachineId machine) {
    public static Pending of(ActionKind kind, Target target) {
      return new Pending(kind, target.key(), kind.onMachine() ? target.machine() : null);
    }
  }
}
