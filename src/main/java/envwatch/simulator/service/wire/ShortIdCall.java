package envwatch.simulator.service.wire;

import envwatch.simulator.world.World;
import envwatch.simulator.world.lab.LabEnvironment;
import envwatch.simulator.world.lab.LabMachine;
import envwatch.simulator.world.lab.LabSnapshot;
import envwatch.simulator.world.request.RefusedException;
import envwatch.simulator.world.request.RefusedException.Reason;
import java.util.Optional;

/** One call of a v1 or v2 command, whose parameters contain short ids. */
public final class ShortIdCall {
  private final World world;
  private final Parameters parameters;

  public ShortIdCall(World world, Parameters parameters) {
    this.world = world;
    this.parameters = parameters;
  }

  public Optional<String> text(String name) {
    return parameters.find(name);
  }

  public String required(String name) throws RefusedException {
    return parameters
        .find(name)
        .orElseThrow(() ->
            new RefusedException(Reason.BAD_PARAMETER, "The parameter " + name + " is missing"));
  }

  public Optional<Integer> number(String name) throws RefusedException {
    Optional<String> text = text(name);
    if (text.isPresent() && !text.get().matches("-?\\d{1,9}")) {
      throw new RefusedException(
          Reason.BAD_PARAMETER, "The parameter " + name + " is not a number");
    }
    return text.map(Integer::valueOf);
  }

  public boolean flag(String name, boolean otherwise) {
    return text(name).map("true"::equalsIgnoreCase).orElse(otherwise);
  }

  public LabEnvironment environment(String parameter) throws RefusedException {
    String id = required(parameter);
    return world
        .environment(id)
        .filter(environment -> environment.id().equals(id))
        .orElseThrow(() -> RefusedException.unknown("environment"));
  }

  public LabEnvironment environment() throws RefusedException {
    return environment("EnvId");
  }

  public LabMachine machine() throws RefusedException {
    String id = required("VmId");
    return environment().machine(id).orElseThrow(() -> RefusedException.unknown("machine"));
  }

  public LabSnapshot snapshot() throws RefusedException {
    String id = required("SnapshotId");
    return world
        .snapshot(id)
        .filter(snapshot -> snapshot.id().equals(id))
        .orElseThrow(() -> RefusedException.unknown("snapshot"));
  }
}
