package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.tools.ProgramRun.Result;

/** How a program of a person's own went, in words. */
public final class ProgramWords {
  private ProgramWords() {}

  /** One sentence, without the name of a program that was started. */
  public static String result(Result result) {
    return switch (result) {
      case Result.Ended(int exitCode, var _) -> text("program.ended", exitCode);
      case Result.TimeLimit(var limit, var _) ->
          text("program.time-limit", DurationWords.precisely(limit));
      case Result.NotFound(String program) -> text("program.not-found", program);
      case Result.NotStarted(String _, String reason) -> text("program.not-started", reason);
    };
  }
}
