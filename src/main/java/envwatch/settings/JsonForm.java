package envwatch.settings;

import envwatch.util.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The representation of a value in a JSON file, read tolerantly.
 *
 * @param reading converts a value read by {@link JsonText}; returns null if it does not represent
 *     such a value
 * @param writing converts to a value that {@link JsonText} writes
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
   * An integer that represents a value; one outside the limits is replaced by the nearest limit.
   *
   * @param value converts a number to the value that it represents
   * @param number converts a value to the number that represents it
   */
  static <T> JsonForm<T> whole(Limits limits, IntFunction<T> value, ToIntFunction<T> number) {
    return new JsonForm<>(
        json -> json instanceof Long whole ? value.apply(limits.nearest(whole)) : null,
        of -> (long) number.applyAsInt(of));
  }

  /** A decimal number; one that is out of range is rejected. */
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

  /** A list; elements that cannot be read are skipped. */
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

  /** A value that may be absent, which is written as null. */
  static <T> JsonForm<Optional<T>> optional(JsonForm<T> present) {
    return new JsonForm<>(
        json -> {
          T read = present.reading().apply(json);
          return read == null ? null : Optional.of(read);
        },
        value -> value.map(present.writing()).orElse(null));
  }

  static <S extends Section<S>> JsonForm<S> section(S usual) {
    return object(usual, (json, section) -> section.pass(json));
  }

  /**
   * An object.
   *
   * @param usual provides the defaults of the fields
   * @param pass reads or writes each field with {@link JsonFields}, and creates the value from the
   *     results; returns null if they are not sufficient
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
