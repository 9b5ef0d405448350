package envwatch.cli;

import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.SnapshotId;
import envwatch.watch.WatchedEnvironment;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is to be done, for whatever was chosen.
 *
 * @param machines ids of the machines that are meant; empty for whole environments
 * @param revertTo null for the default snapshot
 * @param taken null unless a snapshot is taken
 */
record ActRequest(
    Verb verb, Set<String> machines, @Nullable SnapshotId revertTo, @Nullable Taken taken) {
  /** A snapshot to be taken. */
  public record Taken(String name, String description, boolean setAsDefault) {}

  public ActRequest {
    machines = Set.copyOf(machines);
  }

  public ActionKind kind() {
    return verb.kind(!machines.isEmpty());
  }

  /** Whether the action needs nothing but its target. */
  boolean plain() {
    return revertTo == null && taken == null;
  }

  public Action action(EnvironmentTarget target) {
    var environment = target.key().environment();
    if (taken != null) {
      return new Action.TakeSnapshot(
          environment, taken.name(), taken.description(), taken.setAsDefault());
    }
    return revertTo == null
        ? EnvironmentOrder.plainAction(kind(), target)
        : new Action.RevertEnvironment(environment, revertTo);
  }

  /** The environment, or its machines that are meant; none of a machine that it does not have. */
  List<EnvironmentTarget> targets(WatchedEnvironment watched) {
    Environment known = watched.environment();
    if (!kind().onMachine() || known == null || watched.gone()) {
      return List.of(EnvironmentTarget.environment(watched.key(), watched.name()));
    }
    return known.machines().stream()
        .filter(machine -> machines.isEmpty() || machines.contains(machine.id().value()))
        .map(machine ->
            EnvironmentTarget.machine(watched.key(), watched.name(), machine.id(), machine.name()))
        .toList();
  }
}
