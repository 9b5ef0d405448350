package envwatch.simulator;

import static envwatch.simulator.Classroom.object;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What happens in classes by itself; and long lists. */
class SimulatorAttendanceTest {
  private static final int READY = 2;
  private static final int SUSPENDED = 3;

  @Test
  void invitedStudentsComeAroundTheStartAndLeaveAfterTheEnd() {
    try (Classroom room = new Classroom(TrainingPlan.NONE, true)) {
      String lesson =
          room.create(
              room.newClass(room.list("projects").getFirst().get("id").asString(), "10:00 AM")
                  .put("endDate", "03/02/2026 12:00 PM"));
      List<String> invited = new ArrayList<>();
      for (int number = 0; number < 20; number++) {
        invited.add(room.addStudent(lesson, "student" + number));
      }
      String uninvited = room.addStudent(lesson, "uninvited");
      room.invite(lesson, invited.toArray(String[]::new));

      room.pass(Duration.ofMinutes(50));
      assertThat(attendance(room, lesson)).containsOnly(0);
      room.pass(Duration.ofMinutes(10));
      assertThat(attendance(room, lesson)).contains(0, 2);
      room.pass(Duration.ofMinutes(20));
      assertThat(attendance(room, lesson).stream().filter(status -> status == 2).count())
          .isBetween(12L, 20L);
      assertThat(room.student(lesson, uninvited).get("status").asInt()).isZero();
      room.pass(Duration.ofMinutes(110));
      assertThat(attendance(room, lesson)).doesNotContain(2).contains(1);
    }
  }

  private static List<Integer> attendance(Classroom room, String lesson) {
    return room.students(lesson).stream().map(one -> one.get("status").asInt()).toList();
  }

  @Test
  void nobodyComesToAClassAtItsFormerTime() {
    try (Classroom room = new Classroom(TrainingPlan.NONE, true)) {
      String lesson = room.create(room.newClass());
      room.invite(lesson, room.addStudent(lesson, "kim"), room.addStudent(lesson, "lee"));
      room.done(
          "PUT",
          "class/" + lesson,
          object()
              .put("id", lesson)
              .put("startDate", "03/02/2026 08:00 PM")
              .put("endDate", "03/02/2026 10:00 PM"));
      room.pass(Duration.ofHours(6));
      assertThat(attendance(room, lesson)).containsOnly(0);
    }
  }

  @Test
  void nobodyComesWhereTheWorldStandsStill() {
    try (Classroom room = new Classroom(TrainingPlan.DEMO, false)) {
      String lesson = room.id("Kubernetes day 2 - April group");
      room.pass(Duration.ofHours(1));
      assertThat(attendance(room, lesson)).containsOnly(0);
      assertThat(ready(room, lesson)).hasSize(9);
    }
  }

  @Test
  void environmentsThatNobodyUsesFallAsleepOneAfterTheOther() {
    try (Classroom room = new Classroom(TrainingPlan.DEMO, true)) {
      String lesson = room.id("Kubernetes day 2 - April group");
      room.pass(Duration.ofMinutes(16));
      assertThat(ready(room, lesson)).hasSize(9);
      room.pass(Duration.ofSeconds(225));
      assertThat(ready(room, lesson)).hasSizeBetween(5, 8);
    }
  }

  @Test
  void postponingInactivityKeepsAnEnvironmentAwake() {
    try (Classroom room = new Classroom(TrainingPlan.DEMO, true)) {
      String lesson = room.id("Firewall basics - Zürich");
      JsonNode left = room.students(lesson).get(2);
      assertThat(left.get("envStatus").asInt()).isEqualTo(READY);
      room.done(
          "PUT", "envs/actions/postponeinactivity?envId=" + left.get("envId").asString(), object());
      room.pass(Duration.ofMinutes(100));
      assertThat(room.students(lesson).get(2).get("envStatus").asInt()).isEqualTo(READY);
      room.pass(Duration.ofMinutes(85));
      assertThat(room.students(lesson).get(2).get("envStatus").asInt()).isEqualTo(SUSPENDED);
    }
  }

  @Test
  void environmentsInUseStayAwake() {
    try (Classroom room = new Classroom(TrainingPlan.DEMO, true)) {
      String lesson = room.id("Firewall basics - Zürich");
      room.pass(Duration.ofHours(2));
      assertThat(room.students(lesson))
          .filteredOn(one -> one.get("status").asInt() == 2)
          .hasSize(6)
          .allMatch(one -> one.get("envStatus").asInt() == READY);
    }
  }

  private static List<JsonNode> ready(Classroom room, String lesson) {
    return room.students(lesson).stream()
        .filter(one -> one.get("envStatus").asInt(-1) == READY)
        .toList();
  }

  @Test
  void aLongListHasAFullClassAndOneWithoutStudents() {
    try (Classroom room = new Classroom(TrainingPlan.of(200, 60), false)) {
      assertThat(room.list("class")).hasSize(200);
      assertThat(ready(room, room.id("Class 1"))).hasSize(60);
      assertThat(room.students(room.id("Class 2"))).isEmpty();
      assertThat(room.students(room.id("Class 15"))).hasSize(2);
      assertThat(room.list("envs?criteria=allvisible")).hasSize(60);
    }
  }

  @Test
  void theWeatherConcernsClassesToo() {
    try (Classroom room = new Classroom(TrainingPlan.DEMO, false)) {
      room.simulator.weather(Weather.parse("fault=503"));
      assertThat(room.caller.v3("GET", "class").statusCode()).isEqualTo(503);
      room.simulator.weather(Weather.parse("strange-words"));
      String lesson = room.caller.json(room.caller.v3("GET", "class")).get(0).get("id").asString();
      assertThat(room.students(lesson))
          .filteredOn(one -> !one.get("envStatus").isNull())
          .allMatch(one -> one.get("envStatus").asInt() == 77);
    }
  }
}
