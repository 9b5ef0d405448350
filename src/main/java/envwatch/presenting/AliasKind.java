package envwatch.presenting;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What an alias stands for, and what it looks like. */
enum AliasKind {
  PERSON("Person %d"),
  /** Looks like an address, because forms check that it is one. */
  EMAIL("person-%d@hidden.invalid"),
  ACCOUNT("Account %d"),
  ORGANIZATION("Organization %d"),
  ADDRESS("192.0.x.%d"),
  HOST("host-%d.hidden"),
  /** What follows the host in a link. */
  LINK("link-%d"),
  ENVIRONMENT("Environment %d"),
  ENVIRONMENT_ID("EN-%d"),
  CLASS_ID("CO-%d"),
  STUDENT_ID("ST-%d"),
  OTHER_ID("ID-%d"),
  FILTER("Hidden filter %d"),
  TEXT("Hidden text %d");

  /** Kept, because {@link #values} makes an array each time. */
  static final List<AliasKind> ALL = List.of(values());

  private static final int MOST_DIGITS = 9;

  /** Finds what may be an alias of any kind in a text. */
  static final Pattern ANY =
      Pattern.compile(
          ALL.stream()
              .map(kind ->
                  Pattern.quote(kind.before)
                      + "\\d{1,"
                      + MOST_DIGITS
                      + "}"
                      + Pattern.quote(kind.after))
              .collect(Collectors.joining("|", "(?<![\\p{L}\\p{N}])(?:", ")(?![\\p{L}\\p{N}])")),
          Pattern.CASE_INSENSITIVE);

  private final String before;
  private final String after;

  AliasKind(String form) {
    int number = form.indexOf("%d");
    before = form.substring(0, number);
    after = form.substring(number + 2);
  }

  String alias(int number) {
    return before + number + after;
  }

  /** The number of an alias of this kind; 0 for any other text. Upper case is ignored. */
  int number(String text) {
    int end = text.length() - after.length();
    int digits = end - before.length();
    if (digits < 1
        || digits > MOST_DIGITS
        || !text.regionMatches(true, 0, before, 0, before.length())
        || !text.regionMatches(true, end, after, 0, after.length())) {
      return 0;
    }
    int number = 0;
    for (int at = before.length(); at < end; at++) {
      int digit = text.charAt(at) - '0';
      if (digit < 0 || digit > 9) {
        return 0;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  /** Whether upper and lower case mean the same thing. */
  boolean ignoresCase() {
    return this == EMAIL || this == HOST;
  }

  /** Whether other texts may mention it. */
  boolean mayBePart() {
    return this != TEXT && this != FILTER && this != LINK;
  }

  String key(String real) {
    return ignoresCase() ? real.toLowerCase(Locale.ROOT) : real;
  }
}
