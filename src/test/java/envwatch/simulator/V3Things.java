package envwatch.simulator;

import static envwatch.simulator.ServedWorld.object;

import envwatch.simulator.LabMachine.OperatingSystem;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A world of version 3 in which nothing happens by itself, and ids of things in it. */
final class V3Things implements AutoCloseable {
  static final String EXTENDED = "envs/actions/getextended?envId=";

  final ServedWorld world =
      new ServedWorld(SimulatorOptions.builder().still().training(TrainingPlan.DEMO));

  private final LabEnvironment lab = environment(EnvironmentState.RUNNING);

  /** A running environment of the caller's own. */
  final String env = "EN" + lab.token();

  /** A running machine of it. */
  final String vm = "MC" + machine().token();

  LabEnvironment environment(EnvironmentState state) {
    return world.simulator.world().environmentsOutsideClasses().stream()
        .filter(one -> one.state() == state && world.simulator.world().mayEdit(one))
        .findFirst()
        .orElseThrow();
  }

  LabMachine machine() {
    return lab.machines().stream()
        .filter(one -> one.state() == MachineState.RUNNING)
        .findFirst()
        .orElseThrow();
  }

  String windows() {
    return world.simulator.world().environmentsOutsideClasses().stream()
        .filter(one -> one.state() == EnvironmentState.RUNNING)
        .filter(world.simulator.world()::mayEdit)
        .flatMap(one -> one.machines().stream())
        .filter(one -> one.system() == OperatingSystem.WINDOWS)
        .filter(one -> one.state() == MachineState.RUNNING)
        .map(one -> "MC" + one.token())
        .findFirst()
        .orElseThrow();
  }

  String of(String field) {
    return world.get(EXTENDED + env).get(field).asString();
  }

  String snapshot() {
    return first("snapshots/actions/getforenv?envId=" + env);
  }

  String first(String target) {
    return world.list(target).getFirst().get("id").asString();
  }

  JsonNode choices() {
    return world.done("OPTIONS", "invitations", object());
  }

  String team(String project, int place) {
    return world.get("projects/" + project).get("teams").get(place).get("id").asString();
  }

  ObjectNode invitation() {
    JsonNode choices = choices();
    JsonNode policy = choices.get("envPoliciesList").get(0);
    return object()
        .put("policyId", policy.get("id").asString())
        .put("blueprintId", policy.get("blueprints").get(0).get("id").asString())
        .put(
            "owningProjectMemberId",
            choices.get("owningProjectMembers").get(0).get("id").asString())
        .put("opportunity", "Big deal")
        .put("validForDays", 3)
        .put("email", "kim@example.org")
        .put("firstName", "Kim")
        .put("lastName", "Berg");
  }

  ObjectNode sponsored() {
    return invitation().put("company", "Example");
  }

  @Override
  public void close() {
    world.close();
  }
}
