package envwatch.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a value stands in a JSON file, read tolerantly.
 *
 * @param reading of what {@link Json} reads; null when that is no such value
 * @param writing to what {@link Json} writes
 */
record JsonForm<T>(
    Function<@Nullable Object, @Nullable T> reading, Function<T, @Nullable Object> writing) {
  static final JsonForm<Boolean> TRUTH = plain(Boolean.class);
  static final JsonForm<String> TEXT = plain(String.class);

  /** An empty text is written as null. */
  static final JsonForm<String> TEXT_OR_NULL =
      new JsonForm<>(TEXT.reading(), text -> text.isEmpty() ? null : text);

  private static <T> JsonForm<T> plain(Class<T> type) {
    return new JsonForm<>(json -> type.isInstance(json) ? type.cast(json) : null, value -> value);
  }

  /**
   * What a whole number stands for; one beyond the limits is brought to the nearer of them.
   *
   * @param value that a number stands for
   * @param number that stands for a value
   */
  static <T> JsonForm<T> whole(Limits limits, IntFunction<T> value, ToIntFunction<T> number) {
    return new JsonForm<>(
        json -> json instanceof Long whole ? value.apply(limits.nearest(whole)) : null,
        of -> (long) number.applyAsInt(of));
  }

  /** A number out of range is none. */
  static JsonForm<Double> decimal(double least, double most) {
    return new JsonForm<>(
        json ->
            json instanceof Number number
                    && number.doubleValue() >= least
                    && number.doubleValue() <= most
                ? number.doubleValue()
                : null,
        number -> number);
  }

  static <E extends Enum<E>> JsonForm<E> choice(Class<E> type) {
    return new JsonForm<>(
        json ->
            Stream.of(type.getEnumConstants())
                .filter(constant -> word(constant).equals(json))
                .findFirst()
                .orElse(null),
        JsonForm::word);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** Elements that cannot be read are left out. */
  static <T> JsonForm<List<T>> list(JsonForm<T> element) {
    return new JsonForm<>(
        json ->
            json instanceof List<?> list
                ? list.stream()
                    .flatMap(one -> Stream.ofNullable(element.reading().apply(one)))
                    .toList()
                : null,
        list -> list.stream().map(element.writing()).toList());
  }

  static <S extends Section<S>> JsonForm<S> section(S usual) {
    return object(usual, (json, section) -> section.pass(json));
  }

  /**
   * An object.
   *
   * @param usual what its fields are unless they say otherwise
   * @param pass passes each field through {@link JsonFields}, and makes the value of what comes
   *     back; null when that does not do
   */
  static <T> JsonForm<T> object(T usual, BiFunction<JsonFields, T, @Nullable T> pass) {
    return new JsonForm<>(
        json ->
            json instanceof Map<?, ?> object
                ? pass.apply(new JsonFields(object, Map.of()), usual)
                : null,
        value -> {
          Map<String, @Nullable Object> json = new LinkedHashMap<>();
          var _ = pass.apply(new JsonFields(null, json), value);
          return json;
        });
  }
}
