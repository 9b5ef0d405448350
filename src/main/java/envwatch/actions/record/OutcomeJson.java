package envwatch.actions.record;

import static envwatch.actions.record.ActivityJson.required;
import static envwatch.actions.record.ActivityJson.text;

import envwatch.actions.rules.Obstacle;
import envwatch.model.EnvironmentId;
import envwatch.model.action.ExecutionId;
import envwatch.training.model.student.Person;
import envwatch.training.model.student.StudentId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Converts an outcome to and from a JSON object. */
final class OutcomeJson {
  private OutcomeJson() {}

  static ObjectNode write(Outcome outcome, ObjectNode to) {
    switch (outcome) {
      case Outcome.Waiting waiting -> to.put("is", "waiting");
      case Outcome.Sending sending -> to.put("is", "sending");
      case Outcome.Following(Instant acceptedAt) ->
          to.put("is", "following").put("acceptedAt", acceptedAt.toString());
      case Outcome.Accepted(ExecutionId execution, String note) ->
          accepted(execution, note, to.put("is", "accepted"));
      case Outcome.Reported(List<Person> succeeded, List<Person> failed) -> {
        to.put("is", "reported");
        people(succeeded, to.putArray("succeeded"));
        people(failed, to.putArray("failed"));
      }
      case Outcome.Seen(Duration after) ->
          to.put("is", "seen").put("afterMillis", after.toMillis());
      case Outcome.WentWrong(String word) -> to.put("is", "wentWrong").put("word", word);
      case Outcome.NotSeenYet(Instant acceptedAt) ->
          to.put("is", "notSeenYet").put("acceptedAt", acceptedAt.toString());
      case Outcome.Refused(var cause) -> FailureJson.write(cause, to.put("is", "refused"));
      case Outcome.NotReached(var cause) -> FailureJson.write(cause, to.put("is", "notReached"));
      case Outcome.Unknown(var cause) -> FailureJson.write(cause, to.put("is", "unknown"));
      case Outcome.Interrupted interrupted -> to.put("is", "interrupted");
      case Outcome.NotSent(Obstacle obstacle) ->
          to.put("is", "notSent")
              .put("obstacle", obstacle.kind().name())
              .put("word", obstacle.word());
    }
    return to;
  }

  private static void accepted(
      @Nullable ExecutionId execution, @Nullable String note, ObjectNode to) {
    if (execution != null) {
      to.put("execution", execution.value());
    }
    if (note != null) {
      to.put("note", note);
    }
  }

  /**
   * @throws IllegalArgumentException when it is not an outcome
   */
  static Outcome read(JsonNode from) {
    return switch (required(from, "is")) {
      case "waiting" -> new Outcome.Waiting();
      case "sending" -> new Outcome.Sending();
      case "following" -> new Outcome.Following(Instant.parse(required(from, "acceptedAt")));
      case "accepted" -> accepted(from);
      case "reported" ->
          new Outcome.Reported(people(from.path("succeeded")), people(from.path("failed")));
      case "seen" -> new Outcome.Seen(Duration.ofMillis(from.path("afterMillis").asLong(0)));
      case "wentWrong" -> new Outcome.WentWrong(required(from, "word"));
      case "notSeenYet" -> new Outcome.NotSeenYet(Instant.parse(required(from, "acceptedAt")));
      case "refused" -> new Outcome.Refused(FailureJson.read(from));
      case "notReached" -> new Outcome.NotReached(FailureJson.read(from));
      case "unknown" -> new Outcome.Unknown(FailureJson.read(from));
      case "interrupted" -> new Outcome.Interrupted();
      case "notSent" ->
          new Outcome.NotSent(
              new Obstacle(
                  Obstacle.Kind.valueOf(required(from, "obstacle")), required(from, "word")));
      default -> throw new IllegalArgumentException("no outcome");
    };
  }

  private static Outcome accepted(JsonNode from) {
    String execution = text(from, "execution");
    return new Outcome.Accepted(
        execution == null ? null : new ExecutionId(execution), text(from, "note"));
  }

  private static void people(List<Person> people, ArrayNode to) {
    for (Person person : people) {
      ObjectNode one = to.addObject();
      put(one, "id", person.id() == null ? null : person.id().value());
      put(one, "email", person.email());
      put(one, "name", person.fullName());
      put(one, "environmentId", person.environment() == null ? null : person.environment().value());
    }
  }

  private static void put(ObjectNode to, String name, @Nullable String value) {
    if (value != null) {
      to.put(name, value);
    }
  }

  private static List<Person> people(JsonNode from) {
    List<Person> people = new ArrayList<>();
    for (JsonNode one : from) {
      String id = text(one, "id");
      String environment = text(one, "environmentId");
      people.add(
          new Person(
              id == null ? null : new StudentId(id),
              text(one, "email"),
              text(one, "name"),
              environment == null ? null : new EnvironmentId(environment)));
    }
    return people;
  }
}
