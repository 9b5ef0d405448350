package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;

/** The classes of the demo, read over HTTP; the clock starts on 2 March 2026 at 09:00 UTC. */
@Execution(ExecutionMode.CONCURRENT)
class DemoClassesTest {
  private static final int READY = 2;
  private static final int SUSPENDED = 3;
  private static final int DELETED = 5;
  private static final int CREATION_FAILED = 9;

  private final TurnableClock clock = new TurnableClock();
  private Simulator simulator;
  private SignedCaller caller;

  @BeforeEach
  void start() throws Exception {
    simulator =
        Simulator.start(
            SimulatorOptions.builder()
                .environments(0)
                .training(TrainingPlan.DEMO)
                .clock(clock)
                .build());
    caller = new SignedCaller(simulator, clock);
  }

  @AfterEach
  void stop() {
    caller.close();
    simulator.close();
  }

  @Test
  void oneClassStartsInTwentyMinutes() {
    JsonNode lesson = lesson("Kubernetes day 2 - April group");
    assertThat(lesson.get("status").asString()).isEqualTo("scheduled");
    assertThat(lesson.get("startDate").asString()).isEqualTo("03/02/2026 04:20 AM");
    assertThat(lesson.get("timeZoneName").asString())
        .isEqualTo("(UTC-05:00) Eastern Time (US & Canada)");
  }

  @Test
  void threeOfItsTwelveSeatsAreNotReady() {
    List<JsonNode> students = students("Kubernetes day 2 - April group");
    assertThat(students).hasSize(12);
    assertThat(students).filteredOn(one -> status(one) == READY).hasSize(9);
    assertThat(students).filteredOn(one -> status(one) == SUSPENDED).hasSize(1);
    assertThat(students).filteredOn(one -> status(one) == CREATION_FAILED).hasSize(1);
    assertThat(students).filteredOn(one -> one.get("envId").isNull()).hasSize(1);
  }

  @Test
  void studentsAreInTheRunningClassAndSomeHaveLeftOrNotCome() {
    assertThat(lesson("Firewall basics - Zürich").get("status").asString()).isEqualTo("in session");
    assertThat(students("Firewall basics - Zürich"))
        .extracting(one -> one.get("status").asInt())
        .containsExactlyInAnyOrder(2, 2, 2, 2, 2, 1, 0, 0);
  }

  @Test
  void aLateStudentComesToTheRunningClass() {
    clock.advance(Duration.ofMinutes(2));
    JsonNode late = students("Firewall basics - Zürich").get(6);
    assertThat(late.get("status").asInt()).isEqualTo(2);
    assertThat(late.get("envId").asString()).startsWith("EN");
  }

  @Test
  void whatAStudentLeftSoonFallsAsleep() {
    assertThat(students("Firewall basics - Zürich").get(2).get("envStatus").asInt())
        .isEqualTo(READY);
    clock.advance(Duration.ofMinutes(3));
    assertThat(students("Firewall basics - Zürich").get(2).get("envStatus").asInt())
        .isEqualTo(SUSPENDED);
  }

  @Test
  void sevenEnvironmentsRunAfterTheirClass() {
    assertThat(lesson("SIEM onboarding").get("status").asString()).isEqualTo("expired");
    List<JsonNode> students = students("SIEM onboarding");
    assertThat(students).allMatch(one -> one.get("status").asInt() == 1);
    assertThat(students).filteredOn(one -> status(one) == READY).hasSize(7);
    assertThat(students).filteredOn(one -> status(one) == SUSPENDED).hasSize(1);
    assertThat(students).filteredOn(one -> status(one) == DELETED).hasSize(1);
  }

  @Test
  void thereAreClassesOfTomorrowAndOfLastWeekAndOneWithoutStudents() {
    assertThat(lesson("ネットワーク入門").get("startDate").asString()).isEqualTo("03/03/2026 05:00 PM");
    assertThat(students("ネットワーク入門")).hasSize(10).allMatch(one -> one.get("envId").isNull());
    assertThat(lesson("Kubernetes day 1 - April group").get("startDate").asString())
        .isEqualTo("02/23/2026 04:00 AM");
    assertThat(students("Kubernetes day 1 - April group"))
        .hasSize(11)
        .allMatch(one -> status(one) == DELETED && one.get("envCommands").isEmpty());
    assertThat(students("Kubernetes day 3 - April group")).isEmpty();
  }

  @Test
  void environmentsOfAClassAreListedByItAndAreAllAlike() {
    List<JsonNode> environments =
        list("envs?brief=false&classId=" + id("Kubernetes day 2 - April group"));
    assertThat(environments).hasSize(12);
    assertThat(environments)
        .map(one -> get("envs/actions/getextended?envId=" + one.get("id").asString()))
        .allSatisfy(one -> assertThat(one.get("policyName").asString()).startsWith("Workshop"))
        .map(one -> one.get("vms").findValuesAsString("name"))
        .containsOnly(List.of("web", "db"));
  }

  @Test
  void olderVersionsDoNotListEnvironmentsOfClasses() {
    assertThat(simulator.environments()).isEmpty();
    assertThat(caller.data("Env/ListEnvironments", java.util.Map.of())).isEmpty();
    assertThat(list("envs?criteria=allvisible&brief=true")).isNotEmpty();
  }

  private static int status(JsonNode student) {
    return student.get("envStatus").asInt(-1);
  }

  private String id(String name) {
    return list("class").stream()
        .filter(one -> one.get("name").asString().equals(name))
        .map(one -> one.get("id").asString())
        .findFirst()
        .orElseThrow();
  }

  private JsonNode lesson(String name) {
    return get("class/" + id(name));
  }

  private List<JsonNode> students(String name) {
    return list("class/" + id(name) + "/students");
  }

  private List<JsonNode> list(String target) {
    return StreamSupport.stream(get(target).spliterator(), false).toList();
  }

  private JsonNode get(String target) {
    return caller.json(caller.v3("GET", target));
  }
}
