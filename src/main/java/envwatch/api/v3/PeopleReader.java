package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.ServedText;
import envwatch.model.EnvironmentId;
import envwatch.model.training.Person;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads for whom a change of a whole class succeeded and failed. Two clients read the lists from
 * different shapes (service/api-v3-training.md): an object, or an array with it as first element.
 */
final class PeopleReader {
  private static final List<String> SUCCEEDED = List.of("succeed", "succeeded");
  private static final List<String> FAILED = List.of("failed");

  private final List<Person> succeeded = new ArrayList<>();
  private final List<Person> failed = new ArrayList<>();
  private boolean told;

  private PeopleReader() {}

  /**
   * @param body may be empty, or of any shape: then nothing was told person by person
   */
  static TrainingAction.Answer answer(byte[] body) {
    var people = new PeopleReader();
    outer(body).forEach(people::read);
    return people.told
        ? new TrainingAction.Answer(null, null, people.succeeded, people.failed, true)
        : TrainingAction.Answer.PLAIN;
  }

  private static List<JsonObject> outer(byte[] body) {
    try {
      return Json.<List<JsonObject>>read(body, in -> objects(JsonObject.value(in)));
    } catch (Unreadable e) {
      return List.of();
    }
  }

  private static List<JsonObject> objects(@Nullable Object value) {
    return switch (value) {
      case JsonObject object -> List.of(object);
      case List<?> list -> JsonObject.objects(list);
      case null, default -> List.of();
    };
  }

  private void read(JsonObject outer) {
    SUCCEEDED.forEach(name -> read(outer.get(name), succeeded));
    FAILED.forEach(name -> read(outer.get(name), failed));
  }

  private void read(@Nullable Object served, List<Person> people) {
    switch (served) {
      case List<?> list -> {
        told = true;
        list.forEach(each -> people.add(person(each)));
      }
      case JsonObject object -> {
        told = true;
        if (isPerson(object)) {
          people.add(person(object));
        } else {
          object.nested().forEach(each -> people.add(person(each)));
        }
      }
      case null, default -> {}
    }
  }

  private static boolean isPerson(JsonObject served) {
    return Stream.of("id", "email", "fullName", "envId").anyMatch(served::has);
  }

  /** Somebody of whom nothing can be read still counts. */
  private static Person person(@Nullable Object served) {
    return switch (served) {
      case JsonObject object -> person(object);
      case String text when text.contains("@") ->
          new Person(null, ServedText.line(text), null, null);
      case String text -> new Person(studentId(ServedText.id(text)), null, null, null);
      case null, default -> new Person(null, null, null, null);
    };
  }

  private static Person person(JsonObject served) {
    String environment = served.id("envId");
    String name = served.line("fullName");
    return new Person(
        studentId(served.id("id")),
        served.line("email"),
        name == null ? joinedName(served) : name,
        environment == null ? null : new EnvironmentId(environment));
  }

  private static @Nullable StudentId studentId(@Nullable String id) {
    return id == null ? null : new StudentId(id);
  }

  static @Nullable String joinedName(JsonObject served) {
    String joined =
        Stream.of("firstName", "lastName")
            .map(served::line)
            .filter(Objects::nonNull)
            .collect(Collectors.joining(" "));
    return joined.isEmpty() ? null : joined;
  }
}
