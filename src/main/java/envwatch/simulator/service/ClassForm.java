package envwatch.simulator.service;

import envwatch.model.Secret;
import envwatch.simulator.world.Admission;
import envwatch.simulator.world.ClassAddress;
import envwatch.simulator.world.ClassSettings;
import envwatch.simulator.world.ClassZone;
import envwatch.simulator.world.Invitation;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabRegion;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.Schedule;
import envwatch.simulator.world.Steps;
import envwatch.simulator.world.World;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The body of a request that creates or modifies a class. What is missing stays as it was; null
 * removes what may be absent.
 */
final class ClassForm {
  private final World world;
  private final LongIdCall call;
  private final Optional<ClassSettings> before;

  /**
   * @param before the class to modify; empty for a new one
   */
  ClassForm(World world, LongIdCall call, Optional<ClassSettings> before) {
    this.world = world;
    this.call = call;
    this.before = before;
  }

  ClassSettings read() throws RefusedException {
    LabProject project = call.project(text("projectId", known -> "PR" + known.project().token()));
    String blueprint = text("blueprintId", known -> "BP" + known.blueprint().token());
    String policy = text("policyId", known -> "PO" + known.policy().token());
    String member =
        text("instructorVupId", known -> TrainingIds.MEMBER + known.instructor().token());
    return new ClassSettings(
        text("name", ClassSettings::name),
        project,
        blueprint(project, blueprint),
        project.policies().stream()
            .filter(one -> policy.equals("PO" + one.token()))
            .findFirst()
            .orElseThrow(() -> notOfProject("policy")),
        region(),
        world.training().catalogue().instructor(TrainingIds.token(TrainingIds.MEMBER, member)),
        schedule(),
        Secret.of(text("studentPassphrase", known -> known.passphrase().reveal())),
        admission(),
        invitation(),
        address(),
        fieldValues(),
        steps(project),
        call.bodyFlag("allowAudioVideo", kept(ClassSettings::audioVideo)),
        call.bodyFlag(
            "shareInstructorCloudFolderWithAllStudents", kept(ClassSettings::sharedFolder)));
  }

  private interface Known<T> {
    T of(ClassSettings known);
  }

  private String text(String name, Known<String> known) throws RefusedException {
    return call.bodyText(name)
        .or(() -> before.map(known::of))
        .orElseThrow(() -> LongIdCall.missing(name));
  }

  private boolean kept(Known<Boolean> known) {
    return before.map(known::of).orElse(false);
  }

  private static LabBlueprint blueprint(LabProject project, String id) throws RefusedException {
    return project.blueprints().stream()
        .filter(one -> id.equals("BP" + one.token()))
        .findFirst()
        .orElseThrow(() -> notOfProject("blueprint"));
  }

  private static RefusedException notOfProject(String kind) {
    return bad("The " + kind + " does not belong to the project");
  }

  private static RefusedException bad(String message) {
    return new RefusedException(Reason.BAD_PARAMETER, message);
  }

  private LabRegion region() throws RefusedException {
    List<LabRegion> regions = world.catalogue().regions();
    Optional<String> id = call.bodyText("regionId");
    if (id.isEmpty()) {
      return before.map(ClassSettings::region).orElse(regions.getFirst());
    }
    return regions.stream()
        .filter(one -> id.get().equals("RE" + one.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("region"));
  }

  private Schedule schedule() throws RefusedException {
    String zone = text("timeZoneId", known -> known.schedule().zone().id());
    LocalDateTime start =
        time("startDate", text("startDate", known -> LocalTimes.write(known.schedule().start())));
    Optional<String> end =
        call.bodyText("endDate")
            .or(() -> before.map(known -> LocalTimes.write(known.schedule().end())));
    return new Schedule(
        start,
        end.isPresent() ? time("endDate", end.get()) : start.plus(Schedule.DEFAULT_LENGTH),
        ClassZone.find(zone).orElseThrow(() -> bad("timeZoneId is not a known time zone")));
  }

  private static LocalDateTime time(String name, String text) throws RefusedException {
    return LocalTimes.read(text).orElseThrow(() -> bad(name + " is not MM/DD/YYYY HH:MM AM/PM"));
  }

  private Admission admission() throws RefusedException {
    Admission known = before.map(ClassSettings::admission).orElse(Admission.DEFAULT);
    Optional<Integer> earlyAccess = call.bodyNumber("limitEarlyAccess");
    if (before.isEmpty() && earlyAccess.isEmpty()) {
      throw LongIdCall.missing("limitEarlyAccess");
    }
    return new Admission(
        earlyAccess.orElse(known.earlyAccess()),
        call.bodyFlag("permitAccessToNonRegisteredStudent", known.nonRegistered()),
        call.field("maxStudents").isPresent()
            ? call.bodyNumber("maxStudents")
            : known.maxStudents(),
        call.bodyFlag("allowMultipleStudentLogin", known.multipleLogins()),
        call.bodyFlag("selfPaced", known.selfPaced()));
  }

  private Invitation invitation() {
    Invitation known = before.map(ClassSettings::invitation).orElse(Invitation.DEFAULT);
    return new Invitation(
        call.bodyFlag("useCustomInvitationEmail", known.custom()),
        optional("customInvitationEmailSubject", known.subject()),
        optional("customInvitationEmailBody", known.body()));
  }

  private Optional<String> optional(String name, Optional<String> known) {
    return call.field(name).isPresent() ? call.bodyText(name) : known;
  }

  private Optional<ClassAddress> address() {
    Optional<JsonValue> given = call.field("address");
    if (given.isEmpty()) {
      return before.flatMap(ClassSettings::address);
    }
    return given
        .filter(JsonObject.class::isInstance)
        .map(json ->
            new ClassAddress(
                LongIdCall.textOf(json, "state"),
                LongIdCall.textOf(json, "address1"),
                LongIdCall.textOf(json, "address2"),
                LongIdCall.textOf(json, "zipCode"),
                LongIdCall.textOf(json, "city"),
                LongIdCall.textOf(json, "country")));
  }

  private Map<String, String> fieldValues() {
    Map<String, String> values =
        new HashMap<>(before.map(ClassSettings::fieldValues).orElse(Map.of()));
    for (JsonValue field : call.bodyElements("customFieldsValues")) {
      String token = TrainingIds.token(TrainingIds.FIELD, LongIdCall.textOf(field, "id"));
      String value = LongIdCall.textOf(field, "value");
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
    for (JsonValue step : call.bodyElements("steps")) {
      steps.add(
          new Steps.Step(
              blueprint(project, LongIdCall.textOf(step, "blueprintId")),
              LongIdCall.textOf(step, "isDefault").equals("true")));
    }
    return new Steps(
        call.bodyFlag("enableSteps", known.enabled()),
        call.bodyFlag("studentsCanSwitchStep", known.studentsSwitch()),
        call.field("steps").isPresent() ? steps : known.steps());
  }
}
