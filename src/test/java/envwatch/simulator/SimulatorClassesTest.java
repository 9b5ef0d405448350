package envwatch.simulator;

import static envwatch.simulator.Classroom.object;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

@Execution(ExecutionMode.CONCURRENT)
class SimulatorClassesTest {
  @AutoClose private final Classroom room = new Classroom(TrainingPlan.NONE, false);

  @Test
  void aWorldHasNoClassesUnlessTheyAreWanted() {
    assertThat(room.list("class")).isEmpty();
  }

  @Test
  void theListHoldsExactlyTheKnownFields() {
    room.create(room.newClass());
    assertThat(room.get("class").get(0).propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "name",
            "shortId",
            "status",
            "startDate",
            "endDate",
            "timeZoneName",
            "instructorEmail",
            "regionId");
  }

  @Test
  void aClassHoldsEveryDocumentedField() {
    assertThat(room.get("class/" + room.create(room.newClass())).propertyNames())
        .contains(
            "id",
            "name",
            "shortId",
            "status",
            "startDate",
            "endDate",
            "timeZoneId",
            "timeZoneName",
            "policyId",
            "policyName",
            "blueprintId",
            "blueprintName",
            "blueprintToken",
            "projectId",
            "projectName",
            "cloudName",
            "creatorName",
            "creatorEmail",
            "instructorVupId",
            "instructorName",
            "instructorEmail",
            "isUsingClassTypes",
            "defaultDurationInMinutes",
            "allowStartDateEditing",
            "limitEarlyAccess",
            "studentPassphrase",
            "useCustomInvitationEmail",
            "customInvitationEmailSubject",
            "customInvitationEmailBody",
            "defaultInvitationEmailSubject",
            "defaultInvitationEmailBody",
            "showCourseAddressField",
            "address",
            "permitAccessToNonRegisteredStudent",
            "showPermitAccessToNonRegisteredStudent",
            "allowEditDefaultsWhenPermitAccessToNonRegistered",
            "showMaxStudentsField",
            "maxStudents",
            "maxLimitOnMaxStudentField",
            "customFieldsValues");
  }

  @Test
  void aClassWithoutAnEndLastsTheDefaultLength() {
    JsonNode made = room.get("class/" + room.create(room.newClass()));
    assertThat(made.get("defaultDurationInMinutes").asInt()).isEqualTo(480);
    assertThat(made.get("endDate").asString()).isEqualTo("03/02/2026 10:00 PM");
  }

  @Test
  void theStatusFollowsTheTimeInTheZoneOfTheClass() {
    String id = room.create(room.newClass().put("timeZoneId", "Tokyo Standard Time"));
    assertThat(status(id)).isEqualTo("in session");
    String later = room.create(room.newClass().put("timeZoneId", "Eastern Standard Time"));
    assertThat(status(later)).isEqualTo("scheduled");
    room.pass(Duration.ofHours(11));
    assertThat(status(later)).isEqualTo("in session");
    assertThat(status(id)).isEqualTo("expired");
  }

