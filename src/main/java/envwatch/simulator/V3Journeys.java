package envwatch.simulator;

import java.util.Optional;

/**
 * Guided journeys and shared environments in v3, of which the paths are known; the answers are made
 * up.
 */
final class V3Journeys {
  private static final int STEPS = 8;

  private V3Journeys() {}

  static JsonValue ofClass(LongIdCall call) throws RefusedException {
    LabClass found = call.trainingClass(call.pathId());
    return Json.object()
        .put("classId", "CO" + found.token())
        .put("totalSteps", STEPS)
        .list(
            "students",
            call.world().training().students().of(found.token()),
            seated -> progress(seated.student()));
  }

  static JsonValue ofStudent(LongIdCall call) throws RefusedException {
    StudentOperations students = call.world().training().students();
    String token = LongIdCall.token("SD", call.pathId());
    LabClass found = students.classOf(token);
    return progress(students.find(found.token(), token).student())
        .put("classId", "CO" + found.token())
        .put("totalSteps", STEPS);
  }

  private static JsonObject progress(LabStudent student) {
    int done =
        student.attendance() == Attendance.NONE
            ? 0
            : 1 + Math.floorMod(student.token().hashCode(), STEPS);
    return Json.object()
        .put("studentId", "SD" + student.token())
        .put("completedSteps", done)
        .put("progress", done * 100 / STEPS);
  }

  /** Environments of the project that belong to no class. */
  static JsonValue shared(LongIdCall call) throws RefusedException {
    Optional<String> project = call.text("projectId");
    Optional<String> blueprint = call.text("baseBlueprintId");
    Optional<String> region = call.text("regionId");
    Optional<String> ofClass =
        Call.find(call.text("classId"), call::trainingClass)
            .map(found -> "PR" + found.settings().project().token());
    String wanted = project.or(() -> ofClass).orElseThrow(() -> Form.missing("projectId"));
    return Json.array(
        call.world().environmentsOutsideClasses().stream()
            .filter(one -> wanted.equals(projectId(one)))
            .filter(one -> blueprint.map(blueprintId(one)::equals).orElse(true))
            .filter(one -> region.map(regionId(one)::equals).orElse(true))
            .map(V3Journeys::entry));
  }

  private static JsonObject entry(LabEnvironment environment) {
    return Json.object()
        .put("id", V3Environments.id(environment))
        .put("name", environment.name())
        .put("projectId", projectId(environment))
        .put("blueprintId", blueprintId(environment))
        .put("regionId", regionId(environment));
  }

  private static String projectId(LabEnvironment environment) {
    return "PR" + environment.origin().project().token();
  }

  private static String blueprintId(LabEnvironment environment) {
    return "BP" + environment.origin().blueprint().token();
  }

  private static String regionId(LabEnvironment environment) {
    return "RE" + environment.origin().region().token();
  }
}
