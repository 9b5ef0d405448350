package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.filter.FilterField;
import envwatch.history.Outlier;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says how something differs from most others of its blueprint. */
public final class OddityWords {
  private OddityWords() {}

  /** A line each; empty if it does not differ. */
  public static String sentences(List<Outlier> odd) {
    return odd.stream().map(OddityWords::sentence).collect(Collectors.joining("\n"));
  }

  /** {@code Memory: 4 GB. In 5 of 6 environments of "Python" it is 8 GB.}. */
  private static String sentence(Outlier odd) {
    return text(
        "oddity",
        kind(odd.kind()),
        PlainText.line(odd.own()),
        odd.agreeing(),
        odd.group(),
        QuotedName.of(odd.blueprint()),
        PlainText.line(odd.usual()));
  }

  /** What a filter compares: that it differs, and in what. */
  public static List<String> filterable(List<Outlier> odd) {
    Stream<String> kinds = odd.stream().map(Outlier::kind).distinct().map(OddityWords::kind);
    return Stream.concat(Stream.of(FilterField.YES), kinds).toList();
  }

  private static String kind(Outlier.Kind kind) {
    return text("oddity." + key(kind));
  }
}
