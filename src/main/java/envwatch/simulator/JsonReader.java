package envwatch.simulator;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;

/** Reads JSON; apart from {@link Json} because the demo is watched for hours without a body. */
final class JsonReader {
  private final JsonParser parser;

  private JsonReader(JsonParser parser) {
    this.parser = parser;
  }

  static Optional<JsonValue> read(byte[] text) throws NotJsonException {
    try (JsonParser parser = Json.FACTORY.createParser(ObjectReadContext.empty(), text)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        return Optional.empty();
      }
      JsonValue value = new JsonReader(parser).value(first);
      if (parser.nextToken() != null) {
        throw new NotJsonException("more than one value");
      }
      return Optional.of(value);
    } catch (JacksonException e) {
      throw new NotJsonException(e);
    }
  }

  private JsonValue value(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> new JsonString(parser.getString());
      case VALUE_NUMBER_INT -> new JsonNumber(whole(parser.getString()));
      case VALUE_NUMBER_FLOAT -> new JsonNumber(Double.valueOf(parser.getString()));
      case VALUE_TRUE -> new JsonBoolean(true);
      case VALUE_FALSE -> new JsonBoolean(false);
      case VALUE_NULL -> JsonNull.NULL;
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw new IllegalStateException("no value begins with " + token);
    };
  }

  private JsonObject object() {
    JsonObject object = new JsonObject();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      object.set(name, value(parser.nextToken()));
    }
    return object;
  }

  private JsonArray array() {
    List<JsonValue> elements = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      elements.add(value(token));
    }
    return new JsonArray(elements);
  }

  private static Number whole(String digits) {
    try {
      return Long.valueOf(digits);
    } catch (NumberFormatException e) {
      return new BigInteger(digits);
    }
  }
}
