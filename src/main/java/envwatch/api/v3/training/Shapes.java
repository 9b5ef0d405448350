package envwatch.api.v3.training;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.DistinctList;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.JsonObject;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The outer shapes of answers, of which most are only seen in clients, or not documented. */
final class Shapes {
  private Shapes() {}

  /** Reads an array of objects that are known by their {@code id}, each once. */
  static Entries<JsonObject> identified(byte[] body) throws Unreadable {
    return Json.read(body, Shapes::identified);
  }

  private static @Nullable Entries<JsonObject> identified(JsonCursor in) throws Unreadable {
    return DistinctList.<JsonObject>read(
        in, Shapes::withId, each -> Objects.requireNonNull(each.id("id"), "id"));
  }

  private static @Nullable JsonObject withId(JsonCursor in) throws Unreadable {
    JsonObject object = JsonObject.read(in);
    return object == null || object.id("id") == null ? null : object;
  }

  /** Reads an object, or the first one in an array. */
  static JsonObject object(byte[] body) throws Unreadable {
    return Json.read(body, Shapes::object);
  }

  private static @Nullable JsonObject object(JsonCursor in) throws Unreadable {
    return first(JsonObject.value(in)) instanceof JsonObject object ? object : null;
  }

  private static @Nullable Object first(@Nullable Object value) {
    return value instanceof List<?> list
        ? JsonObject.objects(list).stream().findFirst().orElse(null)
        : value;
  }

  /**
   * Reads the objects of an array, which may be the only array in an object. An array of which
   * nothing can be read is not an empty one.
   */
  static List<JsonObject> objects(byte[] body) throws Unreadable {
    return Json.read(
        body,
        in -> {
          List<?> list = onlyList(JsonObject.value(in));
          List<JsonObject> objects = list == null ? List.of() : JsonObject.objects(list);
          return list == null || objects.isEmpty() && !list.isEmpty() ? null : objects;
        });
  }

  private static @Nullable List<?> onlyList(@Nullable Object value) {
    if (value instanceof JsonObject object) {
      List<? extends List<?>> lists = object.lists();
      return lists.size() == 1 ? lists.getFirst() : null;
    }
    return value instanceof List<?> list ? list : null;
  }
}
