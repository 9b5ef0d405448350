package envwatch.simulator;

import static envwatch.simulator.ServedWorld.object;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every operation of service/api-v3-training.md, with ids of one class. */
final class TrainingCalls implements AutoCloseable {
  final Classroom world = new Classroom(TrainingPlan.of(1, 5), false);
  private final String id = world.list("class").getFirst().get("id").asString();
  private final String student = world.students(id).getFirst().get("id").asString();
  private final Map<String, Supplier<V3Call>> calls = new LinkedHashMap<>();

  TrainingCalls() {
    classes();
    choices();
    actions();
    students();
    instructors();
  }

  /** The operations, as the reference writes method and path. */
  Map<String, Supplier<V3Call>> all() {
    return calls;
  }

  private void add(String operation, Supplier<V3Call> call) {
    calls.put(operation, call);
  }

  private void classes() {
    String[] brief = {"id", "name", "shortId", "status", "startDate", "endDate", "timeZoneName"};
    String[] full = {
      "id", "name", "status", "startDate", "policyId", "blueprintId", "projectId", "timeZoneId"
    };
    add("GET /class", () -> V3Call.get("class").lists(brief));
    add("GET /class/{id}", () -> V3Call.get("class/" + id).answers(full));
    add(
        "GET /class/actions/getdetailed",
        () -> V3Call.get("class/actions/getdetailed?classId=" + id).answers("class", "students"));
    add("POST /class", () -> V3Call.post("class", world.newClass()).answers("id"));
    add(
        "PUT /class/{id}",
        () -> V3Call.put("class/" + id).with(world.get("class/" + id)).answers(full));
    add("DELETE /class/{id}", () -> V3Call.delete("class/" + id));
  }

  private void choices() {
    String project = world.get("class/" + id).get("projectId").asString();
    String policy = world.get("class/" + id).get("policyId").asString();
    add(
        "GET /class/actions/countries",
        () -> V3Call.get("class/actions/countries").lists("code", "englishName", "states"));
    add(
        "GET /class/actions/customfields",
        () -> V3Call.get("class/actions/customfields?projectId=" + project).lists());
    add(
        "GET /class/actions/instructors",
        () ->
            V3Call.get("class/actions/instructors?policyId=" + policy)
                .lists("id", "name", "email"));
  }

  private ObjectNode withStudents(String classParameter) {
    ObjectNode body = object().put(classParameter, id);
    body.putArray("studentIds").add(student);
    return body;
  }

  private void actions() {
    add(
        "POST /class/actions/sendinvitations",
        () ->
            V3Call.post("class/actions/sendinvitations?isMultiple=true", withStudents("classId")));
    add(
        "PUT /class/actions/suspendallenvironments",
        () ->
            V3Call.put("class/actions/suspendallenvironments")
                .with(object().put("id", id))
                .lists("failed", "succeed"));
    add(
        "DELETE /class/actions/deleteallenvironments",
        () ->
            V3Call.delete("class/actions/deleteallenvironments")
                .with(object().put("id", id))
                .lists("failed", "succeed"));
    add(
        "POST /class/sponsoredlink",
        () -> V3Call.post("class/sponsoredlink", link()).answers("loginUrl"));
    add(
        "POST /class/disablesponsoredlink",
        () -> {
          world.done("POST", "class/sponsoredlink", link());
          return V3Call.post(
              "class/disablesponsoredlink",
              object().put("classId", id).put("studentEmail", "kim@example.org"));
        });
    add(
        "POST /Class/{id}/Students/actions/ResumeEnvironmentForStudent",
        () -> {
          world.done("PUT", "class/actions/suspendallenvironments", object().put("id", id));
          world.pass(Duration.ofMinutes(2));
          return V3Call.post(
              "Class/" + id + "/Students/actions/ResumeEnvironmentForStudent",
              withStudents("classId"));
        });
  }

  private ObjectNode link() {
    return object()
        .put("classId", id)
        .put("studentEmail", "kim@example.org")
        .put("studentFirstName", "Kim")
        .put("studentLastName", "Berg")
        .put("preRegisterStudent", true);
  }

  private void students() {
    String[] fields = {"id", "firstName", "lastName", "email", "status", "envCommands"};
    String one = "class/" + id + "/students/" + student;
    add(
        "GET /class/{classId}/students",
        () -> V3Call.get("class/" + id + "/students?isFull=true").lists(fields));
    add("GET /class/{classId}/students/{studentId}", () -> V3Call.get(one).answers(fields));
    add(
        "POST /class/{classId}/students",
        () ->
            V3Call.post("class/" + id + "/students", Classroom.person("new")).answers("studentId"));
    add(
        "PUT /class/{classId}/students/{studentId}",
        () -> V3Call.put(one).with(object().put("firstName", "Other")));
    add("DELETE /class/{classId}/students/{studentId}", () -> V3Call.delete(one));
    add(
        "GET /classAnalytics/guided-journey/class/progress/{classId}",
        () -> V3Call.get("classAnalytics/guided-journey/class/progress/" + id));
    add(
        "GET /classAnalytics/guided-journey/student/progress/{studentId}",
        () -> V3Call.get("classAnalytics/guided-journey/student/progress/" + student));
    add("GET /sharedenv", () -> V3Call.get("sharedenv?classId=" + id).lists());
  }

  private void instructors() {
    add("GET /instructors/class", () -> V3Call.get("instructors/class?classId=" + id).lists("id"));
    add("POST /instructors", () -> V3Call.post("instructors", instructor()).answers("id"));
    add(
        "DELETE /instructors/{id}",
        () ->
            V3Call.delete(
                "instructors/"
                    + world.done("POST", "instructors", instructor()).get("id").asString()));
  }

  private ObjectNode instructor() {
    String policy = world.get("class/" + id).get("policyId").asString();
    String lead = world.get("class/" + id).get("instructorEmail").asString();
    JsonNode other =
        world.list("class/actions/instructors?policyId=" + policy).stream()
            .filter(one -> !one.get("email").asString().equals(lead))
            .findFirst()
            .orElseThrow();
    return object()
        .put("instructorVupId", other.get("id").asString())
        .put("classId", id)
        .put("sendInviteNow", false)
        .put("disableEnvCreation", true);
  }

  @Override
  public void close() {
    world.close();
  }
}
