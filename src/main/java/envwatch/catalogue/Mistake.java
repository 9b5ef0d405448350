package envwatch.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * Why a call cannot be sent.
 *
 * @param parameter its name; empty where the whole call is meant
 * @param expected what an id should name; null for other mistakes
 * @param found what an id names instead; null for other mistakes
 */
public record Mistake(
    Kind kind, String parameter, @Nullable IdKind expected, @Nullable IdKind found) {
  /** The kind of mistake. */
  public enum Kind {
    /** A required parameter has no value. */
    MISSING,
    /** The operation has no such parameter. */
    UNKNOWN_PARAMETER,
    /** A parameter was given twice, or both by name and in the body. */
    TWICE,
    /** The id names something else. */
    OTHER_KIND_OF_ID,
    /** The value has characters that no id has. */
    NO_ID,
    NO_INTEGER,
    /** Neither {@code true} nor {@code false}. */
    NO_BOOLEAN,
    /** Not a moment in ISO 8601. */
    NO_MOMENT,
    /** The value of a parameter is not JSON. */
    NO_JSON,
    /** The body is not a JSON object. */
    BODY_NO_JSON,
    /** The operation has no body. */
    BODY_NOT_WANTED
  }

  static Mistake of(Kind kind, String parameter) {
    return new Mistake(kind, parameter, null, null);
  }

  static Mistake of(Kind kind) {
    return of(kind, "");
  }
}
