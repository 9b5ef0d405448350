package envwatch.presenting;

import java.util.Locale;

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

  private final String form;

  AliasKind(String form) {
    this.form = form;
  }

  String alias(int number) {
    return form.replace("%d", Integer.toString(number));
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
