package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.simulator.world.change.Liveliness;
import envwatch.simulator.world.training.seed.TrainingPlan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A simulated service with classes, called as a client would; its clock starts on 2 March 2026 at
 * 09:00 UTC, a Monday.
 */
final class Classroom implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  final TurnableClock clock = new TurnableClock();
  final Simulator simulator;
  final SignedCaller caller;

  /**
   * @param moves whether students come and go
   */
  Classroom(TrainingPlan plan, boolean moves) {
    try {
      simulator =
          Simulator.start(
              SimulatorOptions.builder()
                  .environments(0)
                  .liveliness(new Liveliness(moves, 1, 0))
                  .training(plan)
                  .clock(clock)
                  .build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    caller = new SignedCaller(simulator, clock);
  }

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  JsonNode get(String target) {
    return caller.json(caller.v3("GET", target));
  }

  List<JsonNode> list(String target) {
    return StreamSupport.stream(get(target).spliterator(), false).toList();
  }

  HttpResponse<String> send(String method, String target, JsonNode body) {
    return caller.v3(method, target, body.toString(), caller.token());
  }

  /** The answer to a call that is accepted. */
  JsonNode done(String method, String target, JsonNode body) {
    HttpResponse<String> answer = send(method, target, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body().isEmpty() ? object() : caller.json(answer);
  }

  /** Refusals have a code and a message, and this status. */
  void refused(int status, String method, String target, JsonNode body) {
    HttpResponse<String> answer = send(method, target, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonNode error = JSON.readTree(answer.body());
    assertThat(error.get("code").asString()).startsWith("0x");
    assertThat(error.get("message").asString()).isNotEmpty();
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

  void pass(Duration time) {
    clock.advance(time);
  }

  @Override
  public void close() {
    caller.close();
    simulator.close();
  }
}
