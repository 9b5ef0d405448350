package envwatch.util;

import java.time.DateTimeException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The representation of a value in a JSON file, read tolerantly.
 *
 * @param reading converts a value read by {@link JsonText}; returns null if it does not represent
 *     such a value
 * @param writing converts to a value that {@link JsonText} writes
 */
public record JsonForm<T>(
    Function<@Nullable Object, @Nullable T> reading, Function<T, @Nullable Object> writing) {
  public static final JsonForm<Boolean> TRUTH = plain(Boolean.class);
  public static final JsonForm<String> TEXT = plain(String.class);

  /** An empty text is written as null. */
  public static final JsonForm<String> TEXT_OR_NULL =
      new JsonForm<>(TEXT.reading(), text -> text.isEmpty() ? null : text);

  private static <T> JsonForm<T> plain(Class<T> type) {
    return new JsonForm<>(json -> type.isInstance(json) ? type.cast(json) : null, value -> value);
  }

  /**
   * A text that represents a value.
   *
   * @param value converts a text; throws {@link IllegalArgumentException} or {@link
   *     DateTimeException} if it represents no value
   */
  public static <T> JsonForm<T> text(Function<String, T> value, Function<T, String> text) {
    return new JsonForm<>(
        json -> {
          try {
            return json instanceof String read ? value.apply(read) : null;
          } catch (IllegalArgumentException | DateTimeException e) {
            return null;
          }
        },
        text::apply);
  }

  /** A decimal number; one that is out of range is rejected. */
  public static JsonForm<Double> decimal(double least, double most) {
    return new JsonForm<>(
        json ->
            json instanceof Number number
                    && number.doubleValue() >= least
                    && number.doubleValue() <= most
                ? number.doubleValue()
                : null,
        number -> number);
  }

  public static <E extends Enum<E>> JsonForm<E> choice(Class<E> type) {
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
  public static <T> JsonForm<List<T>> list(JsonForm<T> element) {
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
  public static <T> JsonForm<Optional<T>> optional(JsonForm<T> present) {
    return new JsonForm<>(
        json -> {
          T read = present.reading().apply(json);
          return read == null ? null : Optional.of(read);
        },
        value -> value.map(present.writing()).orElse(null));
  }

  /**
   * An object.
   *
   * @param usual provides the defaults of the fields
   * @param pass reads or writes each field with {@link JsonFields}, and creates the value from the
   *     results; returns null if they are not sufficient
   */
  public static <T> JsonForm<T> object(T usual, BiFunction<JsonFields, T, @Nullable T> pass) {
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
