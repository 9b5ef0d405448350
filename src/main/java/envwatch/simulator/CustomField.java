package envwatch.simulator;

import java.util.Optional;

/**
 * A field that the classes of a project have in addition.
 *
 * @param token the v3 id without its prefix
 * @param regex what its values match; empty for any
 */
record CustomField(
    String token,
    int order,
    String name,
    int type,
    boolean required,
    String regex,
    Optional<String> defaultValue) {
  boolean accepts(String value) {
    return regex.isEmpty() || value.matches(regex);
  }
}
