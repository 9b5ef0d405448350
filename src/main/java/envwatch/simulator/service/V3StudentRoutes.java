package envwatch.simulator.service;

import envwatch.simulator.world.LabStudent;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.StudentOperations;
import java.util.List;

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
        new V3Route("POST", "class/*/students", this::add),
        new V3Route("GET", "class/*/students/*", this::one),
        V3Route.withoutBody("PUT", "class/*/students/*", this::edit),
        V3Route.withoutBody("DELETE", "class/*/students/*", this::remove));
  }

  private static String classToken(LongIdCall call) {
    return TrainingIds.token(TrainingIds.CLASS, call.pathId());
  }

  private static String studentToken(LongIdCall call) {
    return TrainingIds.token(TrainingIds.STUDENT, call.pathIds().getLast());
  }

  private JsonValue list(LongIdCall call) throws RefusedException {
    boolean full = call.flag("isFull", false);
    return Json.array(
        students.of(classToken(call)).stream().map(seated -> writer.student(seated, full)));
  }

  private JsonValue one(LongIdCall call) throws RefusedException {
    return writer.student(students.find(classToken(call), studentToken(call)), true);
  }

  private JsonValue add(LongIdCall call) throws RefusedException {
    LabStudent added =
        students.add(classToken(call), StudentForm.student(call), StudentForm.registration(call));
    return Json.object().put("studentId", V3Students.id(added));
  }

  private void edit(LongIdCall call) throws RefusedException {
    LabStudent before = students.find(classToken(call), studentToken(call)).student();
    students.edit(classToken(call), before.token(), StudentForm.changed(call, before.user()));
  }

  private void remove(LongIdCall call) throws RefusedException {
    students.remove(classToken(call), studentToken(call));
  }
}
