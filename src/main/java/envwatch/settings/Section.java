package envwatch.settings;

import envwatch.util.JsonFields;
import envwatch.util.JsonForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A group of related settings with their values. Immutable.
 *
 * @param <S> the section itself
 */
public abstract class Section<S extends Section<S>> {
  final Map<Setting<S, ?>, Object> values;
  private final Function<Map<Setting<S, ?>, Object>, S> maker;

  /**
   * @param values the values of all settings of the section, in the order of the file
   * @param maker creates the section with other values
   */
  Section(Map<Setting<S, ?>, Object> values, Function<Map<Setting<S, ?>, Object>, S> maker) {
    this.values = values;
    this.maker = maker;
  }

  /** The section in a JSON file. */
  static <S extends Section<S>> JsonForm<S> form(S usual) {
    return JsonForm.object(usual, (json, section) -> section.pass(json));
  }

  @SafeVarargs
  static <S> Map<Setting<S, ?>, Object> usual(Setting<S, ?>... settings) {
    Map<Setting<S, ?>, Object> values = new LinkedHashMap<>();
    for (Setting<S, ?> setting : settings) {
      values.put(setting, setting.usual());
    }
    return values;
  }

  @SuppressWarnings("unchecked")
  public final <T> T get(Setting<S, T> setting) {
    return (T) Objects.requireNonNull(values.get(setting), setting.name);
  }

  public final <T> S with(Setting<S, T> setting, T value) {
    Map<Setting<S, ?>, Object> changed = new LinkedHashMap<>(values);
    changed.put(setting, value instanceof List<?> list ? List.copyOf(list) : value);
    return maker.apply(changed);
  }

  /**
   * The section with every value changed; the same one if none is another.
   *
   * @param change returns a value of the same type
   */
  @SuppressWarnings("unchecked")
  public final S each(UnaryOperator<Object> change) {
    Map<Setting<S, ?>, Object> changed = new LinkedHashMap<>(values);
    changed.replaceAll((setting, value) -> change.apply(value));
    boolean same = values.keySet().stream().allMatch(key -> changed.get(key) == values.get(key));
    return same ? (S) this : maker.apply(changed);
  }

  /** Reads or writes all values. */
  final S pass(JsonFields json) {
    Map<Setting<S, ?>, Object> passed = new LinkedHashMap<>(values);
    passed.replaceAll((setting, value) -> pass(json, setting));
    return maker.apply(passed);
  }

  private <T> T pass(JsonFields json, Setting<S, T> setting) {
    return json.field(setting.name, setting.form, get(setting));
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof Section<?> section && values.equals(section.values);
  }

  @Override
  public final int hashCode() {
    return values.hashCode();
  }

  @Override
  public final String toString() {
    return values.toString();
  }
}
