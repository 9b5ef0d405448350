package envwatch.filter;

import envwatch.filter.FilterTokens.Token;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A suggested completion of the typed text.
 *
 * @param text the complete filter text, including the completion
 * @param caret the caret position after inserting it
 * @param label the suggestion to show, without the rest of the filter
 */
public record FilterCompletion(String text, int caret, String label) {
  private static final int MOST = 8;

  /**
   * Suggests completions of the term at the caret: names of fields and, after a field's colon, the
   * values of that field in the given environments.
   */
  public static List<FilterCompletion> of(
      String typed, int caret, Collection<FilterSubject> subjects) {
    Token token =
        FilterTokens.of(typed).stream()
            .filter(candidate -> candidate.start() < caret && caret <= candidate.end())
            .findFirst()
            .orElse(new Token(caret, caret, false, null, ""));
    Stream<String> terms =
        token.field() == null ? fields(token, subjects) : values(token, subjects);
    return terms.limit(MOST).map(term -> inPlace(typed, token, term)).toList();
  }

  private static Stream<String> fields(Token token, Collection<FilterSubject> subjects) {
    String begun = token.value().toLowerCase(Locale.ROOT);
    if (begun.isEmpty()) {
      return Stream.empty();
    }
    return Arrays.stream(FilterField.values())
        .filter(field -> field.ofEnvironments() && field.keyword().startsWith(begun))
        .filter(field -> !field.isOfTeam() || anyHas(field, subjects))
        .map(FilterField::keyword)
        .map(keyword -> keyword + ":");
  }

  private static boolean anyHas(FilterField field, Collection<FilterSubject> subjects) {
    return subjects.stream().anyMatch(subject -> !subject.values(field).isEmpty());
  }

  private static Stream<String> values(Token token, Collection<FilterSubject> subjects) {
    FilterField field = token.field();
    if (field == null) {
      return Stream.empty();
    }
    List<String> asked = field.hasExamples() ? List.of(token.typed()) : token.alternatives();
    String last = asked.getLast();
    String before = token.typed().substring(0, token.typed().length() - last.length());
    String begun = FilterText.folded(last);
    List<String> values =
        subjects.stream().flatMap(subject -> subject.values(field).stream()).distinct().toList();
    List<String> others =
        asked.subList(0, asked.size() - 1).stream().map(FilterText::folded).toList();
    boolean whole = values.stream().anyMatch(value -> FilterText.folded(value).equals(begun));
    return values.stream()
        .filter(value -> !others.contains(FilterText.folded(value)))
        .filter(value -> continues(FilterText.folded(value), begun, whole || field.hasExamples()))
        .sorted(String.CASE_INSENSITIVE_ORDER)
        .map(value -> field.keyword() + ":" + before + quoted(value));
  }

  /**
   * Whether the typed text may be meant to become the value.
   *
   * @param fromStart whether the text says something as it is, so that only what begins with it can
   *     still be meant
   */
  private static boolean continues(String value, String begun, boolean fromStart) {
    return !value.equals(begun) && (fromStart ? value.startsWith(begun) : value.contains(begun));
  }

  private static String quoted(String value) {
    String plain = value.replace("\"", "");
    return plain.chars().anyMatch(each -> Character.isWhitespace(each) || each == ',')
        ? '"' + plain + '"'
        : plain;
  }

  private static FilterCompletion inPlace(String typed, Token token, String term) {
    String before = typed.substring(0, token.start()) + (token.excluded() ? "-" : "") + term;
    boolean complete = !term.endsWith(":");
    String after = typed.substring(token.end());
    String gap = complete && !after.startsWith(" ") ? " " : "";
    return new FilterCompletion(before + gap + after, before.length() + gap.length(), term);
  }
}
