package envwatch.api.wire;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/**
 * The fields to read from objects that occur by the thousand. The parser compares their bytes with
 * those of the body, so that no String is created, looked up and compared for every name.
 *
 * @param <F> a field
 */
public final class FieldNames<F extends Enum<F>> {
  private final F[] fields;
  private final PropertyNameMatcher matcher;

  private FieldNames(F[] fields, PropertyNameMatcher matcher) {
    this.fields = fields;
    this.matcher = matcher;
  }

  /**
   * @param fields all fields to read
   * @param served returns the service's name of a field
   */
  public static <F extends Enum<F>> FieldNames<F> of(F[] fields, Function<F, String> served) {
    List<Named> names = Stream.of(fields).map(served).map(Named::fromString).toList();
    return new FieldNames<>(fields, Json.matcher(names));
  }

  PropertyNameMatcher matcher() {
    return matcher;
  }

  F at(int index) {
    return fields[index];
  }
}
