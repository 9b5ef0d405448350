package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One call of a v1 or v2 command, whose parameters contain short ids. */
final class ShortIdCall extends Call {
  ShortIdCall(Backend backend, Parameters parameters) {
    super(backend, parameters);
  }

  String required(String name) throws RefusedException {
    return text(name).orElseThrow(() -> bad(name, "missing"));
  }

  private static RefusedException bad(String name, String fault) {
    return RefusedException.bad("The parameter " + name + " is " + fault);
  }

  @Override
  Optional<Integer> number(String name) throws RefusedException {
    Optional<String> text = text(name);
    if (text.isPresent() && !text.get().matches("-?\\d{1,9}")) {
      throw bad(name, "not a number");
    }
    return text.map(Integer::valueOf);
  }

  /** A number above zero. */
  int requiredCount(String name) throws RefusedException {
    required(name);
    return number(name).filter(value -> value > 0).orElseThrow(() -> bad(name, "not above zero"));
  }

  boolean flag(String name, boolean otherwise) throws RefusedException {
    Optional<String> text = text(name).map(value -> value.toLowerCase(Locale.ROOT));
    if (text.isPresent() && !text.get().equals("true") && !text.get().equals("false")) {
      throw bad(name, "neither true nor false");
    }
    return text.map("true"::equals).orElse(otherwise);
  }

  LabEnvironment environment(String parameter) throws RefusedException {
    String id = required(parameter);
    return world()
        .environment(id)
        .filter(one -> one.id().equals(id))
        .orElseThrow(() -> RefusedException.unknown("environment"));
  }

  LabMachine machine() throws RefusedException {
    String id = required("VmId");
    return first("machine", environment("EnvId").machines(), one -> one.id().equals(id));
  }

  LabSnapshot snapshot(String parameter) throws RefusedException {
    String id = required(parameter);
    return world()
        .snapshot(id)
        .filter(one -> one.id().equals(id))
        .orElseThrow(() -> RefusedException.unknown("snapshot"));
  }

  LabPolicy policy(String parameter) throws RefusedException {
    String id = required(parameter);
    return first("policy", catalogue().policies(), one -> one.id().equals(id));
  }

  LabBlueprint blueprint(String parameter) throws RefusedException {
    String id = required(parameter);
    return first("blueprint", catalogue().blueprints(), one -> one.id().equals(id));
  }

  LabTemplate template(String parameter) throws RefusedException {
    String id = required(parameter);
    return first("template", catalogue().templates(), one -> one.id().equals(id));
  }

  /** A project, whose id in v1 and v2 is not documented: as v3 writes it. */
  LabProject project(String parameter) throws RefusedException {
    String id = required(parameter);
    return first("project", catalogue().projects(), project -> id.equals("PR" + project.token()));
  }

  /** A project by its name, regardless of case. */
  LabProject projectCalled(String parameter) throws RefusedException {
    String name = required(parameter);
    return first(
        "project", catalogue().projects(), project -> name.equalsIgnoreCase(project.name()));
  }

  /** A member of a project, who owns what is shared with people from outside. */
  Instructor member(String parameter) throws RefusedException {
    String id = required(parameter);
    return first("member", members(), member -> id.equals("VP" + member.token()));
  }

  private List<Instructor> members() {
    return world().training().catalogue().instructors(catalogue().projects().getFirst());
  }

  /**
   * All members.
   *
   * @param idName the field that contains the id
   */
  JsonArray members(String idName) {
    return Json.array(
        members(),
        member ->
            Json.object()
                .put("Email", member.user().email())
                .put("Name", member.user().fullName())
                .put(idName, "VP" + member.token())
                .set("Organizations", Json.texts("Example")));
  }

  /** A person from outside. */
  LabUser person(String emailName) throws RefusedException {
    return new LabUser(required(emailName), required("firstName"), required("lastName"));
  }

  void require(boolean met, String otherwise) throws RefusedException {
    refuseIf(!met, Reason.BAD_PARAMETER, otherwise);
  }
}