  private String status(String id) {
    return room.get("class/" + id).get("status").asString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "name",
        "projectId",
        "blueprintId",
        "policyId",
        "instructorVupId",
        "startDate",
        "timeZoneId",
        "studentPassphrase",
        "limitEarlyAccess"
      })
  void aClassWithoutARequiredFieldIsRefused(String name) {
    ObjectNode body = room.newClass();
    body.remove(name);
    room.refused(400, "POST", "class", body);
  }

  @Test
  void unreadableTimesAndZonesAreRefused() {
    room.refused(400, "POST", "class", room.newClass().put("startDate", "2026-03-02T14:00"));
    room.refused(400, "POST", "class", room.newClass().put("timeZoneId", "Europe/Berlin"));
    room.refused(400, "POST", "class", room.newClass().put("endDate", "03/02/2026 01:00 PM"));
  }

  @Test
  void whatDoesNotBelongToTheProjectIsRefused() {
    String other = room.list("projects").get(1).get("id").asString();
    ObjectNode foreign = room.newClass(other, "02:00 PM");
    for (String name : List.of("blueprintId", "policyId")) {
      room.refused(400, "POST", "class", room.newClass().put(name, foreign.get(name).asString()));
    }
    room.refused(404, "POST", "class", room.newClass().put("projectId", "PRnone"));
    room.refused(404, "POST", "class", room.newClass().put("instructorVupId", "VPnone"));
    room.refused(404, "POST", "class", room.newClass().put("regionId", "REnone"));
  }

  @Test
  void anInstructorOfOtherProjectsIsRefused() {
    String strict = room.list("projects").getLast().get("id").asString();
    ObjectNode body = strictClass(strict);
    String everybodys = room.newClass().get("policyId").asString();
    String outsider =
        room.list("class/actions/instructors?policyId=" + everybodys)
            .getLast()
            .get("id")
            .asString();
    room.refused(400, "POST", "class", body.put("instructorVupId", outsider));
  }

  private ObjectNode strictClass(String project) {
    ObjectNode body = room.newClass(project, "02:00 PM");
    body.putArray("customFieldsValues")
        .addObject()
        .put("id", field(project).get("id").asString())
        .put("value", "FR2041");
    return body;
  }

  private JsonNode field(String project) {
    return room.list("class/actions/customfields?projectId=" + project).getFirst();
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    room.refused(400, "POST", "class", room.newClass().put("limitEarlyAccess", 3));
    room.refused(400, "POST", "class", room.newClass().put("maxStudents", 61));
    room.refused(400, "POST", "class", room.newClass().put("maxStudents", "many"));
    room.refused(400, "POST", "class", room.newClass().put("name", " "));
  }

  @Test
  void aClassWithStepsNeedsExactlyOneDefault() {
    ObjectNode body = room.newClass().put("enableSteps", true);
    String blueprint = body.get("blueprintId").asString();
    ObjectNode step = body.putArray("steps").addObject().put("blueprintId", blueprint);
    room.refused(400, "POST", "class", body);
    step.put("isDefault", true);
    JsonNode made = room.get("class/" + room.create(body));
    assertThat(made.get("steps").get(0).get("blueprintId").asString()).isEqualTo(blueprint);
  }

  @Test
  void aProjectMayDemandCustomFieldsOfItsClasses() {
    String strict = room.list("projects").getLast().get("id").asString();
    assertThat(field(strict).get("isRequired").asBoolean()).isTrue();
    ObjectNode body = strictClass(strict);
    JsonNode made = room.get("class/" + room.create(body));
    assertThat(made.get("customFieldsValues").get(0).get("value").asString()).isEqualTo("FR2041");
    ((ObjectNode) body.get("customFieldsValues").get(0)).put("value", "no such thing");
    room.refused(400, "POST", "class", body);
    body.remove("customFieldsValues");
    room.refused(400, "POST", "class", body);
  }

  @Test
  void namesMayBeginWithACapitalLetter() {
    ObjectNode body = object();
    room.newClass()
        .forEachEntry((name, value) ->
            body.set(name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), value));
    body.put("EnableSteps", true)
        .putArray("Steps")
        .addObject()
        .put("BlueprintId", body.get("BlueprintId").asString())
        .put("IsDefault", true);
    body.putObject("Address").put("City", "Bern");
    JsonNode made = room.get("class/" + room.create(body));
    assertThat(made.get("address").get("city").asString()).isEqualTo("Bern");
    assertThat(made.get("steps")).hasSize(1);
  }

  @Test
  void theWholeObjectCanBeSentBackWithChanges() {
    String id = room.create(room.newClass());
    ObjectNode whole = (ObjectNode) room.get("class/" + id);
    assertThat(room.done("PUT", "class/" + id, whole)).isEqualTo(whole);
    whole.put("name", "Linux, second try").put("maxStudents", 20).put("allowAudioVideo", true);
    whole.putObject("address").put("city", "Bern").put("country", "CH");
    JsonNode answer = room.done("PUT", "class/" + id, whole);
    assertThat(answer.get("name").asString()).isEqualTo("Linux, second try");
    assertThat(answer.get("maxStudents").asInt()).isEqualTo(20);
    assertThat(answer.get("allowAudioVideo").asBoolean()).isTrue();
    assertThat(answer.get("address").get("city").asString()).isEqualTo("Bern");
    assertThat(room.get("class/" + id)).isEqualTo(answer);
  }

  @Test
  void nullRemovesWhatMayBeAbsent() {
    ObjectNode body = room.newClass().put("maxStudents", 9);
    body.putObject("address").put("city", "Bern");
    String id = room.create(body.put("customInvitationEmailSubject", "Come"));
    ObjectNode change =
        object()
            .put("id", id)
            .putNull("maxStudents")
            .putNull("address")
            .putNull("customInvitationEmailSubject");
    JsonNode after = room.done("PUT", "class/" + id, change);
    assertThat(after.get("maxStudents").isNull()).isTrue();
    assertThat(after.get("address").isNull()).isTrue();
    assertThat(after.get("customInvitationEmailSubject").isNull()).isTrue();
    assertThat(after.get("name").asString()).isEqualTo("Linux from zero");
  }

  @Test
  void anEditNamesTheClassInTheBodyToo() {
    String id = room.create(room.newClass());
    room.refused(400, "PUT", "class/" + id, object().put("name", "Other"));
    room.refused(400, "PUT", "class/" + id, object().put("id", "COother").put("name", "Other"));
    room.refused(404, "PUT", "class/COnone", object().put("id", "COnone"));
  }

  @Test
  void theStartOfAClassThatHasBegunStays() {
    String id = room.create(room.newClass());
    room.pass(Duration.ofHours(6));
    assertThat(room.get("class/" + id).get("allowStartDateEditing").asBoolean()).isFalse();
    ObjectNode change = object().put("id", id);
    room.refused(409, "PUT", "class/" + id, change.put("startDate", "03/02/2026 05:00 PM"));
    change.remove("startDate");
    room.done("PUT", "class/" + id, change.put("endDate", "03/02/2026 11:00 PM"));
  }

  @Test
  void aDeletedClassIsGone() {
    String id = room.create(room.newClass());
    room.done("DELETE", "class/" + id, object());
    room.refused(404, "GET", "class/" + id, object());
    room.refused(404, "DELETE", "class/" + id, object());
    room.refused(404, "GET", "class/" + id + "/students", object());
  }

  @Test
  void theClassOfSomebodyElseCannotBeChanged() {
    try (Classroom demo = new Classroom(TrainingPlan.DEMO, false)) {
      String id = demo.id("Active Directory forest");
      assertThat(demo.students(id)).hasSize(5);
      demo.refused(500, "PUT", "class/" + id, object().put("id", id).put("name", "Mine"));
      demo.refused(500, "DELETE", "class/" + id, object());
      demo.refused(500, "POST", "class/" + id + "/students", Classroom.person("new"));
      demo.refused(500, "PUT", "class/actions/suspendallenvironments", object().put("id", id));
    }
  }

  @Test
  void countriesHaveCodesNamesAndStates() {
    assertThat(room.list("class/actions/countries?fullCountriesList=true"))
        .hasSizeGreaterThan(room.list("class/actions/countries").size())
        .allSatisfy(country ->
            assertThat(country.propertyNames())
                .containsExactlyInAnyOrder("code", "englishName", "states"));
  }

  @Test
  void choicesNeedToKnowForWhat() {
    room.refused(400, "GET", "class/actions/customfields", object());
    room.refused(404, "GET", "class/actions/customfields?projectId=PRnone", object());
    room.refused(400, "GET", "class/actions/instructors", object());
    room.refused(404, "GET", "class/actions/instructors?policyId=POnone", object());
    room.refused(400, "GET", "class/actions/getdetailed", object());
    room.refused(404, "GET", "class/actions/getdetailed?classId=COnone", object());
  }

  @Test
  void everyTimeZoneThatIsOfferedIsAccepted() {
    for (JsonNode zone : room.list("timezones")) {
      String id = room.create(room.newClass().put("timeZoneId", zone.get("id").asString()));
      assertThat(room.get("class/" + id).get("timeZoneName")).isEqualTo(zone.get("displayName"));
    }
  }
}
