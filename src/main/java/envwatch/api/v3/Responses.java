package envwatch.api.v3;

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
final class Responses {
  private Responses() {}

  /** Reads an array of objects that are known by their {@code id}, each once. */
  public static Entries<JsonObject> identified(byte[] body) throws Unreadable {
    return Json.<Entries<JsonObject>>read(
        body, in -> DistinctList.<JsonObject>read(in, Responses::withId, Responses::id));
  }

  private static String id(JsonObject object) {
    return Objects.requireNonNull(object.id("id"), "id");
  }

  private static @Nullable JsonObject withId(JsonCursor in) throws Unreadable {
    JsonObject object = JsonObject.read(in);
    return object == null || object.id("id") == null ? null : object;
  }

  /** Reads an object, or the first one in an array. */
  public static JsonObject object(byte[] body) throws Unreadable {
    return Json.<JsonObject>read(body, Responses::firstObject);
  }

  private static @Nullable JsonObject firstObject(JsonCursor in) throws Unreadable {
    return switch (JsonObject.value(in)) {
      case JsonObject object -> object;
      case List<?> list -> JsonObject.objects(list).stream().findFirst().orElse(null);
      case null, default -> null;
    };
  }

  /**
   * Reads the objects of an array, which may be the only array in an object. An array of which
   * nothing can be read is not an empty one.
   */
  public static List<JsonObject> objects(byte[] body) throws Unreadable {
    return Json.<List<JsonObject>>read(body, Responses::objects);
  }

  private static @Nullable List<JsonObject> objects(JsonCursor in) throws Unreadable {
    List<?> list =
        switch (JsonObject.value(in)) {
          case List<?> array -> array;
          case JsonObject object when object.lists().size() == 1 -> object.lists().getFirst();
          case null, default -> null;
        };
    List<JsonObject> objects = list == null ? List.of() : JsonObject.objects(list);
    return list == null || objects.isEmpty() && !list.isEmpty() ? null : objects;
  }
}
