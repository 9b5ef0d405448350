package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The failure of a region: five of six of its environments fail within two minutes, one after the
 * other. The machines of those that run stop; all others, which have none to stop, fail as a whole.
 * Called under the world's lock.
 */
final class RegionOutage {
  private static final Duration SPREAD = Duration.ofSeconds(100);
  private static final int ONE_SPARED_IN = 6;

  private final WorldState registry;
  private final Agenda agenda;
  private final String place;
  private final Map<String, Failed> failed = new HashMap<>();
  private boolean over;

  private record Failed(LabEnvironment before, LabEnvironment after) {}

  /**
   * @param place the region's {@code cloudName}
   */
  public RegionOutage(WorldState registry, Agenda agenda, String place) {
    this.registry = registry;
    this.agenda = agenda;
    this.place = place;
  }

  public void begin(Instant moment) {
    agenda.add(
        moment,
        begun -> {
          List<String> affected = affected();
          for (int i = 0; i < affected.size(); i++) {
            String id = affected.get(i);
            agenda.add(
                begun.plus(SPREAD.multipliedBy(i).dividedBy(affected.size())), due -> fail(id));
          }
        });
  }

  private List<String> affected() {
    List<String> affected = new ArrayList<>();
    int nth = 0;
    for (LabEnvironment environment : registry.environments()) {
      if (environment.origin().region().cloudName().equals(place) && ++nth % ONE_SPARED_IN != 0) {
        affected.add(environment.id());
      }
    }
    return affected;
  }

  private void fail(String id) {
    if (over) {
      return;
    }
    registry.change(
        id,
        before -> {
          LabEnvironment after =
              (before.state() == EnvironmentState.RUNNING
                      ? before
                      : before.with(EnvironmentState.CREATION_FAILED))
                  .withMachines(machine -> machine.at(MachineState.POWERED_OFF));
          failed.put(id, new Failed(before, after));
          return after;
        });
  }

  /** Ends the failure: whatever is still as it was left works again. */
  public void end() {
    over = true;
    failed.forEach(
        (id, one) -> registry.change(id, now -> now == one.after() ? atRest(one.before()) : now));
  }

  /** What was in progress when it failed is complete. */
  private static LabEnvironment atRest(LabEnvironment environment) {
    return switch (environment.state()) {
      case STOPPING, SUSPENDED, ARCHIVED -> environment.withMachinesIn(EnvironmentState.SUSPENDED);
      case RUNNING, PREPARING, TAKING_SNAPSHOT ->
          environment.withMachinesIn(EnvironmentState.RUNNING);
      case CREATION_FAILED -> environment;
    };
  }
}
