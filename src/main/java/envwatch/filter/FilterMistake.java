package envwatch.filter;

import org.jspecify.annotations.Nullable;

/** What in a filter is probably not meant as it stands. */
public sealed interface FilterMistake {
  /**
   * A word before a colon that is no field; it is looked for as text.
   *
   * @param typed without the colon
   * @param nearest a field with a similar name; null for none
   */
  record UnknownField(String typed, @Nullable FilterField nearest) implements FilterMistake {}

  /** A value that its field does not understand: nothing has it. */
  record UnknownValue(FilterField field, String typed) implements FilterMistake {}
}
