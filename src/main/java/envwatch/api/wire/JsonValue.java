package envwatch.api.wire;

import envwatch.model.Expiration;
import envwatch.model.Progress;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.InputCoercionException;

/** The value at a {@link JsonCursor}'s position, converted to the type that is requested. */
abstract sealed class JsonValue permits JsonCursor {
  private static final int SHORTEST_PLAIN = "N/A".length() + 1;

  /** Whether a byte inside quotes is an ASCII character that stands for itself. */
  private static final boolean[] PLAIN = plainBytes();

  final JsonParser parser;

  /** The parser's current one. */
  JsonToken token;

  /** How many parts could not be understood so far. */
  int unread;

  /** What the parser reads. */
  private final byte[] body;

  /** The last status read: most machines have the same one as the machine before. */
  private Status status = Status.UNTOLD;

  /**
   * @param parser on its first token
   * @param body what the parser reads
   */
  JsonValue(JsonParser parser, byte[] body) {
    this.parser = parser;
    this.body = body;
    this.token = parser.currentToken();
  }

  private static boolean[] plainBytes() {
    var plain = new boolean[256];
    Arrays.fill(plain, ' ', '~' + 1, true);
    plain['"'] = false;
    plain['\\'] = false;
    return plain;
  }

  /** Counts a part that could not be understood. */
  public void notUnderstood() {
    unread++;
  }

  /** How many parts of the body could not be understood so far. */
  public int unread() {
    return unread;
  }

  /** A string, number or boolean as text; null for anything else. */
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

  /** The text of a string; null for anything else, including numbers and booleans. */
  public @Nullable String string() {
    if (isString()) {
      return text();
    }
    skip();
    return null;
  }

  /** The {@link #text} normalized by {@link ServedText#line}. */
  public @Nullable String line() {
    String plain = plain();
    return plain == null ? ServedText.line(parsedText()) : plain;
  }

  /** The {@link #text} as {@link ServedText#id}. */
  public @Nullable String id() {
    String plain = plain();
    return plain == null ? ServedText.id(parsedText()) : plain;
  }

  /** The {@link #text} normalized by {@link ServedText#lines}. */
  public @Nullable String lines() {
    String plain = plain();
    return plain == null ? ServedText.lines(parsedText()) : plain;
  }

  /**
   * The {@link #line} of a value that is useful only as a whole, such as an address or a login.
   * Null when it is too long to be one.
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

  /** The {@link #integer} as a progress in percent; no progress for anything else. */
  public Progress progress() {
    Integer percent = integer();
    return percent == null ? Progress.NONE : new Progress(percent);
  }

  /**
   * The end of an environment: a {@link #line} or null. Anything that is not a date is kept as
   * served, and counted as not understood.
   */
  public Expiration expiration() {
    Expiration read =
        switch (token) {
          case START_OBJECT, START_ARRAY -> asServed(skippedJson());
          case VALUE_STRING, VALUE_NULL -> ServedDate.expiration(line());
          default -> asServed(text());
        };
    if (read instanceof Expiration.AsServed) {
      unread++;
    }
    return read;
  }

  private static Expiration asServed(@Nullable String text) {
    String line = ServedText.line(text);
    return line == null ? Expiration.NONE : new Expiration.AsServed(line);
  }

  /** Skips an object or array; returns it as written. */
  private String skippedJson() {
    int from = (int) parser.currentTokenLocation().getByteOffset();
    skip();
    int to = (int) parser.currentLocation().getByteOffset();
    return from < 0 || to <= from
        ? token.asString()
        : new String(body, from, Math.min(to - from, ServedText.LONGEST), StandardCharsets.UTF_8);
  }

  /**
   * The text if it certainly needs no sanitizing: plain ASCII characters without escapes or
   * surrounding blanks, and longer than "N/A"; null for any other. Nearly all of the thousands of
   * texts in a list are like this: they are copied from the body in one piece, without being
   * decoded by the parser.
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
   * The {@link #text} as a password, without creating a String of it. An incomplete password is
   * null, and counted as not understood.
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
   * An integer, even if written as a string; null for anything else, and for numbers outside the
   * range of int.
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

  /** A boolean, even if written as a string; null for anything else. */
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
   * Skips the value, for a reading that does not need it.
   *
   * @return always null
   */
  public @Nullable Object skipped() {
    skip();
    return null;
  }

  /** Skips the value, including everything nested in it. */
  public void skip() {
    if (token.isStructStart()) {
      parser.skipChildren();
    }
  }
}
