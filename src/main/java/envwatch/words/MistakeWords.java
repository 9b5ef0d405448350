package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.api.wire.StatusWords;
import envwatch.filter.Filter;
import envwatch.filter.FilterField;
import envwatch.filter.FilterMistake;
import envwatch.filter.FilterMistake.UnknownField;
import envwatch.filter.FilterMistake.UnknownValue;
import envwatch.filter.FilterText;
import envwatch.filter.Similar;
import envwatch.model.Phase;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says what is probably wrong with a filter that lets nothing through. */
public final class MistakeWords {
  private MistakeWords() {}

  /** One line for each mistake; empty if there is none. */
  public static String of(Filter filter) {
    return Stream.concat(filter.mistakes().stream().map(MistakeWords::words), statuses(filter))
        .collect(Collectors.joining("\n"));
  }

  /** Others than nearly known ones may be the service's own. */
  private static Stream<String> statuses(Filter filter) {
    List<String> known = statusWords();
    return filter.lookedFor(FilterField.STATUS).stream()
        .filter(typed -> known.stream().noneMatch(word -> word.contains(typed)))
        .flatMap(typed ->
            Similar.nearest(known, typed).stream()
                .map(word ->
                    text(
                        "filter.unknown-status",
                        PlainText.line(typed),
                        FilterField.STATUS.keyword(),
                        word.contains(" ") ? '"' + word + '"' : word)));
  }

  private static List<String> statusWords() {
    return Stream.concat(
            Arrays.stream(Phase.values()).map(EnvironmentWords::phase).map(FilterText::folded),
            StatusWords.documented().stream())
        .distinct()
        .toList();
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
