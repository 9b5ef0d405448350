package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;

import java.util.List;
import java.util.Optional;

/** One call of v3, whose ids consist of a two-letter kind and a token. */
final class LongIdCall extends Call {
  private final List<String> pathIds;
  private final Form body;

  /**
   * @param pathIds the ids in the path, from left to right
   */
  LongIdCall(Backend backend, Parameters query, List<String> pathIds, Optional<JsonValue> body) {
    super(backend, query);
    this.pathIds = List.copyOf(pathIds);
    this.body = new Form(body.orElse(JsonNull.NULL));
  }

  /** The first id in the path. */
  String pathId() {
    return pathIds.getFirst();
  }

  String lastPathId() {
    return pathIds.getLast();
  }

  /** The body; without fields if there is none. */
  Form body() {
    return body;
  }

  String required(String name) throws RefusedException {
    return text(name).orElseThrow(() -> Form.missing(name));
  }

  boolean flag(String name, boolean otherwise) {
    return text(name).map("true"::equalsIgnoreCase).orElse(otherwise);
  }

  @Override
  Optional<Integer> number(String name) throws RefusedException {
    Optional<String> text = text(name);
    if (text.isPresent() && !text.get().matches("\\d{1,9}")) {
      throw RefusedException.bad(name + " is not a number");
    }
    return text.map(Integer::valueOf);
  }

  /** The token of an id; empty, which no token is, if it is of another kind. */
  static String token(String kind, String id) {
    return id.startsWith(kind) ? id.substring(kind.length()) : "";
  }

  LabEnvironment environment(String id) throws RefusedException {
    return world()
        .environment(id)
        .filter(one -> id.equals("EN" + one.token()))
        .orElseThrow(() -> RefusedException.unknown("environment"));
  }

  LabEnvironment environment() throws RefusedException {
    return environment(required("envId"));
  }

  /** A machine and its environment. */
  record Found(LabEnvironment environment, LabMachine machine) {}

  Found machine(String id) throws RefusedException {
    String token = token("MC", id);
    LabEnvironment environment =
        world().environmentOfMachine(token).orElseThrow(() -> RefusedException.unknown("machine"));
    return new Found(environment, environment.machine(token).orElseThrow());
  }

  Found machine() throws RefusedException {
    return machine(required("vmId"));
  }

  LabSnapshot snapshot(String id) throws RefusedException {
    return world()
        .snapshot(id)
        .filter(one -> id.equals("SS" + one.token()))
        .orElseThrow(() -> RefusedException.unknown("snapshot"));
  }

  LabProject project(String id) throws RefusedException {
    return first("project", catalogue().projects(), one -> id.equals("PR" + one.token()));
  }

  LabRegion region(String id) throws RefusedException {
    return first("region", catalogue().regions(), one -> id.equals("RE" + one.token()));
  }

  /** A policy and its project. */
  record Policy(LabProject project, LabPolicy policy) {}

  Policy policy(String id) throws RefusedException {
    LabPolicy policy =
        first("policy", catalogue().policies(), one -> id.equals("PO" + one.token()));
    return new Policy(catalogue().projectOf(policy).orElseThrow(), policy);
  }

  LabBlueprint blueprint(String id) throws RefusedException {
    return first("blueprint", catalogue().blueprints(), one -> id.equals("BP" + one.token()));
  }

  LabTemplate template(String id) throws RefusedException {
    return first("template", catalogue().templates(), one -> id.equals("VM" + one.token()));
  }

  LabClass trainingClass(String id) throws RefusedException {
    return world().training().classes().find(token("CO", id));
  }

  Person user(String id) throws RefusedException {
    return world().community().people().person(token("US", id));
  }

  Person member(String id) throws RefusedException {
    return world().community().people().member(token("VP", id));
  }

  LabTeam team(String id) throws RefusedException {
    return world().community().people().team(token("TM", id));
  }
}
