package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;

/**
 * Walks through an answer once, value by value, taking every value for what it can be: what has the
 * wrong type is absent, and what nobody asks for is skipped. A stream rather than a tree, because
 * lists of thousands of machines are read again and again.
 */
public final class JsonCursor {
  private final JsonParser parser;

  /**
   * @param parser on its first token
   */
  JsonCursor(JsonParser parser) {
    this.parser = parser;
  }

  /** Whether the value is an object, which is then entered; any other value is skipped. */
  public boolean enterObject() {
    if (parser.hasToken(JsonToken.START_OBJECT)) {
      return true;
    }
    skip();
    return false;
  }

  /** The next field of the object entered, the cursor on its value; null at the object's end. */
  public @Nullable String nextField() {
    String name = parser.nextName();
    if (name != null) {
      parser.nextToken();
    }
    return name;
  }

  boolean onObject() {
    return parser.hasToken(JsonToken.START_OBJECT);
  }

  public boolean onArray() {
    return parser.hasToken(JsonToken.START_ARRAY);
  }

  public boolean onNull() {
    return parser.hasToken(JsonToken.VALUE_NULL);
  }

  /** The elements of an array that can be read; null when the value is no array. */
  public <T> @Nullable List<T> list(JsonReading<? extends @Nullable T> element) throws Unreadable {
    if (!onArray()) {
      skip();
      return null;
    }
    List<T> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      T read = element.read(this);
      if (read != null) {
        elements.add(read);
      }
    }
    return elements;
  }

  /** A text, number or truth value as text; null for anything else. */
  public @Nullable String text() {
    return switch (parser.currentToken()) {
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT, VALUE_TRUE, VALUE_FALSE ->
          parser.getString();
      default -> {
        skip();
        yield null;
      }
    };
  }

  /**
   * A whole number, also one written as text; null for anything else and what an int cannot hold.
   */
  public @Nullable Integer integer() {
    if (parser.hasToken(JsonToken.VALUE_NUMBER_INT)) {
      try {
        return parser.getIntValue();
      } catch (InputCoercionException e) {
        return null;
      }
    }
    String text = text();
    return text == null ? null : integer(text);
  }

  static @Nullable Integer integer(String text) {
    try {
      double number = Double.parseDouble(text);
      return number >= Integer.MIN_VALUE && number <= Integer.MAX_VALUE ? (int) number : null;
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** True or false, also written as text; null for anything else. */
  public @Nullable Boolean truth() {
    return truth(text());
  }

  static @Nullable Boolean truth(@Nullable String text) {
    if ("true".equalsIgnoreCase(text)) {
      return true;
    }
    return "false".equalsIgnoreCase(text) ? false : null;
  }

  /**
   * Leaves out the value, for a reading that wants none of it.
   *
   * @return always null
   */
  public <T> @Nullable T skipped() {
    skip();
    return null;
  }

  /** Leaves out the value, however deep. */
  public void skip() {
    parser.skipChildren();
  }
}
