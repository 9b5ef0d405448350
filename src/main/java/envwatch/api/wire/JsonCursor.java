package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Walks through an answer once, value by value: what has the wrong type is absent, and what nobody
 * asks for is skipped. A stream rather than a tree, because lists of thousands of machines are read
 * again and again.
 */
public final class JsonCursor extends JsonValue {
  /**
   * How many elements all lists that are read of a body may have together, the fields of small
   * objects counted with them: far more than 1,000 environments of 10 machines have, and no more
   * than the memory holds.
   */
  private static final int MOST_ELEMENTS = 100_000;

  /** A short body has this many at least; a longer one has fewer than one in so many bytes. */
  private static final int ELEMENTS_OF_A_SHORT_BODY = 1000;

  private static final int BYTES_OF_AN_ELEMENT = 16;

  private final int mostElements;
  private int elements;

  /** Which of the named fields each of the objects entered had so far, the outermost first. */
  private long[] fieldsSeen = new long[8];

  private int depth = -1;

  /**
   * @param parser on its first token
   * @param body what the parser reads
   */
  JsonCursor(JsonParser parser, byte[] body) {
    super(parser, body);
    mostElements =
        Math.min(MOST_ELEMENTS, ELEMENTS_OF_A_SHORT_BODY + body.length / BYTES_OF_AN_ELEMENT);
  }

  /** Whether the value is an object, which is then entered; any other value is skipped. */
  public boolean enterObject() {
    if (token == JsonToken.START_OBJECT) {
      depth++;
      if (depth == fieldsSeen.length) {
        fieldsSeen = Arrays.copyOf(fieldsSeen, 2 * depth);
      }
      fieldsSeen[depth] = 0;
      return true;
    }
    skip();
    return false;
  }

  /** The next field of the object entered, the cursor on its value; null at the object's end. */
  public @Nullable String nextField() {
    String name = parser.nextName();
    if (name == null) {
      depth--;
    } else {
      token = parser.nextToken();
    }
    return name;
  }

  /**
   * The next of these fields of the object entered, the cursor on its value; null at the object's
   * end. What else the object has is skipped. A field that comes twice is returned twice, and
   * counted among what could not be understood.
   */
  public <F extends Enum<F>> @Nullable F nextField(FieldNames<F> names) {
    int index = parser.nextNameMatch(names.matcher());
    while (index == PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
      token = parser.nextToken();
      skip();
      index = parser.nextNameMatch(names.matcher());
    }
    if (index < 0) {
      depth--;
      return null;
    }
    long field = 1L << index;
    if ((fieldsSeen[depth] & field) != 0) {
      unread++;
    }
    fieldsSeen[depth] |= field;
    token = parser.nextToken();
    return names.at(index);
  }

  /**
   * What the object has in this field, all others left out; null when the value is no object or has
   * no such field.
   *
   * @throws Unreadable {@code OTHER_SHAPE} when it has two: neither is then to be believed
   */
  public <T> @Nullable T onlyField(String name, JsonReading<? extends @Nullable T> reading)
      throws Unreadable {
    T read = null;
    boolean found = false;
    if (enterObject()) {
      for (String field = nextField(); field != null; field = nextField()) {
        if (!field.equals(name)) {
          skip();
        } else if (found) {
          throw new Unreadable(Unreadable.What.OTHER_SHAPE);
        } else {
          found = true;
          read = reading.read(this);
        }
      }
    }
    return read;
  }

  boolean onObject() {
    return token == JsonToken.START_OBJECT;
  }

  public boolean onArray() {
    return token == JsonToken.START_ARRAY;
  }

  /**
   * The elements of an array that can be read; null when the value is no array, or one that holds
   * something and none of it can be read.
   */
  public <T> @Nullable List<T> list(JsonReading<? extends @Nullable T> element) throws Unreadable {
    if (!onArray()) {
      skip();
      return null;
    }
    boolean empty = true;
    List<T> elements = new ArrayList<>();
    while ((token = parser.nextToken()) != JsonToken.END_ARRAY) {
      empty = false;
      countElement();
      T read = element.read(this);
      if (read != null) {
        elements.add(read);
      }
    }
    return elements.isEmpty() && !empty ? null : elements;
  }

  /**
   * The elements of an array, and how many of it could not be read, which are counted among what
   * could not be understood; null when the value is no array.
   */
  public <T> @Nullable Entries<T> entries(JsonReading<? extends @Nullable T> element)
      throws Unreadable {
    if (!onArray()) {
      skip();
      return null;
    }
    List<T> read = new ArrayList<>();
    int lost = 0;
    while ((token = parser.nextToken()) != JsonToken.END_ARRAY) {
      countElement();
      T each = element.read(this);
      if (each == null) {
        lost++;
      } else {
        read.add(each);
      }
    }
    unread += lost;
    return new Entries<>(read, lost);
  }

  /**
   * To be asked before anything is kept that a body may hold any number of.
   *
   * @throws Unreadable {@code TOO_LARGE} when it holds more than any account has
   */
  void countElement() throws Unreadable {
    if (++elements > mostElements) {
      throw new Unreadable(Unreadable.What.TOO_LARGE);
    }
  }
}
