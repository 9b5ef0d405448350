package envwatch.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of an operation.
 *
 * @param name as in the service's reference; the service ignores its letter case. For {@link
 *     ParameterLocation#BODY}, a dot leads into an object: {@code environment.name}
 * @param alsoInBody the name under which a parameter of the path is repeated in the body; null if
 *     it is not
 * @param id what the id names; null if it is no id. For a list, what its elements name
 * @param values the values that are known; empty if any value is possible. The service may accept
 *     others
 * @param meaning in one phrase; empty where the name says everything
 * @param secret whether the value must not be shown or kept
 */
public record Parameter(
    String name,
    ParameterLocation place,
    @Nullable String alsoInBody,
    ValueType type,
    boolean required,
    @Nullable IdKind id,
    List<String> values,
    String meaning,
    boolean secret) {
  public Parameter {
    values = List.copyOf(values);
  }
}
