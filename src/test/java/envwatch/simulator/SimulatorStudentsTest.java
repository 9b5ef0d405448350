package envwatch.simulator;

import static envwatch.simulator.Classroom.object;
import static envwatch.simulator.Classroom.person;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SimulatorStudentsTest {
  private static final int READY = 2;
  private static final int SUSPENDED = 3;
  private static final int DELETED = 5;
  private static final int PREPARING = 8;
  private static final Duration LONG_ENOUGH = Duration.ofMinutes(3);

  @AutoClose private final Classroom room = new Classroom(TrainingPlan.NONE, false);
  private String lesson;

  @BeforeEach
  void createClass() {
    lesson = room.create(room.newClass());
  }

  @Test
  void aNewStudentIsInvitedToNothingAndHasNoEnvironment() {
    JsonNode student = room.student(lesson, room.addStudent(lesson, "kim"));
    assertThat(student.propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "firstName",
            "lastName",
            "email",
            "status",
            "envId",
            "envStatus",
            "envCommands",
            "vms");
    assertThat(student.get("email").asString()).isEqualTo("kim@example.com");
    assertThat(student.get("status").asInt()).isZero();
    assertThat(student.get("envId").isNull()).isTrue();
    assertThat(student.get("envCommands")).isEmpty();
  }

  @Test
  void machinesAreListedOnlyWhenAskedFor() {
    room.addStudent(lesson, "kim");
    assertThat(room.students(lesson).getFirst().has("vms")).isFalse();
    assertThat(room.list("class/" + lesson + "/students?isFull=true").getFirst().has("vms"))
        .isTrue();
  }

  @Test
  void registrationDataIsPartOfTheDetailedClass() {
    ObjectNode body = link("kim").put("preRegisterStudent", true);
    body.putObject("registrationInfo").put("company", "Example AG").put("city", "Bern");
    room.done("POST", "class/sponsoredlink", body);
    JsonNode detailed = room.get("class/actions/getdetailed?classId=" + lesson);
    assertThat(detailed.get("class").get("id").asString()).isEqualTo(lesson);
    JsonNode student = detailed.get("students").get(0);
    assertThat(student.propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "firstName",
            "lastName",
            "email",
            "company",
            "jobLevel",
            "address1",
            "address2",
            "city",
            "state",
            "zipCode",
            "country",
            "phone",
            "regCode");
    assertThat(student.get("company").asString()).isEqualTo("Example AG");
  }

  @Test
  void studentsWithoutNameOrAddressAndThoseKnownAlreadyAreRefused() {
    String target = "class/" + lesson + "/students";
    room.refused(400, "POST", target, object().put("firstName", "A").put("lastName", "B"));
    room.refused(400, "POST", target, object().put("email", "a@b.ch").put("lastName", "B"));
    room.refused(400, "POST", target, person("kim").put("email", "not an address"));
    room.addStudent(lesson, "kim");
    room.refused(409, "POST", target, person("kim"));
    room.refused(404, "POST", "class/COnone/students", person("lee"));
  }

  @Test
  void aFullClassTakesNobodyElse() {
    String small = room.create(room.newClass().put("maxStudents", 1));
    room.addStudent(small, "kim");
    room.refused(409, "POST", "class/" + small + "/students", person("lee"));
  }

  @Test
  void namesMayChangeAlwaysAndTheAddressUntilTheFirstLogin() {
    String id = room.addStudent(lesson, "kim");
    String target = "class/" + lesson + "/students/" + id;
    room.done("PUT", target, object().put("lastName", "Berg"));
    room.done("PUT", target, object().put("email", "berg@example.com"));
    assertThat(room.student(lesson, id).get("lastName").asString()).isEqualTo("Berg");
    open(makeLink("berg"));
    room.refused(409, "PUT", target, object().put("email", "kim@example.com"));
    room.done("PUT", target, object().put("firstName", "Kim"));
    assertThat(room.student(lesson, id).get("email").asString()).isEqualTo("berg@example.com");
  }

  @Test
  void aRemovedStudentIsGone() {
    String id = room.addStudent(lesson, "kim");
    String target = "class/" + lesson + "/students/" + id;
    room.done("DELETE", target, object());
    room.refused(404, "GET", target, object());
    room.refused(404, "PUT", target, object());
    room.refused(404, "DELETE", target, object());
    assertThat(room.students(lesson)).isEmpty();
  }

  @Test
  void invitationsNeedAClassAndStudentsOfIt() {
    String target = "class/actions/sendinvitations?isMultiple=true";
    room.invite(lesson, room.addStudent(lesson, "kim"));
    ObjectNode body = object().put("classId", lesson);
    room.refused(400, "POST", target, body);
    body.putArray("studentIds").add("SDnone");
    room.refused(404, "POST", target, body);
    body.remove("classId");
    room.refused(400, "POST", target, body);
  }

  @Test
  void openingASponsoredLinkSignsInAndStartsTheEnvironment() {
    String id = room.addStudent(lesson, "kim");
    String url = makeLink("kim");
    assertThat(room.student(lesson, id).get("envId").isNull()).isTrue();
    HttpResponse<String> page = open(url);
    assertThat(page.statusCode()).isEqualTo(302);
    JsonNode student = room.student(lesson, id);
    assertThat(student.get("status").asInt()).isEqualTo(2);
    assertThat(student.get("envStatus").asInt()).isEqualTo(PREPARING);
    room.pass(LONG_ENOUGH);
    JsonNode ready = room.student(lesson, id);
    assertThat(ready.get("envStatus").asInt()).isEqualTo(READY);
    assertThat(ready.get("vms")).hasSizeGreaterThan(1);
    assertThat(commands(ready)).containsExactly("Suspend", "RevertEnv", "Delete");
    String byToken =
        "envs/actions/getextendedbytoken?sponsoredLoginToken=" + url.replaceAll(".*token=", "");
    assertThat(room.get(byToken).get("id")).isEqualTo(ready.get("envId"));
  }

  private static List<String> commands(JsonNode student) {
    return student.get("envCommands").valueStream().map(JsonNode::asString).toList();
  }

  @Test
  void aRevokedLinkOpensNothing() {
    String id = room.addStudent(lesson, "kim");
    String url = makeLink("kim");
    ObjectNode body = object().put("classId", lesson).put("studentEmail", "kim@example.com");
    room.done("POST", "class/disablesponsoredlink", body);
    assertThat(open(url).statusCode()).isEqualTo(403);
    assertThat(room.student(lesson, id).get("status").asInt()).isZero();
    room.refused(404, "POST", "class/disablesponsoredlink", body);
  }

  @Test
  void revokingMayRemoveTheStudentToo() {
    room.addStudent(lesson, "kim");
    makeLink("kim");
    room.done(
        "POST",
        "class/disablesponsoredlink",
        object()
            .put("classId", lesson)
            .put("studentEmail", "kim@example.com")
            .put("unregisterStudent", true));
    assertThat(room.students(lesson)).isEmpty();
  }

  @Test
  void aStrangerNeedsToBeRegisteredUnlessTheClassAdmitsEverybody() {
    room.refused(409, "POST", "class/sponsoredlink", link("stranger"));
    room.done("POST", "class/sponsoredlink", link("stranger").put("preRegisterStudent", true));
    assertThat(room.students(lesson)).hasSize(1);
    lesson = room.create(room.newClass().put("permitAccessToNonRegisteredStudent", true));
    String url = makeLink("stranger");
    assertThat(room.students(lesson)).isEmpty();
    open(url);
    assertThat(room.students(lesson)).hasSize(1);
  }

  @Test
  void linksAreRefusedWithoutAPersonOrAfterTheClass() {
    ObjectNode body = link("kim");
    body.remove("studentEmail");
    room.refused(400, "POST", "class/sponsoredlink", body);
    room.addStudent(lesson, "kim");
    String url = makeLink("kim");
    room.pass(Duration.ofHours(14));
    room.refused(409, "POST", "class/sponsoredlink", link("kim"));
    assertThat(open(url).statusCode()).isEqualTo(403);
  }

  @Test
  void aClassThatOpensAtItsStartLetsNobodyInBefore() {
    lesson = room.create(room.newClass().put("limitEarlyAccess", 2));
    room.addStudent(lesson, "kim");
    String url = makeLink("kim");
    assertThat(open(url).statusCode()).isEqualTo(403);
    room.pass(Duration.ofHours(6));
    assertThat(open(url).statusCode()).isEqualTo(302);
  }

  @Test
  void aSecondLoginMakesASecondEnvironmentWhereThatIsAllowed() {
    lesson = room.create(room.newClass().put("allowMultipleStudentLogin", true));
    room.addStudent(lesson, "kim");
    String url = makeLink("kim");
    open(url);
    open(url);
    assertThat(room.list("envs?brief=false&classId=" + lesson))
        .hasSize(2)
        .allSatisfy(
            one -> assertThat(one.get("ownerEmail").asString()).isEqualTo("kim@example.com"));
  }

  @Test
  void allRunningEnvironmentsAreSuspendedAndThoseThatChangeFail() {
    seat("kim");
    seat("lee");
    room.pass(LONG_ENOUGH);
    seat("late");
    JsonNode result =
        room.done("PUT", "class/actions/suspendallenvironments", object().put("id", lesson)).get(0);
    assertThat(result.get("succeed").findValuesAsString("email"))
        .containsExactly("kim@example.com", "lee@example.com");
    assertThat(result.get("failed").findValuesAsString("fullName")).containsExactly("First late");
    assertThat(result.get("succeed").get(0).propertyNames())
        .containsExactlyInAnyOrder("id", "email", "fullName", "envId");
    room.pass(LONG_ENOUGH);
    assertThat(states()).containsExactly(SUSPENDED, SUSPENDED, READY);
  }

  private List<Integer> states() {
    return room.students(lesson).stream().map(one -> one.get("envStatus").asInt()).toList();
  }

  @Test
  void theClassOfABulkOperationMayStandInTheQuery() {
    seat("kim");
    room.pass(LONG_ENOUGH);
    String target = "class/actions/suspendallenvironments";
    room.done("PUT", target + "?id=" + lesson, object());
    room.pass(LONG_ENOUGH);
    assertThat(states()).containsExactly(SUSPENDED);
    room.refused(400, "PUT", target, object());
    room.refused(404, "PUT", target, object().put("id", "COnone"));
  }

  @Test
  void allEnvironmentsAreDeletedByADeleteWithABody() {
    seat("kim");
    seat("lee");
    room.addStudent(lesson, "without");
    JsonNode result =
        room.done("DELETE", "class/actions/deleteallenvironments", object().put("id", lesson))
            .get(0);
    assertThat(result.get("succeed")).hasSize(2);
    assertThat(result.get("failed")).isEmpty();
    room.pass(LONG_ENOUGH);
    assertThat(room.students(lesson).getFirst().get("envStatus").asInt()).isEqualTo(DELETED);
    assertThat(room.students(lesson).getFirst().get("envCommands")).isEmpty();
    assertThat(room.students(lesson).getLast().get("envStatus").isNull()).isTrue();
    assertThat(room.list("envs?classId=" + lesson)).isEmpty();
  }

  @Test
  void environmentsAreResumedForSomeStudentsOrForAll() {
    seat("kim");
    seat("lee");
    room.pass(LONG_ENOUGH);
    room.done("PUT", "class/actions/suspendallenvironments", object().put("id", lesson));
    room.pass(LONG_ENOUGH);
    String target = "Class/" + lesson + "/Students/actions/ResumeEnvironmentForStudent";
    ObjectNode body = object().put("classId", lesson);
    body.putArray("studentIds").add(room.students(lesson).getLast().get("id").asString());
    room.done("POST", target, body);
    assertThat(states()).containsExactly(SUSPENDED, PREPARING);
    assertThat(room.caller.v3("POST", target).statusCode()).isEqualTo(200);
    assertThat(states()).containsExactly(PREPARING, PREPARING);
    body.putArray("studentIds").add("SDnone");
    room.refused(404, "POST", target, body);
    room.refused(400, "POST", target, object().put("classId", "COother"));
  }

  @Test
  void actionsOnTheEnvironmentOfAStudentWorkAsOnAnyOther() {
    seat("kim");
    room.pass(LONG_ENOUGH);
    String environment = room.students(lesson).getFirst().get("envId").asString();
    room.done("PUT", "envs/actions/suspend?envId=" + environment, object());
    room.pass(LONG_ENOUGH);
    assertThat(commands(room.students(lesson).getFirst()))
        .containsExactly("Resume", "RevertEnv", "Delete");
    room.done("PUT", "envs/actions/extend?envId=" + environment, object());
    room.done("DELETE", "envs/" + environment, object());
    room.pass(LONG_ENOUGH);
    assertThat(states()).containsExactly(DELETED);
  }

  @Test
  void aClassTakesItsEnvironmentsAlong() {
    seat("kim");
    room.done("DELETE", "class/" + lesson, object());
    room.pass(LONG_ENOUGH);
    assertThat(room.list("envs?criteria=allvisible")).isEmpty();
  }

  @Test
  void furtherInstructorsHaveEnvironmentsUnlessTheyAreNotToHaveOne() {
    String policy = room.get("class/" + lesson).get("policyId").asString();
    List<JsonNode> members = room.list("class/actions/instructors?policyId=" + policy);
    ObjectNode body = object().put("classId", lesson).put("sendInviteNow", true);
    body.put("instructorVupId", members.get(1).get("id").asString());
    String id = room.done("POST", "instructors", body).get("id").asString();
    assertThat(room.list("envs?classId=" + lesson)).hasSize(1);
    room.refused(409, "POST", "instructors", body);
    body.put("instructorVupId", members.get(2).get("id").asString());
    room.done("POST", "instructors", body.put("disableEnvCreation", true));
    assertThat(room.list("envs?classId=" + lesson)).hasSize(1);
    assertThat(room.list("instructors/class?classId=" + lesson))
        .extracting(one -> one.get("isLead").asBoolean())
        .containsExactly(true, false, false);
    room.done("DELETE", "instructors/" + id, object());
    assertThat(room.list("instructors/class?classId=" + lesson)).hasSize(2);
    room.refused(404, "DELETE", "instructors/" + id, object());
  }

  @Test
  void theLeadInstructorStays() {
    String lead = room.list("instructors/class?classId=" + lesson).getFirst().get("id").asString();
    room.refused(409, "DELETE", "instructors/" + lead, object());
    room.refused(
        404,
        "POST",
        "instructors",
        object().put("classId", lesson).put("instructorVupId", "VPnone"));
    room.refused(400, "GET", "instructors/class", object());
  }

  @Test
  void progressIsToldForAClassAndForAStudent() {
    seat("kim");
    JsonNode all = room.get("classAnalytics/guided-journey/class/progress/" + lesson);
    JsonNode first = all.get("students").get(0);
    assertThat(first.get("completedSteps").asInt()).isPositive();
    String id = first.get("studentId").asString();
    assertThat(
            room.get("classAnalytics/guided-journey/student/progress/" + id).get("completedSteps"))
        .isEqualTo(first.get("completedSteps"));
    String prefix = "classAnalytics/guided-journey/";
    room.refused(404, "GET", prefix + "student/progress/SDnone", object());
    room.refused(404, "GET", prefix + "class/progress/COnone", object());
  }

  @Test
  void sharedEnvironmentsAreThoseOfTheProject() throws Exception {
    try (Simulator simulator =
            Simulator.start(SimulatorOptions.STILL.toBuilder().clock(room.clock).build());
        SignedCaller caller = new SignedCaller(simulator, room.clock)) {
      String project = caller.json(caller.v3("GET", "projects")).get(0).get("id").asString();
      JsonNode shared = caller.json(caller.v3("GET", "sharedenv?projectId=" + project));
      assertThat(shared).isNotEmpty();
      assertThat(shared.get(0).get("projectId").asString()).isEqualTo(project);
    }
    room.refused(400, "GET", "sharedenv", object());
    assertThat(room.list("sharedenv?classId=" + lesson)).isEmpty();
  }

  /** Adds a student who signs in at once. */
  private void seat(String mailbox) {
    room.addStudent(lesson, mailbox);
    open(makeLink(mailbox));
  }

  private ObjectNode link(String mailbox) {
    return object()
        .put("classId", lesson)
        .put("studentEmail", mailbox + "@example.com")
        .put("studentFirstName", "First")
        .put("studentLastName", mailbox);
  }

  private String makeLink(String mailbox) {
    return room.done("POST", "class/sponsoredlink", link(mailbox)).get("loginUrl").asString();
  }

  private HttpResponse<String> open(String url) {
    URI address = URI.create(url);
    return room.caller.send("GET", address.getRawPath() + "?" + address.getRawQuery());
  }
}
