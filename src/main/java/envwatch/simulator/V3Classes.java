package envwatch.simulator;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.Optional;

/** Classes as a whole in v3 ({@code service/api-v3-training.md}). */
final class V3Classes {
  /** How often a client may look at the students, as in the one answer that was seen. */
  private static final int REFRESH_SECONDS = 13;

  private static final int SECONDS_A_MINUTE = 60;

  private V3Classes() {}

  static JsonValue list(LongIdCall call) {
    Instant now = call.world().now();
    return Json.array(call.world().training().classes().all(), one -> inList(one, now));
  }

  static JsonValue one(LongIdCall call) throws RefusedException {
    return full(call.world(), call.trainingClass(call.pathId()));
  }

  static JsonValue create(LongIdCall call) throws RefusedException {
    ClassSettings settings = new ClassRequestBody(call, Optional.empty()).read();
    LabClass made = call.world().training().classes().create(settings);
    return Json.object().put("id", "CO" + made.token());
  }

  static JsonValue edit(LongIdCall call) throws RefusedException {
    LabClass before = call.trainingClass(call.pathId());
    if (!call.body().required("id").equals(call.pathId())) {
      throw RefusedException.bad("id is not that of the path");
    }
    ClassSettings settings = new ClassRequestBody(call, Optional.of(before.settings())).read();
    return full(call.world(), call.world().training().classes().edit(before.token(), settings));
  }

  static void delete(LongIdCall call) throws RefusedException {
    call.world().training().classes().delete(LongIdCall.token("CO", call.pathId()));
  }

  /** The names of the two parts are not documented. */
  static JsonValue detailed(LongIdCall call) throws RefusedException {
    LabClass found = call.trainingClass(call.required("classId"));
    return Json.object()
        .set("class", full(call.world(), found))
        .list(
            "students",
            call.world().training().students().of(found.token()),
            seated -> V3Students.registered(seated.student()));
  }

  private static JsonObject inList(LabClass content, Instant now) {
    ClassSettings settings = content.settings();
    return Json.object()
        .put("id", "CO" + content.token())
        .put("name", content.name())
        .put("shortId", content.shortId())
        .put("status", status(content, now))
        .put("startDate", LocalTimes.write(settings.schedule().start()))
        .put("endDate", LocalTimes.write(settings.schedule().end()))
        .put("timeZoneName", settings.schedule().zone().display())
        .put("instructorEmail", settings.instructor().user().email())
        .put("regionId", "RE" + settings.region().token());
  }

  /** The words for a class that is over and for one that goes on were seen (api-v3-training.md). */
  private static String status(LabClass content, Instant now) {
    return switch (content.phaseAt(now)) {
      case FUTURE -> "scheduled";
      case RUNNING -> "in session";
      case OVER -> "expired";
    };
  }

  /** A class with every documented field, and with those that are documented for input only. */
  private static JsonObject full(World world, LabClass content) {
    ClassSettings settings = content.settings();
    JsonObject json = inList(content, world.now());
    Schedule schedule = settings.schedule();
    json.put("timeZoneId", schedule.zone().id())
        .put("startDateUtcOffsetMinutes", offsetMinutes(schedule, schedule.start()))
        .put("endDateUtcOffsetMinutes", offsetMinutes(schedule, schedule.end()))
        .put("refreshStudentsIntervalSeconds", REFRESH_SECONDS)
        .put("policyId", "PO" + settings.policy().token())
        .put("policyName", settings.policy().name())
        .put("blueprintId", "BP" + settings.blueprint().token())
        .put("blueprintName", settings.blueprint().name())
        .put("blueprintToken", settings.blueprint().token())
        .put("projectId", "PR" + settings.project().token())
        .put("projectName", settings.project().name())
        .put("cloudName", settings.region().cloudName())
        .put("creatorName", content.creator().fullName())
        .put("creatorEmail", content.creator().email())
        .put("instructorVupId", "VP" + settings.instructor().token())
        .put("instructorName", settings.instructor().user().fullName())
        .put("isUsingClassTypes", false)
        .put("defaultDurationInMinutes", Schedule.DEFAULT_LENGTH.toMinutes())
        .put("allowStartDateEditing", world.training().classes().startIsEditable(content))
        .put("studentPassphrase", settings.passphrase().reveal())
        .put("allowAudioVideo", settings.audioVideo())
        .put("shareInstructorCloudFolderWithAllStudents", settings.sharedFolder());
    put(json, settings.admission());
    put(json, settings.invitation());
    put(json, settings.steps());
    return json.put("showCourseAddressField", true)
        .set("address", address(settings.address()))
        .set(
            "customFieldsValues",
            fields(world.training(), settings.project(), settings.fieldValues()));
  }

  private static int offsetMinutes(Schedule schedule, LocalDateTime local) {
    return local.atZone(schedule.zone().zone()).getOffset().getTotalSeconds() / SECONDS_A_MINUTE;
  }

  private static void put(JsonObject json, Admission admission) {
    json.put("limitEarlyAccess", admission.earlyAccess())
        .put("permitAccessToNonRegisteredStudent", admission.nonRegistered())
        .put("showPermitAccessToNonRegisteredStudent", true)
        .put("allowEditDefaultsWhenPermitAccessToNonRegistered", true)
        .put("showMaxStudentsField", true)
        .put("maxStudents", admission.maxStudents().orElse(null))
        .put("maxLimitOnMaxStudentField", Admission.MOST_STUDENTS)
        .put("allowMultipleStudentLogin", admission.multipleLogins())
        .put("selfPaced", admission.selfPaced());
  }

  private static void put(JsonObject json, Invitation invitation) {
    json.put("useCustomInvitationEmail", invitation.custom())
        .put("customInvitationEmailSubject", invitation.subject().orElse(null))
        .put("customInvitationEmailBody", invitation.body().orElse(null))
        .put("defaultInvitationEmailSubject", Invitation.DEFAULT_SUBJECT)
        .put("defaultInvitationEmailBody", Invitation.DEFAULT_BODY);
  }

  private static void put(JsonObject json, Steps steps) {
    json.put("enableSteps", steps.enabled())
        .put("studentsCanSwitchStep", steps.studentsSwitch())
        .list(
            "steps",
            steps.steps(),
            step ->
                Json.object()
                    .put("blueprintId", "BP" + step.blueprint().token())
                    .put("isDefault", step.isDefault()));
  }

  private static JsonValue address(Optional<ClassAddress> address) {
    return address
        .<JsonValue>map(found ->
            Json.object()
                .put("state", found.state())
                .put("address1", found.address1())
                .put("address2", found.address2())
                .put("zipCode", found.zipCode())
                .put("city", found.city())
                .put("country", found.country()))
        .orElse(JsonNull.NULL);
  }

  /** The custom fields of a project, with the values of a class. */
  static JsonArray fields(Training training, LabProject project, Map<String, String> values) {
    return Json.array(
        training.catalogue().fields(project),
        field -> field(field).put("value", values.get(field.token())));
  }

  private static JsonObject field(CustomField field) {
    return Json.object()
        .put("id", "TF" + field.token())
        .put("order", field.order())
        .put("name", field.name())
        .put("type", field.type())
        .put("isRequired", field.required())
        .put("regex", field.regex())
        .put("defaultValue", field.defaultValue().orElse(null));
  }
}
