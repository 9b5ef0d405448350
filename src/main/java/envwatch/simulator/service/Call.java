package envwatch.simulator.service;

import envwatch.simulator.world.LabExecution;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

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

  /** A parameter of the query. */
  final Optional<String> text(String name) {
    return query.find(name);
  }

  abstract Optional<Integer> number(String name) throws RefusedException;

  /** The rows for which the call asks. */
  final <T> JsonArray page(List<T> rows, Function<T, JsonObject> row) throws RefusedException {
    return Json.array(
        rows.stream()
            .skip(number("skip").orElse(0))
            .limit(Math.min(MOST, number("take").orElse(MOST)))
            .map(row));
  }

  final LabExecution execution(LabMachine machine, String id) throws RefusedException {
    return find(
        "execution",
        world().machineOperations().execution(id).stream(),
        found -> found.machineId().equals(machine.id()));
  }

  /** What an id stands for. */
  interface Lookup<T> {
    T find(String id) throws RefusedException;
  }

  /** What an id stands for, if there is one. */
  static <T> Optional<T> find(Optional<String> id, Lookup<T> lookup) throws RefusedException {
    return id.isPresent() ? Optional.of(lookup.find(id.get())) : Optional.empty();
  }

  /** The first that is wanted. */
  static <T> T find(String kind, Stream<T> all, Predicate<T> wanted) throws RefusedException {
    return all.filter(wanted).findFirst().orElseThrow(() -> RefusedException.unknown(kind));
  }
}
