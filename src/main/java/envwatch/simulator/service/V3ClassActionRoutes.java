package envwatch.simulator.service;

import envwatch.simulator.world.BulkResult;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.Training;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The v3 routes that act on the students of a class. */
final class V3ClassActionRoutes {
  private final Training training;
  private final Addresses addresses;

  V3ClassActionRoutes(Training training, Addresses addresses) {
    this.training = training;
    this.addresses = addresses;
  }

  List<V3Route> routes() {
    return List.of(
        V3Route.withoutBody("POST", "class/actions/sendinvitations", this::invite),
        new V3Route("PUT", "class/actions/suspendallenvironments", this::suspendAll),
        new V3Route("DELETE", "class/actions/deleteallenvironments", this::deleteAll),
        new V3Route("POST", "class/sponsoredlink", this::makeLink),
        V3Route.withoutBody("POST", "class/disablesponsoredlink", this::revokeLink),
        V3Route.withoutBody(
            "POST", "class/*/students/actions/resumeenvironmentforstudent", this::resume));
  }

  private static String classToken(String id) {
    return TrainingIds.token(TrainingIds.CLASS, id);
  }

  private static List<String> studentTokens(LongIdCall call) {
    return call.bodyTexts("studentIds").stream()
        .map(id -> TrainingIds.token(TrainingIds.STUDENT, id))
        .toList();
  }

  private void invite(LongIdCall call) throws RefusedException {
    String classToken = classToken(call.requiredInBody("classId"));
    List<String> students = studentTokens(call);
    if (students.isEmpty()) {
      throw LongIdCall.missing("studentIds");
    }
    training.students().invite(classToken, students);
  }

  /** The body names the class again; a body that is missing means all students. */
  private void resume(LongIdCall call) throws RefusedException {
    Optional<String> named = call.bodyText("classId");
    if (named.isPresent() && !named.get().equals(call.pathId())) {
      throw new RefusedException(Reason.BAD_PARAMETER, "classId is not that of the path");
    }
    training.seats().resume(classToken(call.pathId()), studentTokens(call));
  }

  private JsonValue suspendAll(LongIdCall call) throws RefusedException {
    return result(training.seats().suspendAll(classToken(bodyOrQueryId(call))));
  }

  private JsonValue deleteAll(LongIdCall call) throws RefusedException {
    return result(training.seats().deleteAll(classToken(bodyOrQueryId(call))));
  }

  /** Clients pass the id of the class in either place. */
  private static String bodyOrQueryId(LongIdCall call) throws RefusedException {
    return call.bodyText("id")
        .or(() -> call.text("id"))
        .orElseThrow(() -> LongIdCall.missing("id"));
  }

  /** The lists are in the first element of an array, where one client reads them. */
  private static JsonArray result(BulkResult result) {
    return Json.array(
        Stream.of(
            Json.object()
                .set("failed", entries(result.failed()))
                .set("succeed", entries(result.succeeded()))));
  }

  private static JsonArray entries(List<BulkResult.Entry> entries) {
    return Json.array(
        entries.stream()
            .map(entry ->
                Json.object()
                    .put("id", V3Students.id(entry.student()))
                    .put("email", entry.student().user().email())
                    .put("fullName", entry.student().user().fullName())
                    .put("envId", V3Environments.id(entry.environment()))));
  }

  private JsonValue makeLink(LongIdCall call) throws RefusedException {
    String token =
        training
            .links()
            .make(
                classToken(call.requiredInBody("classId")),
                StudentForm.sponsored(call),
                call.bodyFlag("preRegisterStudent", false),
                StudentForm.registration(call));
    return Json.object().put("loginUrl", addresses.sponsoredLogin(token));
  }

  private void revokeLink(LongIdCall call) throws RefusedException {
    training
        .links()
        .revoke(
            classToken(call.requiredInBody("classId")),
            call.requiredInBody("studentEmail"),
            call.bodyFlag("unregisterStudent", false));
  }
}
