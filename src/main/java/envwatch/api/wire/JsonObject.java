package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import envwatch.model.Secret;
import envwatch.util.AsJsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * A whole object of an answer with everything nested in it, for answers that are small, of several
 * documented shapes, or sent back changed. Names are found in any case. Immutable.
 */
public final class JsonObject implements AsJsonObject {
  private final Map<String, @Nullable Object> values;

  /** The names in any case, each with the one that was served. */
  private final Map<String, String> names = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  /** The names that occur more than once; only the last value is known. */
  private final Set<String> repeated;

  private JsonObject(Map<String, @Nullable Object> values, Set<String> repeated) {
    this.values = Collections.unmodifiableMap(values);
    this.repeated = repeated;
    for (String name : values.keySet()) {
      if (names.put(name, name) != null) {
        repeated.add(name);
      }
    }
  }

  public static JsonObject of(Map<String, ? extends @Nullable Object> values) {
    return new JsonObject(
        new LinkedHashMap<>(values), new TreeSet<>(String.CASE_INSENSITIVE_ORDER));
  }

  /** Returns null when the value is not an object. */
  public static @Nullable JsonObject read(JsonCursor in) throws Unreadable {
    if (in.onObject()) {
      return object(in);
    }
    in.skip();
    return null;
  }

  /** Reads any value: a String, Number, Boolean, List, object, or null. */
  public static @Nullable Object value(JsonCursor in) throws Unreadable {
    return switch (in.token) {
      case START_OBJECT -> object(in);
      case START_ARRAY -> array(in);
      case VALUE_STRING -> in.parser.getString();
      case VALUE_NUMBER_INT -> in.parser.getBigIntegerValue();
      case VALUE_NUMBER_FLOAT -> in.parser.getDecimalValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private static JsonObject object(JsonCursor in) throws Unreadable {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    Set<String> repeated = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    in.enterObject();
    for (String name = in.nextField(); name != null; name = in.nextField()) {
      in.countElement();
      if (values.containsKey(name)) {
        repeated.add(name);
      }
      values.put(name, value(in));
    }
    return new JsonObject(values, repeated);
  }

  /** An object is counted by its fields. */
  private static List<@Nullable Object> array(JsonCursor in) throws Unreadable {
    List<@Nullable Object> elements = new ArrayList<>();
    while ((in.token = in.parser.nextToken()) != JsonToken.END_ARRAY) {
      Object element = value(in);
      if (!(element instanceof JsonObject object) || object.values.isEmpty()) {
        in.countElement();
      }
      elements.add(element);
    }
    return Collections.unmodifiableList(elements);
  }

  private static boolean isAsServed(@Nullable Object value) {
    return switch (value) {
      case String text -> text.indexOf(ServedText.REPLACEMENT) < 0;
      case JsonObject object -> object.asServed();
      case List<?> list -> list.stream().allMatch(JsonObject::isAsServed);
      case null, default -> true;
    };
  }

  /**
   * Whether this is all that was served. False when a name occurs twice, of which only the last is
   * here, or when a text could not be decoded: such an object must not be sent back.
   */
  public boolean asServed() {
    return repeated.isEmpty() && values.values().stream().allMatch(JsonObject::isAsServed);
  }

  public boolean has(String name) {
    return names.containsKey(name);
  }

  /** The value of a field as {@link #value} reads it; null when it is absent. */
  public @Nullable Object get(String name) {
    String served = names.get(name);
    return served == null ? null : values.get(served);
  }

  /** The text, number or boolean of a field; null when it is absent or none of them. */
  public @Nullable String text(String name) {
    return switch (get(name)) {
      case String text -> text;
      case Number number -> number.toString();
      case Boolean truth -> truth.toString();
      case null, default -> null;
    };
  }

  /** The {@link ServedText#line}. */
  public @Nullable String line(String name) {
    return ServedText.line(text(name));
  }

  /** The {@link ServedText#lines}. */
  public @Nullable String lines(String name) {
    return ServedText.lines(text(name));
  }

  /** The {@link ServedText#id}; null as well when there are several, so that none is certain. */
  public @Nullable String id(String name) {
    return repeated.contains(name) ? null : ServedText.id(text(name));
  }

  /** The {@link ServedText#password}. */
  public @Nullable Secret password(String name) {
    return ServedText.password(text(name));
  }

  /** An integer, even if written as a string; null for anything else. */
  public @Nullable Integer integer(String name) {
    String text = text(name);
    return text == null ? null : JsonValue.integer(text);
  }

  /** A boolean, even if written as a string; null for anything else. */
  public @Nullable Boolean truth(String name) {
    return JsonValue.truth(text(name));
  }

  public boolean isTrue(String name) {
    return Boolean.TRUE.equals(truth(name));
  }

  /** The object of a field; null when it is absent or something else. */
  public @Nullable JsonObject object(String name) {
    return get(name) instanceof JsonObject object ? object : null;
  }

  /** The elements of a field's array; null when it is absent or something else. */
  public @Nullable List<?> list(String name) {
    return get(name) instanceof List<?> list ? list : null;
  }

  /** The objects in a field's array; none when it is absent or something else. */
  public List<JsonObject> objects(String name) {
    List<?> list = list(name);
    return list == null ? List.of() : objects(list);
  }

  public static List<JsonObject> objects(List<?> list) {
    return list.stream().filter(JsonObject.class::isInstance).map(JsonObject.class::cast).toList();
  }

  /**
   * Reads the objects of an array, which may be the only array in an object. Null for anything
   * else, and for an array of which nothing can be read, which is not an empty one.
   */
  public static @Nullable List<JsonObject> list(JsonCursor in) throws Unreadable {
    List<?> list =
        switch (value(in)) {
          case List<?> array -> array;
          case JsonObject object when object.lists().size() == 1 -> object.lists().getFirst();
          case null, default -> null;
        };
    List<JsonObject> objects = list == null ? List.of() : objects(list);
    return list == null || objects.isEmpty() && !list.isEmpty() ? null : objects;
  }

  /** All arrays among the fields. */
  public List<List<?>> lists() {
    List<List<?>> lists = new ArrayList<>();
    for (Object value : values.values()) {
      if (value instanceof List<?> list) {
        lists.add(list);
      }
    }
    return lists;
  }

  /** All objects among the fields. */
  public List<JsonObject> nested() {
    return objects(new ArrayList<>(values.values()));
  }

  /** This object with another value in a field, whose name stays as it was served. */
  public JsonObject with(String name, @Nullable Object value) {
    Map<String, @Nullable Object> changed = new LinkedHashMap<>(values);
    changed.put(names.getOrDefault(name, name), value);
    return new JsonObject(changed, repeated);
  }

  /** All fields by the names served, in their order. */
  @Override
  public Map<String, @Nullable Object> values() {
    return values;
  }

  /** Values may be secret. */
  @Override
  public String toString() {
    return "JsonObject" + names.values();
  }
}
