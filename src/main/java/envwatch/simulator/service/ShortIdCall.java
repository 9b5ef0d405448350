package envwatch.simulator.service;

import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.LabTemplate;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** One call of a v1 or v2 command, whose parameters contain short ids. */
final class ShortIdCall {
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

  /** A number above zero. */
  public int requiredCount(String name) throws RefusedException {
    required(name);
    return number(name)
        .filter(value -> value > 0)
        .orElseThrow(() ->
            new RefusedException(
                Reason.BAD_PARAMETER, "The parameter " + name + " is not above zero"));
  }

  public boolean flag(String name, boolean otherwise) throws RefusedException {
    Optional<String> text = text(name).map(value -> value.toLowerCase(Locale.ROOT));
    if (text.isPresent() && !text.get().equals("true") && !text.get().equals("false")) {
      throw new RefusedException(
          Reason.BAD_PARAMETER, "The parameter " + name + " is neither true nor false");
    }
    return text.map("true"::equals).orElse(otherwise);
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
    return find("machine", environment().machines().stream(), machine -> machine.id().equals(id));
  }

  public LabSnapshot snapshot() throws RefusedException {
    return snapshot("SnapshotId");
  }

  public LabSnapshot snapshot(String parameter) throws RefusedException {
    String id = required(parameter);
    return world
        .snapshot(id)
        .filter(snapshot -> snapshot.id().equals(id))
        .orElseThrow(() -> RefusedException.unknown("snapshot"));
  }

  public LabPolicy policy(String parameter) throws RefusedException {
    String id = required(parameter);
    return find(
        "policy",
        projects().flatMap(project -> project.policies().stream()),
        policy -> policy.id().equals(id));
  }

  public LabBlueprint blueprint(String parameter) throws RefusedException {
    String id = required(parameter);
    return find(
        "blueprint",
        projects().flatMap(project -> project.blueprints().stream()),
        blueprint -> blueprint.id().equals(id));
  }

  public LabTemplate template(String parameter) throws RefusedException {
    String id = required(parameter);
    return find(
        "template", world.catalogue().templates().stream(), template -> template.id().equals(id));
  }

  /** A project, whose id in v1 and v2 is not documented: as v3 writes it. */
  public LabProject project(String parameter) throws RefusedException {
    String id = required(parameter);
    return find("project", projects(), project -> id.equals("PR" + project.token()));
  }

  /** A project by its name, regardless of case. */
  public LabProject projectCalled(String parameter) throws RefusedException {
    String name = required(parameter);
    return find("project", projects(), project -> name.equalsIgnoreCase(project.name()));
  }

  private Stream<LabProject> projects() {
    return world.catalogue().projects().stream();
  }

  private static <T> T find(String kind, Stream<T> all, Predicate<T> wanted)
      throws RefusedException {
    return all.filter(wanted).findFirst().orElseThrow(() -> RefusedException.unknown(kind));
  }
}
