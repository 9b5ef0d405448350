package envwatch.filter;

import org.jspecify.annotations.Nullable;

/** A probable mistake in a filter. */
public sealed interface FilterMistake {
  /**
   * A word before a colon that is not a field; it is searched for as text.
   *
   * @param typed without the colon
   * @param nearest a field with a similar name; null if there is none
   */
  record UnknownField(String typed, @Nullable FilterField nearest) implements FilterMistake {}

  /** A value that is invalid for its field, so that nothing matches it. */
  record UnknownValue(FilterField field, String typed) implements FilterMistake {}
}
