package envwatch.release;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The number of a version, such as {@code 1.2.0} (semver.org): a version with a suffix, such as
 * {@code 1.2.0-rc1}, comes before the one without. Two suffixes of one version are not compared.
 *
 * @param numbers at least one
 * @param suffix without its hyphen; empty for none
 */
public record VersionNumber(List<Integer> numbers, String suffix) {
  private static final Pattern FORM =
      Pattern.compile(
          "v?(\\d{1,6}(?:\\.\\d{1,6}){0,3})(?:-([A-Za-z0-9.]{1,20}))?(?:\\+\\S{1,40})?");

  private static final Comparator<List<Integer>> ORDER =
      (one, other) -> {
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
          int order = Integer.compare(at(one, i), at(other, i));
          if (order != 0) {
            return order;
          }
        }
        return 0;
      };

  public VersionNumber {
    numbers = List.copyOf(numbers);
  }

  /** Empty if the text is none, whatever else it is. */
  public static Optional<VersionNumber> parse(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      return Optional.empty();
    }
    List<Integer> numbers = Stream.of(form.group(1).split("\\.")).map(Integer::valueOf).toList();
    return Optional.of(new VersionNumber(numbers, form.group(2) == null ? "" : form.group(2)));
  }

  private static int at(List<Integer> numbers, int place) {
    return place < numbers.size() ? numbers.get(place) : 0;
  }

  public boolean newerThan(VersionNumber other) {
    int order = ORDER.compare(numbers, other.numbers);
    return order > 0 || order == 0 && suffix.isEmpty() && !other.suffix.isEmpty();
  }

  @Override
  public String toString() {
    String all = String.join(".", numbers.stream().map(String::valueOf).toList());
    return suffix.isEmpty() ? all : all + "-" + suffix;
  }
}
