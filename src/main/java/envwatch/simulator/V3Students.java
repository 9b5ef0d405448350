package envwatch.simulator;

import envwatch.simulator.StudentOperations.Seated;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The students of a class in v3, and what is done with all of them. */
final class V3Students {
  private static final int DELETED = 5;

  /** The names of what students tell at registration, besides their names and addresses. */
  private static final List<String> REGISTRATION =
      List.of(
          "company",
          "jobLevel",
          "address1",
          "address2",
          "city",
          "state",
          "zipCode",
          "country",
          "phone",
          "regCode");

  private V3Students() {}

  private static Training training(LongIdCall call) {
    return call.world().training();
  }

  private static String classToken(String id) {
    return LongIdCall.token("CO", id);
  }

  private static String studentToken(LongIdCall call) {
    return LongIdCall.token("SD", call.lastPathId());
  }

  static JsonValue list(LongIdCall call) throws RefusedException {
    boolean full = call.flag("isFull", false);
    return Json.array(
        training(call).students().of(classToken(call.pathId())),
        seated -> student(call.backend(), seated, full));
  }

  static JsonValue one(LongIdCall call) throws RefusedException {
    Seated found = training(call).students().find(classToken(call.pathId()), studentToken(call));
    return student(call.backend(), found, true);
  }

  static JsonValue add(LongIdCall call) throws RefusedException {
    Form body = call.body();
    LabUser user =
        new LabUser(body.required("email"), body.required("firstName"), body.required("lastName"));
    LabStudent added =
        training(call).students().add(classToken(call.pathId()), user, registration(body));
    return Json.object().put("studentId", "SD" + added.token());
  }

  private static Map<String, String> registration(Form body) {
    Map<String, String> registration = new HashMap<>();
    Form info = new Form(body.field("registrationInfo").orElse(JsonNull.NULL));
    for (String name : REGISTRATION) {
      info.field(name).flatMap(JsonValue::text).ifPresent(value -> registration.put(name, value));
    }
    return registration;
  }

  static void edit(LongIdCall call) throws RefusedException {
    Form body = call.body();
    String classToken = classToken(call.pathId());
    LabStudent before = training(call).students().find(classToken, studentToken(call)).student();
    LabUser changed =
        new LabUser(
            body.text("email").orElse(before.user().email()),
            body.text("firstName").orElse(before.user().firstName()),
            body.text("lastName").orElse(before.user().lastName()));
    training(call).students().edit(classToken, before.token(), changed);
  }

  static void remove(LongIdCall call) throws RefusedException {
    training(call).students().remove(classToken(call.pathId()), studentToken(call));
  }

  static void invite(LongIdCall call) throws RefusedException {
    String classToken = classToken(call.body().required("classId"));
    List<String> students = studentTokens(call.body());
    if (students.isEmpty()) {
      throw Form.missing("studentIds");
    }
    training(call).students().invite(classToken, students);
  }

  private static List<String> studentTokens(Form body) {
    return body.texts("studentIds").stream().map(id -> LongIdCall.token("SD", id)).toList();
  }

  /** The body names the class again; a body that is missing means all students. */
  static void resume(LongIdCall call) throws RefusedException {
    Optional<String> named = call.body().text("classId");
    if (named.filter(id -> !id.equals(call.pathId())).isPresent()) {
      throw RefusedException.bad("classId is not that of the path");
    }
    training(call).seats().resume(classToken(call.pathId()), studentTokens(call.body()));
  }

  static JsonValue suspendAll(LongIdCall call) throws RefusedException {
    return result(training(call).seats().suspendAll(classToken(bodyOrQueryId(call))));
  }

  static JsonValue deleteAll(LongIdCall call) throws RefusedException {
    return result(training(call).seats().deleteAll(classToken(bodyOrQueryId(call))));
  }

  /** Clients pass the id of the class in either place. */
  private static String bodyOrQueryId(LongIdCall call) throws RefusedException {
    return call.body().text("id").or(() -> call.text("id")).orElseThrow(() -> Form.missing("id"));
  }

  /** The lists are in the first element of an array, where one client reads them. */
  private static JsonArray result(BulkResult result) {
    return Json.array(
        Stream.of(
            Json.object()
                .list("failed", result.failed(), V3Students::entry)
                .list("succeed", result.succeeded(), V3Students::entry)));
  }

  private static JsonObject entry(BulkResult.Entry entry) {
    return Json.object()
        .put("id", "SD" + entry.student().token())
        .put("email", entry.student().user().email())
        .put("fullName", entry.student().user().fullName())
        .put("envId", V3Environments.id(entry.environment()));
  }

  static JsonValue makeLink(LongIdCall call) throws RefusedException {
    Form body = call.body();
    String classToken = classToken(body.required("classId"));
    LabUser person =
        new LabUser(
            body.required("studentEmail"),
            body.required("studentFirstName"),
            body.required("studentLastName"));
    boolean register = body.flag("preRegisterStudent", false);
    String token = training(call).links().make(classToken, person, register, registration(body));
    return Json.object().put("loginUrl", call.backend().addresses().sponsoredLogin(token));
  }

  static void revokeLink(LongIdCall call) throws RefusedException {
    Form body = call.body();
    training(call)
        .links()
        .revoke(
            classToken(body.required("classId")),
            body.required("studentEmail"),
            body.flag("unregisterStudent", false));
  }

  private static JsonObject person(LabStudent student) {
    return Json.object()
        .put("id", "SD" + student.token())
        .put("firstName", student.user().firstName())
        .put("lastName", student.user().lastName())
        .put("email", student.user().email());
  }

  /**
   * @param full whether the machines are listed
   */
  private static JsonObject student(Backend backend, Seated seated, boolean full) {
    LabStudent student = seated.student();
    Optional<LabEnvironment> environment = seated.environment();
    List<String> commands =
        environment.map(LabEnvironment::state).map(V3Students::commands).orElse(List.of());
    JsonObject json =
        person(student)
            .put("status", number(student.attendance()))
            .put("envId", student.environment().map(seat -> "EN" + seat.token()).orElse(null))
            .put("envStatus", status(backend, seated))
            .set("envCommands", Json.texts(commands.stream()));
    return full
        ? json.set(
            "vms",
            V3Environments.machines(environment.map(LabEnvironment::machines).orElse(List.of())))
        : json;
  }

  private static int number(Attendance attendance) {
    return switch (attendance) {
      case NONE -> 0;
      case PARTICIPATED -> 1;
      case LOGGED_IN -> 2;
    };
  }

  /** Null before an environment existed, which is not documented. */
  private static @Nullable Integer status(Backend backend, Seated seated) {
    if (seated.student().environment().isEmpty()) {
      return null;
    }
    return seated
        .environment()
        .map(found -> backend.say(Words.v3(found.state())).code())
        .orElse(DELETED);
  }

  /** Seen are {@code Suspend}, {@code RevertEnv} and {@code Delete}; the others are like them. */
  private static List<String> commands(EnvironmentState state) {
    return switch (state) {
      case RUNNING -> List.of("Suspend", "RevertEnv", "Delete");
      case SUSPENDED -> List.of("Resume", "RevertEnv", "Delete");
      case PREPARING, CREATION_FAILED, ARCHIVED -> List.of("Delete");
      case STOPPING, TAKING_SNAPSHOT -> List.of();
    };
  }

  /** A student with registration data, as getdetailed lists them; all values are texts. */
  static JsonObject registered(LabStudent student) {
    JsonObject json = person(student);
    REGISTRATION.forEach(name -> json.put(name, student.registration().getOrDefault(name, "")));
    return json;
  }
}
