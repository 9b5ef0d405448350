package envwatch.catalogue;

/** The type of a parameter's value. */
public enum ValueType {
  TEXT,
  INTEGER,
  BOOLEAN,
  /** A moment in ISO 8601. */
  MOMENT,
  /** A list of texts. */
  LIST,
  /** An object or a list of objects, which is written as JSON. */
  JSON
}
