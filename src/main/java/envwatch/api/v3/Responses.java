package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
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
  static @Nullable Entries<JsonObject> identified(JsonCursor in) throws Unreadable {
    return in.<JsonObject>distinct(
        Responses::withId, object -> Objects.requireNonNull(object.id("id"), "id"));
  }

  private static @Nullable JsonObject withId(JsonCursor in) throws Unreadable {
    JsonObject object = JsonObject.read(in);
    return object == null || object.id("id") == null ? null : object;
  }

  /** Reads an object, or the first one in an array. */
  static @Nullable JsonObject object(JsonCursor in) throws Unreadable {
    return switch (JsonObject.value(in)) {
      case JsonObject object -> object;
      case List<?> list -> JsonObject.objects(list).stream().findFirst().orElse(null);
      case null, default -> null;
    };
  }

  /** The same of a body. */
  static JsonObject object(byte[] body) throws Unreadable {
    return Json.<JsonObject>read(body, Responses::object);
  }
}
