package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import envwatch.model.Expiration;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Walks through an answer once, value by value, taking every value for what it can be: what has the
 * wrong type is absent, and what nobody asks for is skipped. A stream rather than a tree, because
 * lists of thousands of machines are read again and again.
 */
public final class JsonCursor {
  /**
   * How many elements all lists that are read of a body may have together, the fields of small
   * objects counted with them: far more than 1,000 environments of 10 machines have, and no more
   * than the memory holds.
   */
  private static final int MOST_ELEMENTS = 100_000;

  /** A short body has this many at least; a longer one has fewer than one in so many bytes. */
  private static final int ELEMENTS_OF_A_SHORT_BODY = 1000;

  private static final int BYTES_OF_AN_ELEMENT = 16;

  private static final int SHORTEST_PLAIN = "N/A".length() + 1;

  /** Whether a byte inside of quotes is an ASCII letter that stands for itself. */
  private static final boolean[] PLAIN = plainBytes();

  private final JsonParser parser;

  /** What the parser reads. */
  private final byte[] body;

  /** The parser's current one. */
  private JsonToken token;

  private final int mostElements;
  private int elements;

  /** How many parts could not be understood so far. */
  private int unread;

  /** Which of the named fields each of the objects entered had so far, the outermost first. */
  private long[] fieldsSeen = new long[8];

  private int depth = -1;

  /** The last one read: most machines are in the state of the one before. */
  private Status status = Status.UNTOLD;

  /**
   * @param parser on its first token
   * @param body what the parser reads
   */
  JsonCursor(JsonParser parser, byte[] body) {
    this.parser = parser;
    this.body = body;
    this.token = parser.currentToken();
    this.mostElements =
        Math.min(MOST_ELEMENTS, ELEMENTS_OF_A_SHORT_BODY + body.length / BYTES_OF_AN_ELEMENT);
  }

  private static boolean[] plainBytes() {
    var plain = new boolean[256];
    Arrays.fill(plain, ' ', '~' + 1, true);
    plain['"'] = false;
    plain['\\'] = false;
    return plain;
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
          throw new Unreadable(Unreadable.What.OTHER_SHAPE, null);
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

  /** Takes note of something that could not be understood. */
  public void notUnderstood() {
    unread++;
  }

  /** How many parts of the body could not be understood so far. */
  public int unread() {
    return unread;
  }

  /**
   * To be asked before anything is kept that a body may hold any number of.
   *
   * @throws Unreadable {@code TOO_LARGE} when it holds more than any account has
   */
  void countElement() throws Unreadable {
    if (++elements > mostElements) {
      throw new Unreadable(Unreadable.What.TOO_LARGE, null);
    }
  }

  /** A text, number or truth value as text; null for anything else. */
  public @Nullable String text() {
    String plain = plain();
    return plain == null ? parsedText() : plain;
  }

  private @Nullable String parsedText() {
    return switch (token) {
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT, VALUE_TRUE, VALUE_FALSE ->
          parser.getString();
      default -> {
        skip();
        yield null;
      }
    };
  }

  /** The text; null for anything else, numbers and truth values included. */
  @Nullable String string() {
    if (isString()) {
      return text();
    }
    skip();
    return null;
  }

  /** The {@link #text} brought to one form by {@link ServedText#line}. */
  public @Nullable String line() {
    String plain = plain();
    return plain == null ? ServedText.line(parsedText()) : plain;
  }

  /** The {@link #text} as {@link ServedText#id}. */
  public @Nullable String id() {
    return ServedText.id(text());
  }

  /** The {@link #text} brought to one form by {@link ServedText#lines}. */
  public @Nullable String lines() {
    String plain = plain();
    return plain == null ? ServedText.lines(parsedText()) : plain;
  }

  /**
   * The {@link #line} of what is of use only as a whole: an address, a login. Null when it is
   * longer than any of those.
   */
  public @Nullable String exact() {
    String line = line();
    return line == null || line.length() < ServedText.LONGEST - 1 ? line : null;
  }

  /** The {@link #text} as a state. */
  public Status status() {
    String word = line();
    if (!status.word().equals(word)) {
      status = StatusWords.status(word);
    }
    return status;
  }

  /** The {@link #line} as the end of an environment. */
  public Expiration expiration() {
    return ServedDate.ofLine(line());
  }

  /**
   * The text where it surely needs no cleaning: ASCII letters without escapes or blanks around
   * them, too many to say "N/A"; null for any other. Nearly all of the thousands of texts of a look
   * are so: they are taken out of the body in one piece, and the parser reads over them.
   */
  private @Nullable String plain() {
    byte[] letters = body;
    if (!isString()) {
      return null;
    }
    int quote = (int) parser.currentTokenLocation().getByteOffset();
    if (quote < 0 || letters[quote] != '"') {
      return null;
    }
    int from = quote + 1;
    int to = from;
    while (to < letters.length && PLAIN[letters[to] & 0xFF]) {
      to++;
    }
    boolean whole = to < letters.length && letters[to] == '"' && to - from >= SHORTEST_PLAIN;
    return whole
            && to - from <= ServedText.LONGEST
            && letters[from] != ' '
            && letters[to - 1] != ' '
        ? new String(letters, from, to - from, StandardCharsets.ISO_8859_1)
        : null;
  }

  private boolean isString() {
    return token == JsonToken.VALUE_STRING;
  }

  /**
   * The {@link #text} as a password, of which no String is made. One that did not come whole is
   * null, and counted among what could not be understood.
   */
  public @Nullable Secret password() {
    if (!isString()) {
      return ServedText.password(text());
    }
    char[] letters = parser.getStringCharacters();
    int from = parser.getStringOffset();
    int length = parser.getStringLength();
    Secret password = ServedText.password(letters, from, length);
    if (password == null && !ServedText.isNoPassword(letters, from, length)) {
      unread++;
    }
    return password;
  }

  /**
   * A whole number, also one written as text; null for anything else and what an int cannot hold.
   */
  public @Nullable Integer integer() {
    if (token == JsonToken.VALUE_NUMBER_INT) {
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
  public @Nullable Object skipped() {
    skip();
    return null;
  }

  /** Leaves out the value, however deep. */
  public void skip() {
    if (token.isStructStart()) {
      parser.skipChildren();
    }
  }
}
