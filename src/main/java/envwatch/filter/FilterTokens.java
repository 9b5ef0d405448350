package envwatch.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Splits the typed text at white space, except inside quotes and beside the commas of a field. */
final class FilterTokens {
  private FilterTokens() {}

  /**
   * @param start index of the token's first character in the typed text, including its minus and
   *     quotes
   * @param end index after its last character
   * @param field null if the token names none
   * @param typed its value with its quotes
   */
  record Token(int start, int end, boolean excluded, @Nullable FilterField field, String typed) {
    /** The token as it is written. */
    String written() {
      return (excluded ? "-" : "") + (field == null ? "" : field.keyword() + ":") + typed;
    }

    /** Without quotes. */
    String value() {
      return typed.replace("\"", "");
    }

    /** What commas separate in the value, except inside quotes, as it was typed. */
    List<String> alternatives() {
      List<String> found = new ArrayList<>();
      int begin = 0;
      while (begin <= typed.length()) {
        int end = endOf(typed, begin, each -> each == ',');
        found.add(typed.substring(begin, end).strip());
        begin = end + 1;
      }
      return found;
    }

    /** Whether a comma between the two says that the next one is another value of this field. */
    private boolean goesOnIn(Token next) {
      return field != null
          && !field.hasExamples()
          && next.field == null
          && !next.excluded
          && (typed.endsWith(",") || next.typed.startsWith(","));
    }
  }

  static List<Token> of(String text) {
    List<Token> tokens = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      if (Character.isWhitespace(text.charAt(start))) {
        start++;
      } else {
        Token token = token(text, start, endOf(text, start, Character::isWhitespace));
        if (!tokens.isEmpty() && tokens.getLast().goesOnIn(token)) {
          tokens.add(token(text, tokens.removeLast().start(), token.end()));
        } else {
          tokens.add(token);
        }
        start = token.end();
      }
    }
    return tokens;
  }

  /** Where the next separator outside of quotes is, or else the text ends. */
  private static int endOf(String text, int start, IntPredicate separates) {
    boolean quoted = false;
    int end = start;
    while (end < text.length() && (quoted || !separates.test(text.charAt(end)))) {
      if (text.charAt(end) == '"') {
        quoted = !quoted;
      }
      end++;
    }
    return end;
  }

  private static Token token(String text, int start, int end) {
    String typed = text.substring(start, end);
    boolean excluded = typed.startsWith("-") && typed.length() > 1;
    String term = excluded ? typed.substring(1) : typed;
    int colon = term.indexOf(':');
    Optional<FilterField> field =
        colon < 0
            ? Optional.empty()
            : FilterField.of(term.substring(0, colon).toLowerCase(Locale.ROOT));
    String value = field.isPresent() ? term.substring(colon + 1) : term;
    return new Token(start, end, excluded, field.orElse(null), value);
  }
}
