package envwatch.simulator.service;

import envwatch.simulator.world.Attendance;
import envwatch.simulator.world.LabClass;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabStudent;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.StudentOperations;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Optional;

/**
 * The v3 routes for guided journeys and shared environments, of which the paths are known; the
 * answers are made up.
 */
final class V3JourneyRoutes {
  private static final int STEPS = 8;

  private final World world;
  private final StudentOperations students;

  V3JourneyRoutes(World world) {
    this.world = world;
    this.students = world.training().students();
  }

  List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "classanalytics/guided-journey/class/progress/*", this::ofClass),
        new V3Route("GET", "classanalytics/guided-journey/student/progress/*", this::ofStudent),
        new V3Route("GET", "sharedenv", this::shared));
  }

  private JsonValue ofClass(LongIdCall call) throws RefusedException {
    LabClass found = TrainingIds.trainingClass(world, call.pathId());
    return Json.object()
        .put("classId", V3Classes.id(found))
        .put("totalSteps", STEPS)
        .set(
            "students",
            Json.array(
                students.of(found.token()).stream().map(seated -> progress(seated.student()))));
  }

  private JsonValue ofStudent(LongIdCall call) throws RefusedException {
    String token = TrainingIds.token(TrainingIds.STUDENT, call.pathId());
    LabClass found = students.classOf(token);
    return progress(students.find(found.token(), token).student())
        .put("classId", V3Classes.id(found))
        .put("totalSteps", STEPS);
  }

  private static JsonObject progress(LabStudent student) {
    int done =
        student.attendance() == Attendance.NONE
            ? 0
            : 1 + Math.floorMod(student.token().hashCode(), STEPS);
    return Json.object()
        .put("studentId", V3Students.id(student))
        .put("completedSteps", done)
        .put("progress", done * 100 / STEPS);
  }

  /** Environments of the project that belong to no class. */
  private JsonValue shared(LongIdCall call) throws RefusedException {
    Optional<String> project = call.text("projectId");
    Optional<String> blueprint = call.text("baseBlueprintId");
    Optional<String> region = call.text("regionId");
    Optional<String> classId = call.text("classId");
    if (classId.isPresent()) {
      LabClass found = TrainingIds.trainingClass(world, classId.get());
      project = project.or(() -> Optional.of("PR" + found.settings().project().token()));
    }
    String wanted = project.orElseThrow(() -> LongIdCall.missing("projectId"));
    return Json.array(
        world.environmentsOutsideClasses().stream()
            .filter(one -> wanted.equals(projectId(one)))
            .filter(one -> blueprint.map(blueprintId(one)::equals).orElse(true))
            .filter(one -> region.map(regionId(one)::equals).orElse(true))
            .map(V3JourneyRoutes::entry));
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
