package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Reads an answer once, value by value: a value of the wrong type counts as absent, and values that
 * are not requested are skipped. A stream rather than a tree, because lists of thousands of
 * machines are read again and again.
 */
public final class JsonCursor extends JsonValue {
  /**
   * How many elements all lists read from a body may have in total, including the fields of small
   * objects: far more than 1,000 environments of 10 machines have, and no more than fit into
   * memory.
   */
  private static final int MOST_ELEMENTS = 100_000;

  /** Allowed in any body, however short; a longer one may have one more for each 16 bytes. */
  private static final int ELEMENTS_OF_A_SHORT_BODY = 1000;

  private static final int BYTES_OF_AN_ELEMENT = 16;

  private final int mostElements;
  private int elements;

  /**
   * Which of the named fields have been read so far in each entered object, the outermost first.
   */
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

  /** Enters the value if it is an object, and says whether it is; any other value is skipped. */
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

  /**
   * Moves to the value of the entered object's next field and returns the field's name; null at the
   * end of the object.
   */
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
   * Reads the fields of the value if it is an object, and says whether it is; any other value is
   * skipped, as are fields that are not in the table. A field that occurs twice is taken twice, and
   * counted as not understood.
   */
  public <T> boolean readFields(FieldTable<T> table, T taker) throws Unreadable {
    if (!enterObject()) {
      return false;
    }
    for (int index = nextField(table.matcher()); index >= 0; index = nextField(table.matcher())) {
      table.at(index).take(taker, this);
    }
    return true;
  }

  /** Moves to the value of the next field that has one of the names; negative at the end. */
  private int nextField(PropertyNameMatcher names) {
    int index = parser.nextNameMatch(names);
    while (index == PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
      token = parser.nextToken();
      skip();
      index = parser.nextNameMatch(names);
    }
    if (index < 0) {
      depth--;
      return index;
    }
    long field = 1L << index;
    if ((fieldsSeen[depth] & field) != 0) {
      unread++;
    }
    fieldsSeen[depth] |= field;
    token = parser.nextToken();
    return index;
  }

  /**
   * Reads this field of an object and skips all others; null when the value is not an object or has
   * no such field.
   *
   * @throws Unreadable {@code OTHER_SHAPE} when the field occurs twice, since neither value can be
   *     trusted
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
   * The readable elements of an array; null when the value is not an array, or is an array with
   * elements of which none is readable.
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
   * Passes through the elements of an array, of which the reading keeps nothing but what it counts
   * itself, and says whether the value is one; any other value is skipped.
   */
  public boolean each(JsonReading<?> element) throws Unreadable {
    if (!onArray()) {
      skip();
      return false;
    }
    while ((token = parser.nextToken()) != JsonToken.END_ARRAY) {
      element.read(this);
    }
    return true;
  }

  /**
   * The elements of an array, and how many of them could not be read, which are also counted as not
   * understood; null when the value is not an array.
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
   * The elements of an array that are known by their ids, each once; null when the value is not an
   * array, or is an array with no readable element.
   *
   * @param element null for one that cannot be read, or without an id: it cannot be requested
   */
  public <T> @Nullable Entries<T> distinct(
      JsonReading<? extends @Nullable T> element, Function<T, Object> id) throws Unreadable {
    Entries<T> entries = entries(element);
    return entries == null || entries.unreadable() ? null : entries.distinctBy(id);
  }

  /**
   * Must be called before keeping anything of which a body may contain any number.
   *
   * @throws Unreadable {@code TOO_LARGE} when the body contains more than any account has
   */
  void countElement() throws Unreadable {
    if (++elements > mostElements) {
      throw new Unreadable(Unreadable.What.TOO_LARGE);
    }
  }
}
