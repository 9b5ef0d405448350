package envwatch.filter;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The named fields of the filter language. */
public enum FilterField {
  OWNER,
  STATUS,
  NAME,
  MACHINE,
  IP,
  OS,
  PROJECT,
  BLUEPRINT,
  POLICY,
  SNAPSHOT,
  REGION,
  ACCOUNT,
  /** Of students of a class only. */
  ATTENDANCE,
  TAG,
  NOTE,
  /** In what an environment is set up differently from its like, or {@link #YES}. */
  DIFFERS,
  /** Who is on it: a name, {@link #ME} or {@link #NOBODY}; only where that is known. */
  CLAIMED,
  UP,
  EXPIRES;

  /** Said of everything that differs, in whatever. */
  public static final String YES = "yes";

  /** Said of what the user is on. */
  public static final String ME = "me";

  /** Said of what nobody is on. */
  public static final String NOBODY = "nobody";

  /** So many letters of a keyword tell what is meant. */
  private static final int LEAST_BEGINNING = 2;

  /** The keyword, typed before the colon. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The field that the typed text begins, or else resembles most; null if there is none. */
  static @Nullable FilterField nearest(String typed) {
    return Arrays.stream(values())
        .filter(field -> typed.length() >= LEAST_BEGINNING && field.keyword().startsWith(typed))
        .findFirst()
        .orElseGet(() -> similar(typed));
  }

  private static @Nullable FilterField similar(String typed) {
    List<String> keywords = Arrays.stream(values()).map(FilterField::keyword).toList();
    return Similar.nearest(keywords, typed).flatMap(FilterField::of).orElse(null);
  }

  /** Whether environments have it. */
  boolean ofEnvironments() {
    return this != ATTENDANCE;
  }

  /** Whether a word alone is searched in it, too: not where the list shows none of its words. */
  boolean isSearched() {
    return this != DIFFERS && this != CLAIMED;
  }

  /** Whether it is named only where environments have it: there may be no team. */
  boolean isOfTeam() {
    return this == CLAIMED;
  }

  /** Whether a value stands for itself, and for nothing that contains it. */
  boolean isWhole(String value) {
    return this == CLAIMED && (value.equals(ME) || value.equals(NOBODY));
  }

  /** Whether the values that are suggested are only examples of what can be asked. */
  boolean hasExamples() {
    return this == UP || this == EXPIRES;
  }

  static Optional<FilterField> of(String keyword) {
    return Arrays.stream(values()).filter(field -> field.keyword().equals(keyword)).findFirst();
  }
}
