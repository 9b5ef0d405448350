package envwatch.catalogue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An operation of the catalogue with everything that its request needs.
 *
 * @param values of the parameters of the path and of the query, not encoded, by their names
 * @param body JSON; null for none. Do not modify it
 * @param subjects what it is aimed at, in any place, by the kind of id
 */
public record RawCall(
    Operation operation,
    Map<String, String> values,
    byte @Nullable [] body,
    Map<IdKind, String> subjects) {
  public RawCall {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    subjects = Collections.unmodifiableMap(new LinkedHashMap<>(subjects));
  }

  /** Values may be secret. */
  @Override
  public String toString() {
    return "RawCall[" + operation.id() + "]";
  }
}
