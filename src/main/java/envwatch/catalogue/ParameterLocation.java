package envwatch.catalogue;

/** Where a request carries a parameter. */
public enum ParameterLocation {
  /** In place of {@code {name}} in the path. */
  PATH,
  QUERY,
  /** In the JSON body; a dot in the name leads into an object. */
  BODY
}
