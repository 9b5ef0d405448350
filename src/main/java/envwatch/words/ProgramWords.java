package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.tools.ProgramRun.Result;
import java.time.Instant;
import java.time.ZoneId;

/** How a program of a person's own went, in words. */
public final class ProgramWords {
  private ProgramWords() {}

  /** When it ended and how, and below that what it printed last. */
  public static String last(Instant at, Result result, Instant now, ZoneId zone) {
    String sentence = text("program.last", MomentWords.moment(at, now, zone), result(result));
    return result.lines().isEmpty()
        ? sentence
        : sentence + "\n" + String.join("\n", result.lines());
  }

  /** One sentence, without the name of a program that was started. */
  public static String result(Result result) {
    return switch (result) {
      case Result.Ended(int exitCode, var _) -> text("outcome.tool.ended", exitCode);
      case Result.TimeLimit(var limit, var _) ->
          text("program.time-limit", DurationWords.precisely(limit));
      case Result.NotFound(String program) -> text("program.not-found", program);
      case Result.NotStarted(String _, String reason) ->
          text("program.not-started", reason.replaceFirst("\\.$", ""));
    };
  }
}
