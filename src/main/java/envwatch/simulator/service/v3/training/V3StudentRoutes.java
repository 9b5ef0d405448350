package envwatch.simulator.service.v3.training;

import envwatch.simulator.service.v3.V3Route;
import envwatch.simulator.service.wire.Json;
import envwatch.simulator.service.wire.LongIdCall;
import envwatch.simulator.world.request.RefusedException;
import envwatch.simulator.world.training.StudentOperations;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The v3 routes for the students of a class. */
final class V3StudentRoutes {
  private final StudentOperations students;
  private final V3Students writer;

  V3StudentRoutes(StudentOperations students, V3Students writer) {
    this.students = students;
    this.writer = writer;
  }

  List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "class/*/students", this::list),
        new V3Route("GET", "class/*/students/*", this::one));
  }

  private static String classToken(LongIdCall call) {
    return TrainingIds.token(TrainingIds.CLASS, call.pathId());
  }

  private static String studentToken(LongIdCall call) {
    return TrainingIds.token(TrainingIds.STUDENT, call.pathIds().getLast());
  }

  private JsonNode list(LongIdCall call) throws RefusedException {
    boolean full = call.flag("isFull", false);
    return Json.array(
        students.of(classToken(call)).stream().map(seated -> writer.student(seated, full)));
  }

  private JsonNode one(LongIdCall call) throws RefusedException {
    return writer.student(students.find(classToken(call), studentToken(call)), true);
  }
}
