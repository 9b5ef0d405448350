package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabRegion;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One call of v3, whose ids consist of a two-letter kind and a token.
 *
 * @param pathIds the ids in the path, from left to right
 */
record LongIdCall(World world, Parameters query, List<String> pathIds, Optional<JsonValue> body) {
  public LongIdCall {
    pathIds = List.copyOf(pathIds);
  }

  /** The first id in the path. */
  public String pathId() {
    return pathIds.getFirst();
  }

  public Optional<String> text(String name) {
    return query.find(name);
  }

  public String required(String name) throws RefusedException {
    return text(name).orElseThrow(() -> missing(name));
  }

  public boolean flag(String name, boolean otherwise) {
    return text(name).map("true"::equalsIgnoreCase).orElse(otherwise);
  }

  public Optional<Integer> number(String name) throws RefusedException {
    Optional<String> text = text(name);
    if (text.isPresent() && !text.get().matches("\\d{1,9}")) {
      throw new RefusedException(Reason.BAD_PARAMETER, name + " is not a number");
    }
    return text.map(Integer::valueOf);
  }

  /** A text from the body; an empty text and null count as absent. */
  public Optional<String> bodyText(String name) {
    return field(name).flatMap(JsonValue::text).filter(text -> !text.isEmpty());
  }

  public String requiredInBody(String name) throws RefusedException {
    return bodyText(name).orElseThrow(() -> missing(name));
  }

  public boolean bodyFlag(String name, boolean otherwise) {
    return field(name).flatMap(JsonValue::truth).orElse(otherwise);
  }

  public Optional<Integer> bodyNumber(String name) throws RefusedException {
    Optional<JsonValue> field = field(name).filter(found -> found != JsonNull.NULL);
    Optional<Integer> number = field.flatMap(JsonValue::whole);
    if (field.isPresent() && number.isEmpty()) {
      throw new RefusedException(Reason.BAD_PARAMETER, name + " is not a whole number");
    }
    return number;
  }

  /** The texts of an array in the body; none if there is no such array. */
  public List<String> bodyTexts(String name) {
    return bodyElements(name).stream().flatMap(element -> element.text().stream()).toList();
  }

  /** The elements of an array in the body; none if there is no such array. */
  public List<JsonValue> bodyElements(String name) {
    return field(name).map(JsonValue::elements).orElse(List.of());
  }

  /** A field of the body; names are matched ignoring case, as paths are. */
  public Optional<JsonValue> field(String name) {
    return body.flatMap(found -> field(found, name));
  }

  /** A field of an object in the body; names are matched ignoring case. */
  public static Optional<JsonValue> field(JsonValue object, String name) {
    return object.fields().entrySet().stream()
        .filter(entry -> entry.getKey().equalsIgnoreCase(name))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** What a field of an object in the body is as a text; empty if there is no such field. */
  public static String textOf(JsonValue object, String name) {
    return field(object, name).map(JsonValue::asText).orElse("");
  }

  public LabEnvironment environment(String id) throws RefusedException {
    return world
        .environment(id)
        .filter(environment -> id.equals("EN" + environment.token()))
        .orElseThrow(() -> RefusedException.unknown("environment"));
  }

  public LabEnvironment environment() throws RefusedException {
    return environment(required("envId"));
  }

  /** A machine and its environment. */
  public record Found(LabEnvironment environment, LabMachine machine) {}

  public Found machine(String id) throws RefusedException {
    String token = id.startsWith("MC") ? id.substring(2) : "";
    LabEnvironment environment =
        world.environmentOfMachine(token).orElseThrow(() -> RefusedException.unknown("machine"));
    return new Found(
        environment,
        environment.machine(token).orElseThrow(() -> RefusedException.unknown("machine")));
  }

  public Found machine() throws RefusedException {
    return machine(required("vmId"));
  }

  public LabSnapshot snapshot(String id) throws RefusedException {
    return world
        .snapshot(id)
        .filter(snapshot -> id.equals("SS" + snapshot.token()))
        .orElseThrow(() -> RefusedException.unknown("snapshot"));
  }

  public LabProject project(String id) throws RefusedException {
    return world.catalogue().projects().stream()
        .filter(project -> id.equals("PR" + project.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("project"));
  }

  public LabRegion region(String id) throws RefusedException {
    return world.catalogue().regions().stream()
        .filter(region -> id.equals("RE" + region.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("region"));
  }

  /** A policy and its project. */
  public record Policy(LabProject project, LabPolicy policy) {}

  public Policy policy(String id) throws RefusedException {
    return world.catalogue().projects().stream()
        .flatMap(project ->
            project.policies().stream()
                .filter(policy -> id.equals("PO" + policy.token()))
                .map(policy -> new Policy(project, policy)))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("policy"));
  }

  /** Creates the refusal of a call that lacks a parameter. */
  public static RefusedException missing(String name) {
    return new RefusedException(Reason.BAD_PARAMETER, name + " is missing");
  }
}
