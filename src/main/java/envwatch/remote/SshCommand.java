package envwatch.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A person's own command for a terminal with SSH: a program and its arguments, separated by blanks
 * and with fields in braces. Quotes hold blanks together; nothing else has a meaning, as no shell
 * reads it.
 *
 * @param words the program and its arguments, before the fields are filled in
 * @param problem null if it can be used
 */
public record SshCommand(List<String> words, @Nullable Problem problem) {
  private static final String HOST = "host";
  private static final String USER = "user";
  private static final Set<String> FIELDS = Set.of(HOST, USER, "port");
  private static final Pattern FIELD = Pattern.compile("\\{([a-z]*)\\}");

  /** Why a command cannot be used. */
  public enum Problem {
    /** A quote is not closed. */
    QUOTE,

    /** A brace is not part of a field, or the field is not one of those that there are. */
    FIELD,

    /** There is no field for the host. */
    NO_HOST,

    /** The program is none: it is empty or contains a field. */
    PROGRAM
  }

  public SshCommand {
    words = List.copyOf(words);
  }

  /** Reads what a person typed, which must not be blank. */
  public static SshCommand of(String typed) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (int i = 0; i < typed.length(); i++) {
      char c = typed.charAt(i);
      if (quote != 0 && c == quote) {
        quote = 0;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
        begun = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (begun) {
      words.add(word.toString());
    }
    return new SshCommand(words, quote == 0 ? problem(words) : Problem.QUOTE);
  }

  private static @Nullable Problem problem(List<String> words) {
    for (String word : words) {
      boolean known =
          FIELD.matcher(word).results().map(found -> found.group(1)).allMatch(FIELDS::contains);
      String rest = FIELD.matcher(word).replaceAll("");
      if (!known || rest.contains("{") || rest.contains("}")) {
        return Problem.FIELD;
      }
    }
    if (words.isEmpty() || words.getFirst().isBlank() || words.getFirst().contains("{")) {
      return Problem.PROGRAM;
    }
    return words.stream().anyMatch(word -> word.contains("{" + HOST + "}"))
        ? null
        : Problem.NO_HOST;
  }

  /** Whether it cannot do without the name of a user. */
  boolean needsUser() {
    return words.stream().anyMatch(word -> word.contains("{" + USER + "}"));
  }

  /** The program and its arguments, each field replaced once. */
  List<String> arguments(SshTarget target, int port) {
    String user = Optional.ofNullable(target.user()).orElse("");
    Map<String, String> values =
        Map.of(HOST, target.host(), USER, user, "port", String.valueOf(port));
    return words.stream()
        .map(word ->
            FIELD.matcher(word).replaceAll((MatchResult found) -> values.get(found.group(1))))
        .toList();
  }
}
