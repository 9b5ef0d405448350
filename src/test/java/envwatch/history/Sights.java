package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What tests of detection see: one environment in several states. */
final class Sights {
  static final Status UP = new Status(Phase.RUNNING, "Running");
  static final Status DOWN = new Status(Phase.SUSPENDED, "Suspended");
  static final Status STOPPED = new Status(Phase.SUSPENDED, "Stopped");
  static final Status SUSPENDING = new Status(Phase.CHANGING, "Suspending");
  static final Status STARTING = new Status(Phase.CHANGING, "Starting");
  static final Duration LOOK = Scene.INTERVAL;

  private Sights() {}

  static Environment environment(Status status, Machine... machines) {
    return Samples.environment("E", Detail.COMPLETE, "Lab one", status, List.of(machines));
  }

  static Machine machine(String id, Status status) {
    return Machine.builder().id(new MachineId(id)).name("web").status(status).build();
  }

  static ApiException.ServerFault fault() {
    return new ApiException.ServerFault(503, null);
  }

  static Instant at(int looks) {
    return Scene.START.plus(LOOK.multipliedBy(looks));
  }

  static Change only(Detected detected) {
    assertThat(detected.changes()).hasSize(1);
    return detected.changes().getFirst();
  }

  static State state(Status status) {
    return new State(status.phase(), status.word());
  }
}
