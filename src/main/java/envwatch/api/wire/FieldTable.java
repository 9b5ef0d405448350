package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/**
 * The fields to read from objects that occur by the thousand, and what is done with their values.
 * The parser compares their bytes with those of the body, so that no String is created, looked up
 * and compared for every name.
 *
 * @param <T> takes what is read
 */
public final class FieldTable<T> {
  private final List<Field<T>> fields;
  private final PropertyNameMatcher matcher;

  /**
   * One field.
   *
   * @param name as the service writes it
   */
  public record Field<T>(String name, Taking<T> taking) {}

  /** Reads the value at a cursor's position. */
  @FunctionalInterface
  public interface Taking<T> {
    void take(T taker, JsonCursor in) throws Unreadable;
  }

  private FieldTable(List<Field<T>> fields) {
    this.fields = fields;
    this.matcher = Json.matcher(fields.stream().map(Field::name).map(Named::fromString).toList());
  }

  /** Creates a table of all fields to read; others are skipped. */
  @SafeVarargs
  public static <T> FieldTable<T> of(Field<T>... fields) {
    List<Field<T>> all = new ArrayList<>();
    for (Field<T> each : fields) {
      all.add(each);
    }
    return new FieldTable<>(all);
  }

  public static <T> Field<T> field(String name, Taking<T> taking) {
    return new Field<>(name, taking);
  }

  PropertyNameMatcher matcher() {
    return matcher;
  }

  Taking<T> at(int index) {
    return fields.get(index).taking();
  }
}
