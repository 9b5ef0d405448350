package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.filter.Filter;
import envwatch.filter.FilterField;
import envwatch.filter.FilterMistake;
import envwatch.filter.FilterMistake.UnknownField;
import envwatch.filter.FilterMistake.UnknownValue;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Says what is probably wrong with a filter that lets nothing through. */
public final class MistakeWords {
  private MistakeWords() {}

  /** One line for each mistake; empty if there is none. */
  public static String of(Filter filter) {
    return filter.mistakes().stream().map(MistakeWords::words).collect(Collectors.joining("\n"));
  }

  private static String words(FilterMistake mistake) {
    return switch (mistake) {
      case UnknownField(String typed, FilterField nearest) when nearest != null ->
          text("filter.unknown-field.nearest", PlainText.line(typed), nearest.keyword());
      case UnknownField(String typed, var none) ->
          text("filter.unknown-field", PlainText.line(typed), fields());
      case UnknownValue(FilterField field, String typed) ->
          text("filter.unknown-value." + key(field), PlainText.line(typed), field.keyword());
    };
  }

  private static String fields() {
    return Arrays.stream(FilterField.values())
        // Where there is a team, the list of keys tells of it.
        .filter(field -> field != FilterField.CLAIMED)
        .map(FilterField::keyword)
        .collect(Collectors.joining(", "));
  }
}
