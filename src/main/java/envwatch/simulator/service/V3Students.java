package envwatch.simulator.service;

import envwatch.simulator.world.Attendance;
import envwatch.simulator.world.EnvironmentState;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabStudent;
import envwatch.simulator.world.StudentOperations.Seated;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Students as v3 writes them. */
final class V3Students {
  private static final int DELETED = 5;

  /** The names of what students tell at registration, besides their names and addresses. */
  static final List<String> REGISTRATION =
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

  private final V3Words words;

  V3Students(V3Words words) {
    this.words = words;
  }

  static String id(LabStudent student) {
    return "SD" + student.token();
  }

  private static JsonObject person(LabStudent student) {
    return Json.object()
        .put("id", id(student))
        .put("firstName", student.user().firstName())
        .put("lastName", student.user().lastName())
        .put("email", student.user().email());
  }

  /**
   * @param full whether the machines are listed
   */
  JsonObject student(Seated seated, boolean full) {
    LabStudent student = seated.student();
    Optional<LabEnvironment> environment = seated.environment();
    JsonObject json =
        person(student)
            .put("status", number(student.attendance()))
            .put("envId", student.environment().map(seat -> "EN" + seat.token()).orElse(null))
            .put("envStatus", status(seated));
    json.set(
        "envCommands",
        Json.texts(
            environment.map(LabEnvironment::state).stream()
                .flatMap(state -> commands(state).stream())));
    if (full) {
      json.set(
          "vms",
          Json.array(
              environment.stream()
                  .flatMap(found -> found.machines().stream())
                  .map(machine ->
                      Json.object()
                          .put("id", V3Environments.id(machine))
                          .put("name", machine.name()))));
    }
    return json;
  }

  private static int number(Attendance attendance) {
    return switch (attendance) {
      case NONE -> 0;
      case PARTICIPATED -> 1;
      case LOGGED_IN -> 2;
    };
  }

  /** Null before an environment existed, which is not documented. */
  private @Nullable Integer status(Seated seated) {
    if (seated.student().environment().isEmpty()) {
      return null;
    }
    return seated.environment().map(found -> words.of(found.state()).code()).orElse(DELETED);
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
  JsonObject registered(LabStudent student) {
    JsonObject json = person(student);
    REGISTRATION.forEach(name -> json.put(name, student.registration().getOrDefault(name, "")));
    return json;
  }
}
