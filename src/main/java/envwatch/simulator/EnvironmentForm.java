package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;

import envwatch.simulator.EnvironmentOrder.Content;
import envwatch.simulator.EnvironmentOrder.Content.OfSnapshot;
import envwatch.simulator.EnvironmentOrder.Content.OfTemplates;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bodies that create environments and add machines: properties and a cart of items. */
final class EnvironmentForm {
  private final LongIdCall call;

  private enum Type {
    SNAPSHOT,
    TEMPLATE
  }

  private EnvironmentForm(LongIdCall call) {
    this.call = call;
  }

  static JsonValue create(LongIdCall call) throws RefusedException {
    LabEnvironment made =
        call.world().creationOperations().create(new EnvironmentForm(call).order());
    return created(made, made.machines());
  }

  static JsonValue addMachines(LongIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment(call.body().required("envId"));
    List<MachineOrder> orders = new EnvironmentForm(call).machines();
    List<LabMachine> added =
        call.world().creationOperations().addMachines(environment.id(), orders);
    return created(call.environment(V3Environments.id(environment)), added);
  }

  private static JsonValue created(LabEnvironment environment, List<LabMachine> machines) {
    return Json.object()
        .put("environmentId", V3Environments.id(environment))
        .set("resources", V3Snapshots.resources(environment.hardware()))
        .list(
            "vms",
            machines,
            machine ->
                V3Snapshots.machine(machine)
                    .put("user", machine.login())
                    .put("password", machine.password().reveal()));
  }

  private EnvironmentOrder order() throws RefusedException {
    Form environment = new Form(call.body().field("environment").orElse(JsonNull.NULL));
    LabProject project = call.project(environment.required("projectId"));
    Content content = content(project);
    return new EnvironmentOrder(
        environment.required("name"),
        environment.text("description").orElse(""),
        project,
        policy(environment, project, content),
        Call.find(environment.text("regionId"), call::region),
        owner(environment, project),
        content);
  }

  private Content content(LabProject project) throws RefusedException {
    List<Form> items = call.body().requiredElements("itemsCart");
    if (type(items.getFirst()) == Type.TEMPLATE) {
      return new OfTemplates(machines());
    }
    if (items.size() > 1) {
      throw RefusedException.bad("itemsCart has more than one blueprint");
    }
    return new OfSnapshot(snapshot(items.getFirst(), project));
  }

  private static Type type(Form item) throws RefusedException {
    return switch (item.asText("type")) {
      case "1" -> Type.SNAPSHOT;
      case "2" -> Type.TEMPLATE;
      default -> throw RefusedException.bad("type is neither 1 nor 2");
    };
  }

  /** The machines of a cart that holds templates only. */
  private List<MachineOrder> machines() throws RefusedException {
    List<MachineOrder> orders = new ArrayList<>();
    for (Form item : call.body().requiredElements("itemsCart")) {
      if (type(item) != Type.TEMPLATE) {
        throw RefusedException.bad("itemsCart contains something else than templates of machines");
      }
      orders.add(
          new MachineOrder(
              call.template(item.required("templateVmId")),
              item.required("name"),
              item.text("description").orElse("")));
    }
    return orders;
  }

  private LabSnapshot snapshot(Form item, LabProject project) throws RefusedException {
    String blueprintId = item.required("blueprintId");
    LabBlueprint blueprint =
        first("blueprint", project.blueprints(), one -> blueprintId.equals("BP" + one.token()));
    Optional<String> wanted = item.text("snapshotId");
    return first(
        "snapshot",
        call.world().snapshots(blueprint.id()),
        one -> wanted.map(id -> id.equals("SS" + one.token())).orElseGet(one::isDefault));
  }

  /** Required for a snapshot; machines from templates are subject to the project's default. */
  private Optional<LabPolicy> policy(Form environment, LabProject project, Content content)
      throws RefusedException {
    if (content instanceof OfSnapshot) {
      environment.required("policyId");
    }
    Optional<LongIdCall.Policy> policy = Call.find(environment.text("policyId"), call::policy);
    if (policy.filter(one -> !one.project().token().equals(project.token())).isPresent()) {
      throw RefusedException.bad("The policy does not belong to the project");
    }
    return policy.map(LongIdCall.Policy::policy);
  }

  private LabUser owner(Form environment, LabProject project) throws RefusedException {
    Optional<String> team = environment.text("teamId");
    if (team.isPresent()) {
      first(
          "team",
          call.world().community().people().teams(project),
          one -> team.get().equals("TM" + one.token()));
    }
    Optional<String> email = environment.text("ownerEmail");
    if (email.isEmpty()) {
      return call.world().caller();
    }
    return call.world().community().people().members(project).stream()
        .map(Person::user)
        .filter(user -> user.email().equalsIgnoreCase(email.get()))
        .findFirst()
        .orElseThrow(() -> RefusedException.bad("ownerEmail is of no member of the project"));
  }
}
