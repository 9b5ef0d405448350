package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.model.training.Person;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes the state and the outcome of actions. */
public final class OutcomeWords {
  private OutcomeWords() {}

  /** One or two words: {@code Refused}. */
  public static String brief(Outcome outcome) {
    return text(
        switch (outcome) {
          case Outcome.Waiting waiting -> "outcome.waiting";
          case Outcome.Sending sending -> "outcome.sending";
          case Outcome.Following following -> "outcome.following";
          case Outcome.Accepted accepted -> "outcome.accepted";
          case Outcome.Reported(var succeeded, var failed) ->
              failed.isEmpty() ? "outcome.accepted" : "outcome.reported.failures";
          case Outcome.Seen seen -> "outcome.seen";
          case Outcome.WentWrong wrong -> "outcome.went-wrong";
          case Outcome.NotSeenYet notSeen -> "outcome.not-seen-yet";
          case Outcome.Refused refused -> "outcome.refused";
          case Outcome.NotReached notReached -> "outcome.not-reached";
          case Outcome.Unknown unknown -> "outcome.unknown";
          case Outcome.Interrupted interrupted -> "outcome.interrupted";
          case Outcome.NotSent notSent -> "outcome.not-sent";
          case Outcome.ToolOpened opened -> "outcome.tool.opened";
          case Outcome.ToolEnded(int exitCode, var lines) ->
              exitCode == 0 ? "outcome.seen" : "outcome.went-wrong";
          case Outcome.ToolNotStarted _, Outcome.ToolNotFitting _ -> "outcome.tool.not-started";
        });
  }

  /** The same, where what was seen may be only a beginning. */
  public static String brief(Activity activity) {
    if (activity.requested() instanceof Requested.OfTool
        && activity.outcome() instanceof Outcome.Sending) {
      return text("outcome.tool.running");
    }
    return activity.onlyBegun() ? text("outcome.seen.resumed") : brief(activity.outcome());
  }

  /** {@code 107 done, 38 refused}: how often each came about, the most frequent first. */
  public static String counted(List<Activity> activities) {
    return counted(
        grouped(activities).entrySet().stream()
            .sorted(
                Comparator.comparing(entry -> entry.getValue().size(), Comparator.reverseOrder())));
  }

  /** Those that came out alike together, in the order in which each word is met first. */
  public static SequencedMap<String, List<Activity>> grouped(List<Activity> activities) {
    return activities.stream()
        .collect(
            Collectors.groupingBy(OutcomeWords::brief, LinkedHashMap::new, Collectors.toList()));
  }

  /** {@code 2 done, 1 refused}. */
  public static String counted(Stream<Map.Entry<String, List<Activity>>> groups) {
    return groups
        .map(group ->
            text(
                "batch.outcomes", group.getValue().size(), group.getKey().toLowerCase(Locale.ROOT)))
        .collect(Collectors.joining(text("list.and")));
  }

  /** The full description: what happened, and what to do, if anything. */
  public static String sentence(Activity activity, ZoneId zone) {
    if (activity.requested() instanceof Requested.OfTool) {
      return ofTool(activity.outcome(), zone);
    }
    return activity.onlyBegun() && activity.outcome() instanceof Outcome.Seen(var after)
        ? text("outcome.seen.resumed.long", DurationWords.approximately(after))
        : sentence(activity.outcome(), activity.host(), zone);
  }

  private static String ofTool(Outcome outcome, ZoneId zone) {
    return switch (outcome) {
      case Outcome.Sending _ -> text("outcome.tool.running.long");
      case Outcome.Interrupted _ -> text("outcome.tool.interrupted.long");
      default -> sentence(outcome, "", zone);
    };
  }

  /**
   * @param host the service's host, for failures that name it
   */
  public static String sentence(Outcome outcome, String host, ZoneId zone) {
    return switch (outcome) {
      case Outcome.Waiting waiting -> text("outcome.waiting.long");
      case Outcome.Sending sending -> text("outcome.sending.long");
      case Outcome.Following(Instant acceptedAt) ->
          text("outcome.following.long", ExpirationWords.time(acceptedAt, zone));
      case Outcome.Accepted(var execution, String note) when note != null && !note.isBlank() ->
          text("outcome.accepted.note", note);
      case Outcome.Accepted accepted -> text("outcome.accepted.long");
      case Outcome.Reported(List<Person> succeeded, List<Person> failed) ->
          reported(succeeded, failed);
      case Outcome.Seen(var after) -> text("outcome.seen.long", DurationWords.approximately(after));
      case Outcome.WentWrong(String word) -> text("outcome.went-wrong.long", word);
      case Outcome.NotSeenYet(Instant acceptedAt) ->
          text("outcome.not-seen-yet.long", ExpirationWords.time(acceptedAt, zone));
      case Outcome.Refused(var cause) -> FailureWords.sentence(cause, host);
      case Outcome.NotReached(var cause) -> FailureWords.sentence(cause, host);
      case Outcome.Unknown(var cause) ->
          text("outcome.unknown.long", FailureWords.sentence(cause, host));
      case Outcome.Interrupted interrupted -> text("outcome.interrupted.long");
      case Outcome.NotSent(var obstacle) -> ActionWords.sentence(obstacle);
      case Outcome.ToolOpened opened -> text("outcome.tool.opened.long");
      case Outcome.ToolEnded(int exitCode, List<String> lines) -> ended(exitCode, lines);
      case Outcome.ToolNotStarted(String program, String reason) -> notStarted(program, reason);
      case Outcome.ToolNotFitting(var kind, String about) -> ToolWords.problem(kind, about);
    };
  }

  private static String notStarted(String program, String reason) {
    if (program.isEmpty()) {
      return text("outcome.tool.not-opened");
    }
    return reason.isEmpty()
        ? text("outcome.tool.not-found", program)
        : text("outcome.tool.not-started.long", program, reason);
  }

  private static String ended(int exitCode, List<String> lines) {
    String code = text("outcome.tool.ended", exitCode);
    return lines.isEmpty() ? code : code + "\n" + String.join("\n", lines);
  }

  private static String reported(List<Person> succeeded, List<Person> failed) {
    if (succeeded.isEmpty() && failed.isEmpty()) {
      return text("outcome.reported.nobody");
    }
    return failed.isEmpty()
        ? text("outcome.reported.long", succeeded.size())
        : text("outcome.reported.failures.long", succeeded.size(), failed.size(), names(failed));
  }

  private static String names(List<Person> people) {
    return people.stream()
        .map(person -> person.name().isEmpty() ? text("absent") : person.name())
        .collect(Collectors.joining(", "));
  }
}
