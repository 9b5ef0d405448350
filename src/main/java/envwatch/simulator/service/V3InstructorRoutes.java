package envwatch.simulator.service;

import envwatch.simulator.world.ClassInstructor;
import envwatch.simulator.world.InstructorOperations;
import envwatch.simulator.world.RefusedException;
import java.util.List;

/** The v3 routes for the instructors of a class; their answers are not documented. */
final class V3InstructorRoutes {
  private static final String KIND = "IN";

  private final InstructorOperations instructors;

  V3InstructorRoutes(InstructorOperations instructors) {
    this.instructors = instructors;
  }

  List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "instructors/class", this::list),
        new V3Route("POST", "instructors", this::add),
        V3Route.withoutBody("DELETE", "instructors/*", this::remove));
  }

  private JsonValue list(LongIdCall call) throws RefusedException {
    String classToken = TrainingIds.token(TrainingIds.CLASS, call.required("classId"));
    return Json.array(
        instructors.of(classToken).stream()
            .map(one -> instructor(one).put("isLead", one.token().equals(classToken))));
  }

  private static JsonObject instructor(ClassInstructor one) {
    return Json.object()
        .put("id", KIND + one.token())
        .put("instructorVupId", TrainingIds.MEMBER + one.instructor().token())
        .put("name", one.instructor().user().fullName())
        .put("email", one.instructor().user().email())
        .put("disableEnvCreation", !one.createsEnvironment());
  }

  /** Invitations are accepted and not sent. */
  private JsonValue add(LongIdCall call) throws RefusedException {
    return instructor(
        instructors.add(
            TrainingIds.token(TrainingIds.CLASS, call.requiredInBody("classId")),
            TrainingIds.token(TrainingIds.MEMBER, call.requiredInBody("instructorVupId")),
            !call.bodyFlag("disableEnvCreation", false)));
  }

  private void remove(LongIdCall call) throws RefusedException {
    instructors.remove(TrainingIds.token(KIND, call.pathId()));
  }
}
