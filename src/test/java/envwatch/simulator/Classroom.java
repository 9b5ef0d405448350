package envwatch.simulator;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A simulated service with classes, called as a client would. */
final class Classroom extends ServedWorld {
  /**
   * @param moves whether students come and go
   */
  Classroom(TrainingPlan plan, boolean moves) {
    super(
        SimulatorOptions.builder()
            .environments(0)
            .liveliness(new Liveliness(moves, 1, 0))
            .training(plan));
  }

  String id(String className) {
    return list("class").stream()
        .filter(one -> one.get("name").asString().equals(className))
        .map(one -> one.get("id").asString())
        .findFirst()
        .orElseThrow();
  }

  /** The body that creates a class, with nothing but what is required. */
  ObjectNode newClass() {
    String project = list("projects").getFirst().get("id").asString();
    return newClass(project, "02:00 PM");
  }

  ObjectNode newClass(String project, String start) {
    String policy = list("projects/" + project + "/policies").getFirst().get("id").asString();
    return object()
        .put("name", "Linux from zero")
        .put("projectId", project)
        .put(
            "blueprintId",
            list("projects/" + project + "/blueprints").getFirst().get("id").asString())
        .put("policyId", policy)
        .put(
            "instructorVupId",
            list("class/actions/instructors?policyId=" + policy).getFirst().get("id").asString())
        .put("startDate", "03/02/2026 " + start)
        .put("timeZoneId", "UTC")
        .put("studentPassphrase", "let me in")
        .put("limitEarlyAccess", 0);
  }

  String create(JsonNode body) {
    return done("POST", "class", body).get("id").asString();
  }

  static ObjectNode person(String mailbox) {
    return object()
        .put("email", mailbox + "@example.com")
        .put("firstName", "First")
        .put("lastName", mailbox);
  }

  /** Adds a student and returns the id. */
  String addStudent(String classId, String mailbox) {
    return done("POST", "class/" + classId + "/students", person(mailbox))
        .get("studentId")
        .asString();
  }

  void invite(String classId, String... students) {
    ObjectNode body = object().put("classId", classId);
    List.of(students).forEach(body.putArray("studentIds")::add);
    done("POST", "class/actions/sendinvitations?isMultiple=true", body);
  }

  List<JsonNode> students(String classId) {
    return list("class/" + classId + "/students");
  }

  JsonNode student(String classId, String id) {
    return get("class/" + classId + "/students/" + id);
  }
}
