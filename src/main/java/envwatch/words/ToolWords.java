package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.tools.InvalidToolException;
import envwatch.tools.InvalidToolException.Kind;
import envwatch.tools.ProgramRun.Result;
import envwatch.tools.Tool;
import envwatch.tools.ToolField;
import envwatch.tools.ToolValues;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Names what tools are for, shows their commands, and says what is wrong and how they went. */
public final class ToolWords {
  private ToolWords() {}

  /** What tools of this kind are for: {@code Environments}. */
  public static String subject(Tool.Subject subject) {
    return text("tools.for." + key(subject));
  }

  /** What is wrong, as a complete sentence. */
  public static String problem(Kind kind, String word) {
    Object about = kind == Kind.TOO_LONG || kind == Kind.TOO_MANY ? number(word) : shown(word);
    return text("tools.problem." + key(kind), about, fields(Arrays.asList(ToolField.values())));
  }

  /** The same for a tool that is for that. */
  public static String problem(InvalidToolException problem, Tool.Subject subject) {
    return problem.kind() == Kind.UNKNOWN_FIELD || problem.kind() == Kind.FIELD_OF_OTHERS
        ? text(
            "tools.problem." + key(problem.kind()), shown(problem.word()), fields(subject.fields()))
        : problem(problem.kind(), problem.word());
  }

  private static Object number(String word) {
    return Integer.valueOf(word);
  }

  private static String shown(String word) {
    return PlainText.line(word);
  }

  /** {@code {name} {id}}: as they are typed. */
  public static String fields(Collection<ToolField> fields) {
    return fields.stream().map(field -> "{" + field.word() + "}").collect(Collectors.joining(" "));
  }

  /** Values that are made up, to show a command with. */
  public static ToolValues example() {
    Map<ToolField, String> values = new EnumMap<>(ToolField.class);
    for (ToolField field : ToolField.values()) {
      values.put(field, text("tools.example." + field.word()));
    }
    return new ToolValues(values);
  }

  /** A command as people read it: each argument by itself, in quotes where it has blanks. */
  public static String command(List<String> command) {
    return command.stream()
        .map(part ->
            part.isEmpty() || part.chars().anyMatch(Character::isWhitespace)
                ? "\u201c" + part + "\u201d"
                : part)
        .map(PlainText::line)
        .collect(Collectors.joining(" "));
  }

  /** When a program ended and how, and below that what it printed last. */
  public static String last(Instant at, Result result, Instant now, ZoneId zone) {
    String sentence = text("program.last", MomentWords.moment(at, now, zone), result(result));
    return result.lines().isEmpty()
        ? sentence
        : sentence + "\n" + String.join("\n", result.lines());
  }

  /** How a program went, in one sentence without the name of a program that was started. */
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
