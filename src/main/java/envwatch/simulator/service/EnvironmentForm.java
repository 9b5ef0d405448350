package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentOrder;
import envwatch.simulator.world.EnvironmentOrder.Content;
import envwatch.simulator.world.EnvironmentOrder.Content.OfSnapshot;
import envwatch.simulator.world.EnvironmentOrder.Content.OfTemplates;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabRegion;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.LabTeam;
import envwatch.simulator.world.LabTemplate;
import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.MachineOrder;
import envwatch.simulator.world.Person;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bodies that create environments and add machines: properties and a cart of items. */
final class EnvironmentForm {
  private final World world;
  private final LongIdCall call;

  private enum Type {
    SNAPSHOT,
    TEMPLATE
  }

  EnvironmentForm(World world, LongIdCall call) {
    this.world = world;
    this.call = call;
  }

  EnvironmentOrder order() throws RefusedException {
    JsonValue environment = call.field("environment").orElse(JsonNull.NULL);
    LabProject project = call.project(required(environment, "projectId"));
    Content content = content(project);
    return new EnvironmentOrder(
        required(environment, "name"),
        text(environment, "description").orElse(""),
        project,
        policy(environment, project, content),
        region(environment),
        owner(environment, project),
        content);
  }

  private Content content(LabProject project) throws RefusedException {
    List<JsonValue> items = items();
    if (type(items.getFirst()) == Type.TEMPLATE) {
      return new OfTemplates(machines());
    }
    if (items.size() > 1) {
      throw bad("itemsCart has more than one blueprint");
    }
    return new OfSnapshot(snapshot(items.getFirst(), project));
  }

  private List<JsonValue> items() throws RefusedException {
    List<JsonValue> items = call.bodyElements("itemsCart");
    if (items.isEmpty()) {
      throw LongIdCall.missing("itemsCart");
    }
    return items;
  }

  private static Type type(JsonValue item) throws RefusedException {
    return switch (LongIdCall.textOf(item, "type")) {
      case "1" -> Type.SNAPSHOT;
      case "2" -> Type.TEMPLATE;
      default -> throw bad("type is neither 1 nor 2");
    };
  }

  /** The machines of a cart that holds templates only. */
  List<MachineOrder> machines() throws RefusedException {
    List<MachineOrder> orders = new ArrayList<>();
    for (JsonValue item : items()) {
      if (type(item) != Type.TEMPLATE) {
        throw bad("itemsCart contains something else than templates of machines");
      }
      orders.add(
          new MachineOrder(
              template(required(item, "templateVmId")),
              required(item, "name"),
              text(item, "description").orElse("")));
    }
    return orders;
  }

  private LabTemplate template(String id) throws RefusedException {
    return world.catalogue().templates().stream()
        .filter(one -> id.equals("VM" + one.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("template"));
  }

  private LabSnapshot snapshot(JsonValue item, LabProject project) throws RefusedException {
    String blueprintId = required(item, "blueprintId");
    LabBlueprint blueprint =
        project.blueprints().stream()
            .filter(one -> blueprintId.equals("BP" + one.token()))
            .findFirst()
            .orElseThrow(() -> RefusedException.unknown("blueprint"));
    Optional<String> wanted = text(item, "snapshotId");
    return world.snapshots(blueprint.id()).stream()
        .filter(one -> wanted.map(id -> id.equals("SS" + one.token())).orElseGet(one::isDefault))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("snapshot"));
  }

  /** Required for a snapshot; machines from templates are subject to the project's default. */
  private Optional<LabPolicy> policy(JsonValue environment, LabProject project, Content content)
      throws RefusedException {
    Optional<String> id = text(environment, "policyId");
    if (id.isEmpty()) {
      if (content instanceof OfSnapshot) {
        throw LongIdCall.missing("policyId");
      }
      return Optional.empty();
    }
    LongIdCall.Policy policy = call.policy(id.get());
    if (!policy.project().token().equals(project.token())) {
      throw bad("The policy does not belong to the project");
    }
    return Optional.of(policy.policy());
  }

  private Optional<LabRegion> region(JsonValue environment) throws RefusedException {
    Optional<String> id = text(environment, "regionId");
    return id.isPresent() ? Optional.of(call.region(id.get())) : Optional.empty();
  }

  private LabUser owner(JsonValue environment, LabProject project) throws RefusedException {
    Optional<String> team = text(environment, "teamId");
    if (team.isPresent()
        && world.community().people().teams(project).stream()
            .map(LabTeam::token)
            .noneMatch(token -> team.get().equals("TM" + token))) {
      throw RefusedException.unknown("team");
    }
    Optional<String> email = text(environment, "ownerEmail");
    if (email.isEmpty()) {
      return world.caller();
    }
    return world.community().people().members(project).stream()
        .map(Person::user)
        .filter(user -> user.email().equalsIgnoreCase(email.get()))
        .findFirst()
        .orElseThrow(() -> bad("ownerEmail is of no member of the project"));
  }

  private static Optional<String> text(JsonValue json, String name) {
    return LongIdCall.field(json, name).flatMap(JsonValue::text).filter(text -> !text.isEmpty());
  }

  private static String required(JsonValue json, String name) throws RefusedException {
    return text(json, name).orElseThrow(() -> LongIdCall.missing(name));
  }

  private static RefusedException bad(String message) {
    return new RefusedException(Reason.BAD_PARAMETER, message);
  }
}
