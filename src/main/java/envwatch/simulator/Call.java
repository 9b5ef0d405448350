package envwatch.simulator;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One call of an operation. */
abstract class Call {
  /** How many rows the service returns at most. */
  private static final int MOST = 1000;

  private final Backend backend;
  private final Parameters query;

  Call(Backend backend, Parameters query) {
    this.backend = backend;
    this.query = query;
  }

  final Backend backend() {
    return backend;
  }

  final World world() {
    return backend.world();
  }

  final Catalogue catalogue() {
    return backend.world().catalogue();
  }

  /** A parameter of the query. */
  final Optional<String> text(String name) {
    return query.find(name);
  }

  abstract Optional<Integer> number(String name) throws RefusedException;

  /** The rows for which the call asks. */
  final <T> JsonArray page(List<T> rows, Function<T, JsonObject> row) throws RefusedException {
    int most = Math.min(MOST, number("take").orElse(MOST));
    return Json.array(rows.stream().skip(number("skip").orElse(0)).limit(most).map(row));
  }

  final LabExecution execution(LabMachine machine, String id) throws RefusedException {
    return world()
        .machineOperations()
        .execution(id)
        .filter(found -> found.machineId().equals(machine.id()))
        .orElseThrow(() -> RefusedException.unknown("execution"));
  }

  /** Changes an environment. */
  interface Change {
    void begin(Operations operations, String environmentId) throws RefusedException;
  }

  /** Changes a machine. */
  interface MachineChange {
    void begin(MachineOperations operations, String environmentId, String machineId)
        throws RefusedException;
  }

  /** What an id stands for. */
  interface Lookup<T> {
    T find(String id) throws RefusedException;
  }

  /** What an id stands for, if there is one. */
  static <T> Optional<T> find(Optional<String> id, Lookup<T> lookup) throws RefusedException {
    return id.isPresent() ? Optional.of(lookup.find(id.get())) : Optional.empty();
  }
}
