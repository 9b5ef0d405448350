package envwatch.simulator.service;

import envwatch.simulator.world.ClassOperations;
import envwatch.simulator.world.LabClass;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.StudentOperations.Seated;
import envwatch.simulator.world.World;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The v3 routes for classes as a whole. */
final class V3ClassRoutes {
  private final World world;
  private final ClassOperations classes;
  private final V3Classes writer;
  private final V3Students students;

  V3ClassRoutes(World world, V3Students students) {
    this.world = world;
    this.classes = world.training().classes();
    this.writer = new V3Classes(world.training());
    this.students = students;
  }

  List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "class", call -> list()),
        new V3Route("POST", "class", this::create),
        new V3Route("GET", "class/*", this::one),
        new V3Route("PUT", "class/*", this::edit),
        V3Route.withoutBody("DELETE", "class/*", this::delete),
        new V3Route("GET", "class/actions/getdetailed", this::detailed));
  }

  private JsonValue list() {
    Instant now = world.now();
    return Json.array(classes.all().stream().map(one -> writer.inList(one, now)));
  }

  private JsonValue one(LongIdCall call) throws RefusedException {
    return writer.full(TrainingIds.trainingClass(world, call.pathId()), world.now());
  }

  private JsonValue create(LongIdCall call) throws RefusedException {
    LabClass made = classes.create(new ClassForm(world, call, Optional.empty()).read());
    return Json.object().put("id", V3Classes.id(made));
  }

  private JsonValue edit(LongIdCall call) throws RefusedException {
    LabClass before = TrainingIds.trainingClass(world, call.pathId());
    if (!call.requiredInBody("id").equals(call.pathId())) {
      throw new RefusedException(Reason.BAD_PARAMETER, "id is not that of the path");
    }
    ClassForm form = new ClassForm(world, call, Optional.of(before.settings()));
    return writer.full(classes.edit(before.token(), form.read()), world.now());
  }

  private void delete(LongIdCall call) throws RefusedException {
    classes.delete(TrainingIds.token(TrainingIds.CLASS, call.pathId()));
  }

  /** The names of the two parts are not documented. */
  private JsonValue detailed(LongIdCall call) throws RefusedException {
    LabClass found = TrainingIds.trainingClass(world, call.required("classId"));
    List<Seated> all = world.training().students().of(found.token());
    return Json.object()
        .set("class", writer.full(found, world.now()))
        .set("students", Json.array(all.stream().map(Seated::student).map(students::registered)));
  }
}
