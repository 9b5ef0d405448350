package envwatch.api.v3;

import envwatch.api.wire.JsonObject;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.StudentMachine;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads students (service/api-v3-training.md section 2). */
final class StudentReader {
  /** What the students page calls the number 7; other pages say Taking a Snapshot. */
  private static final int PUBLISHING = 7;

  private StudentReader() {}

  static Student student(StudentId id, JsonObject served) {
    String environment = served.id("envId");
    String status = served.line("status");
    return new Student(
        id,
        served.line("firstName"),
        served.line("lastName"),
        served.line("email"),
        attendance(status),
        status,
        environment == null ? null : new EnvironmentId(environment),
        environment == null ? Status.UNTOLD : status(served),
        commands(served.list("envCommands")),
        machines(served.objects("vms")));
  }

  private static Attendance attendance(@Nullable String served) {
    return switch (served == null ? "" : served.toLowerCase(Locale.ROOT)) {
      case "0", "none" -> Attendance.INVITED;
      case "1", "participated" -> Attendance.TOOK_PART;
      case "2", "loggedin" -> Attendance.IN_CLASS;
      default -> Attendance.UNKNOWN;
    };
  }

  private static Status status(JsonObject served) {
    Integer number = served.integer("envStatus");
    if (number == null) {
      return StatusWords.status(served.line("envStatus"));
    }
    return V3StatusCode.status(number, number == PUBLISHING ? "Publishing" : null);
  }

  private static Set<String> commands(@Nullable List<?> served) {
    Set<String> commands = new LinkedHashSet<>();
    for (Object each : served == null ? List.of() : served) {
      String command = each instanceof String text ? ServedText.line(text) : null;
      if (command != null) {
        commands.add(command);
      }
    }
    return commands;
  }

  /** A machine of which nothing was served is none. */
  private static List<StudentMachine> machines(List<JsonObject> served) {
    return served.stream().map(StudentReader::machine).filter(Objects::nonNull).toList();
  }

  private static @Nullable StudentMachine machine(JsonObject served) {
    String id = served.id("id");
    String name = served.line("name");
    if (id == null && name == null) {
      return null;
    }
    return new StudentMachine(id, name == null ? Objects.requireNonNull(id) : name);
  }
}
