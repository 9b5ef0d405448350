package envwatch.actions;

import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.training.Person;
import envwatch.model.training.StudentId;
import envwatch.tools.InvalidToolException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Converts an outcome to and from a JSON object. */
final class OutcomeJson {
  private OutcomeJson() {}

  static RecordedFields write(Outcome outcome) {
    RecordedFields to = new RecordedFields();
    switch (outcome) {
      case Outcome.Waiting waiting -> to.put("is", "waiting");
      case Outcome.Sending sending -> to.put("is", "sending");
      case Outcome.Following(Instant acceptedAt) ->
          to.put("is", "following").put("acceptedAt", acceptedAt.toString());
      case Outcome.Accepted(ExecutionId execution, String note) ->
          to.put("is", "accepted")
              .putIfKnown("execution", execution == null ? null : execution.value())
              .putIfKnown("note", note);
      case Outcome.Reported(List<Person> succeeded, List<Person> failed) ->
          to.put("is", "reported")
              .put("succeeded", succeeded.stream().map(OutcomeJson::person).toList())
              .put("failed", failed.stream().map(OutcomeJson::person).toList());
      case Outcome.Seen(Duration after) ->
          to.put("is", "seen").put("afterMillis", after.toMillis());
      case Outcome.WentWrong(String word) -> to.put("is", "wentWrong").put("word", word);
      case Outcome.NotSeenYet(Instant acceptedAt) ->
          to.put("is", "notSeenYet").put("acceptedAt", acceptedAt.toString());
      case Outcome.Refused(var cause) -> FailureJson.write(cause, to.put("is", "refused"));
      case Outcome.NotReached(var cause) -> FailureJson.write(cause, to.put("is", "notReached"));
      case Outcome.Unknown(var cause) -> FailureJson.write(cause, to.put("is", "unknown"));
      case Outcome.Interrupted interrupted -> to.put("is", "interrupted");
      case Outcome.ToolOpened opened -> to.put("is", "toolOpened");
      case Outcome.ToolEnded(int exitCode, List<String> lines) ->
          to.put("is", "toolEnded").put("exitCode", exitCode).put("lines", lines);
      case Outcome.ToolNotStarted(String program, String reason) ->
          to.put("is", "toolNotStarted").put("program", program).put("reason", reason);
      case Outcome.ToolNotFitting(InvalidToolException.Kind kind, String about) ->
          to.put("is", "toolNotFitting").put("problem", kind.name()).put("about", about);
      case Outcome.NotSent(Obstacle obstacle) ->
          to.put("is", "notSent")
              .put("obstacle", obstacle.kind().name())
              .put("word", obstacle.word());
    }
    return to;
  }

  private static RecordedFields person(Person person) {
    EnvironmentId environment = person.environment();
    return new RecordedFields()
        .putIfKnown("id", person.id() == null ? null : person.id().value())
        .putIfKnown("email", person.email())
        .putIfKnown("name", person.fullName())
        .putIfKnown("environmentId", environment == null ? null : environment.value());
  }

  /**
   * @throws IllegalArgumentException when it is not an outcome
   */
  static Outcome read(RecordedFields from) {
    return switch (from.required("is")) {
      case "waiting" -> new Outcome.Waiting();
      case "sending" -> new Outcome.Sending();
      case "following" -> new Outcome.Following(Instant.parse(from.required("acceptedAt")));
      case "accepted" -> accepted(from);
      case "reported" -> new Outcome.Reported(people(from, "succeeded"), people(from, "failed"));
      case "seen" -> new Outcome.Seen(Duration.ofMillis(from.whole("afterMillis", 0)));
      case "wentWrong" -> new Outcome.WentWrong(from.required("word"));
      case "notSeenYet" -> new Outcome.NotSeenYet(Instant.parse(from.required("acceptedAt")));
      case "refused" -> new Outcome.Refused(FailureJson.read(from));
      case "notReached" -> new Outcome.NotReached(FailureJson.read(from));
      case "unknown" -> new Outcome.Unknown(FailureJson.read(from));
      case "interrupted" -> new Outcome.Interrupted();
      case "toolOpened" -> new Outcome.ToolOpened();
      case "toolEnded" ->
          new Outcome.ToolEnded((int) from.whole("exitCode", 0), from.texts("lines"));
      case "toolNotStarted" ->
          new Outcome.ToolNotStarted(from.required("program"), from.required("reason"));
      case "toolNotFitting" ->
          new Outcome.ToolNotFitting(
              InvalidToolException.Kind.valueOf(from.required("problem")), from.required("about"));
      case "notSent" ->
          new Outcome.NotSent(
              new Obstacle(
                  Obstacle.Kind.valueOf(from.required("obstacle")), from.required("word")));
      default -> throw new IllegalArgumentException("no outcome");
    };
  }

  private static Outcome accepted(RecordedFields from) {
    String execution = from.text("execution");
    return new Outcome.Accepted(
        execution == null ? null : new ExecutionId(execution), from.text("note"));
  }

  private static List<Person> people(RecordedFields from, String name) {
    return from.objects(name).stream().map(OutcomeJson::person).toList();
  }

  private static Person person(RecordedFields from) {
    String id = from.text("id");
    String environment = from.text("environmentId");
    return new Person(
        id == null ? null : new StudentId(id),
        from.text("email"),
        from.text("name"),
        environment == null ? null : new EnvironmentId(environment));
  }
}
