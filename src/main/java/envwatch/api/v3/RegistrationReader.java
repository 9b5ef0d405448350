package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.TrainingService.Served;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.JsonObject;
import envwatch.model.training.StudentId;
import envwatch.model.training.StudentRegistration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads what students gave when registering. The names around the list of students are only
 * inferred (service/api-v3-training.md, getdetailed): a list of students is found under any name.
 */
final class RegistrationReader {
  private static final String STUDENTS = "students";

  /** Only the documented fields: others could be secret. */
  private static final List<String> DETAILS =
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

  private RegistrationReader() {}

  static Served<StudentRegistration> registrations(byte[] body) throws Unreadable {
    return Json.<Served<StudentRegistration>>read(body, RegistrationReader::registrations);
  }

  private static @Nullable Served<StudentRegistration> registrations(JsonCursor in)
      throws Unreadable {
    List<?> students = students(JsonObject.value(in));
    return students == null ? null : served(students);
  }

  private static @Nullable List<?> students(@Nullable Object value) {
    if (value instanceof List<?> list) {
      List<JsonObject> objects = JsonObject.objects(list);
      boolean wrapped = objects.size() == 1 && !isStudent(objects.getFirst());
      return wrapped ? students(objects.getFirst()) : list;
    }
    if (!(value instanceof JsonObject object)) {
      return null;
    }
    for (JsonObject each : Stream.concat(Stream.of(object), object.nested().stream()).toList()) {
      List<?> named = each.list(STUDENTS);
      if (named != null) {
        return named;
      }
    }
    return alike(object);
  }

  private static @Nullable List<?> alike(JsonObject object) {
    for (List<?> list : object.lists()) {
      if (JsonObject.objects(list).stream().anyMatch(RegistrationReader::isStudent)) {
        return list;
      }
    }
    return null;
  }

  private static boolean isStudent(JsonObject served) {
    return Stream.of("email", "firstName", "lastName", "regCode").anyMatch(served::has);
  }

  private static @Nullable Served<StudentRegistration> served(List<?> students) {
    List<StudentRegistration> read =
        JsonObject.objects(students).stream()
            .filter(RegistrationReader::isStudent)
            .map(RegistrationReader::registration)
            .toList();
    int unreadable = students.size() - read.size();
    return read.isEmpty() && unreadable > 0 ? null : new Served<>(read, unreadable);
  }

  private static StudentRegistration registration(JsonObject served) {
    String id = served.id("id");
    Map<String, String> details = new LinkedHashMap<>();
    for (String name : DETAILS) {
      String text = served.line(name);
      if (text != null) {
        details.put(name, text);
      }
    }
    return new StudentRegistration(
        id == null ? null : new StudentId(id),
        served.line("firstName"),
        served.line("lastName"),
        served.line("email"),
        details);
  }
}
