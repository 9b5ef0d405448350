package envwatch.simulator;

import envwatch.model.Secret;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The body of a request that creates or modifies a class. What is missing stays as it was; null
 * removes what may be absent.
 */
final class ClassRequestBody {
  private final LongIdCall call;
  private final Form body;
  private final Optional<ClassSettings> before;

  /**
   * @param before the class to modify; empty for a new one
   */
  ClassRequestBody(LongIdCall call, Optional<ClassSettings> before) {
    this.call = call;
    this.body = call.body();
    this.before = before;
  }

  ClassSettings read() throws RefusedException {
    LabProject project = call.project(text("projectId", known -> "PR" + known.project().token()));
    String blueprint = text("blueprintId", known -> "BP" + known.blueprint().token());
    String policy = text("policyId", known -> "PO" + known.policy().token());
    String member = text("instructorVupId", known -> "VP" + known.instructor().token());
    return new ClassSettings(
        text("name", ClassSettings::name),
        project,
        blueprint(project, blueprint),
        policy(project, policy),
        region(),
        call.world().training().catalogue().instructor(LongIdCall.token("VP", member)),
        schedule(),
        Secret.of(text("studentPassphrase", known -> known.passphrase().reveal())),
        admission(),
        invitation(),
        address(),
        fieldValues(),
        steps(project),
        body.flag("allowAudioVideo", kept(ClassSettings::audioVideo)),
        body.flag("shareInstructorCloudFolderWithAllStudents", kept(ClassSettings::sharedFolder)));
  }

  private String text(String name, Function<ClassSettings, String> known) throws RefusedException {
    return body.text(name).or(() -> before.map(known)).orElseThrow(() -> Form.missing(name));
  }

  private boolean kept(Function<ClassSettings, Boolean> known) {
    return before.map(known).orElse(false);
  }

  private static LabBlueprint blueprint(LabProject project, String id) throws RefusedException {
    return project.blueprints().stream()
        .filter(one -> id.equals("BP" + one.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.bad("The blueprint does not belong to the project"));
  }

  private static LabPolicy policy(LabProject project, String id) throws RefusedException {
    return project.policies().stream()
        .filter(one -> id.equals("PO" + one.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.bad("The policy does not belong to the project"));
  }

  private LabRegion region() throws RefusedException {
    Optional<LabRegion> given = Call.find(body.text("regionId"), call::region);
    return given
        .or(() -> before.map(ClassSettings::region))
        .orElseGet(() -> call.catalogue().regions().getFirst());
  }

  private Schedule schedule() throws RefusedException {
    String zone = text("timeZoneId", known -> known.schedule().zone().id());
    LocalDateTime start =
        time("startDate", text("startDate", known -> LocalTimes.write(known.schedule().start())));
    Optional<String> end =
        body.text("endDate")
            .or(() -> before.map(known -> LocalTimes.write(known.schedule().end())));
    return new Schedule(
        start,
        end.isPresent() ? time("endDate", end.get()) : start.plus(Schedule.DEFAULT_LENGTH),
        ClassZone.find(zone)
            .orElseThrow(() -> RefusedException.bad("timeZoneId is not a known time zone")));
  }

  private static LocalDateTime time(String name, String text) throws RefusedException {
    return LocalTimes.read(text)
        .orElseThrow(() -> RefusedException.bad(name + " is not MM/DD/YYYY HH:MM AM/PM"));
  }

  private Admission admission() throws RefusedException {
    Admission known = before.map(ClassSettings::admission).orElse(Admission.DEFAULT);
    Optional<Integer> earlyAccess = body.number("limitEarlyAccess");
    if (before.isEmpty() && earlyAccess.isEmpty()) {
      throw Form.missing("limitEarlyAccess");
    }
    return new Admission(
        earlyAccess.orElse(known.earlyAccess()),
        body.flag("permitAccessToNonRegisteredStudent", known.nonRegistered()),
        has("maxStudents") ? body.number("maxStudents") : known.maxStudents(),
        body.flag("allowMultipleStudentLogin", known.multipleLogins()),
        body.flag("selfPaced", known.selfPaced()));
  }

  private boolean has(String name) {
    return body.field(name).isPresent();
  }

  private Invitation invitation() {
    Invitation known = before.map(ClassSettings::invitation).orElse(Invitation.DEFAULT);
    String subject = "customInvitationEmailSubject";
    String text = "customInvitationEmailBody";
    return new Invitation(
        body.flag("useCustomInvitationEmail", known.custom()),
        has(subject) ? body.text(subject) : known.subject(),
        has(text) ? body.text(text) : known.body());
  }

  private Optional<ClassAddress> address() {
    Optional<JsonValue> given = body.field("address");
    if (given.isEmpty()) {
      return before.flatMap(ClassSettings::address);
    }
    return given
        .filter(JsonObject.class::isInstance)
        .map(Form::new)
        .map(address ->
            new ClassAddress(
                address.asText("state"),
                address.asText("address1"),
                address.asText("address2"),
                address.asText("zipCode"),
                address.asText("city"),
                address.asText("country")));
  }

  private Map<String, String> fieldValues() {
    Map<String, String> values =
        new HashMap<>(before.map(ClassSettings::fieldValues).orElse(Map.of()));
    for (Form field : body.elements("customFieldsValues")) {
      String token = LongIdCall.token("TF", field.asText("id"));
      String value = field.asText("value");
      values.remove(token);
      if (!value.isEmpty()) {
        values.put(token, value);
      }
    }
    return values;
  }

  private Steps steps(LabProject project) throws RefusedException {
    Steps known = before.map(ClassSettings::steps).orElse(Steps.NONE);
    List<Steps.Step> steps = new ArrayList<>();
    for (Form step : body.elements("steps")) {
      steps.add(
          new Steps.Step(
              blueprint(project, step.asText("blueprintId")),
              step.asText("isDefault").equals("true")));
    }
    return new Steps(
        body.flag("enableSteps", known.enabled()),
        body.flag("studentsCanSwitchStep", known.studentsSwitch()),
        has("steps") ? steps : known.steps());
  }
}
