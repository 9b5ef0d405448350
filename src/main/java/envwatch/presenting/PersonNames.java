package envwatch.presenting;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The first and the last name of a person. */
record PersonNames(@Nullable String first, @Nullable String last) {
  /** Both, as people write them; empty if there are none. */
  String full() {
    return Stream.of(first, last)
        .flatMap(Stream::ofNullable)
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Two parts where there were two, which together are the alias. */
  PersonNames shownAs(String alias) {
    boolean both = present(first) && present(last);
    int blank = alias.lastIndexOf(' ');
    if (both && blank > 0) {
      return new PersonNames(alias.substring(0, blank), alias.substring(blank + 1));
    }
    return present(first) || !present(last)
        ? new PersonNames(alias, last)
        : new PersonNames(first, alias);
  }

  private static boolean present(@Nullable String part) {
    return part != null && !part.isBlank();
  }
}
