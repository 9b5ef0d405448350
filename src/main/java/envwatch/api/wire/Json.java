package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.ApiException.Unreadable.What;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/** Reads JSON bodies. */
public final class Json {
  /**
   * How many tokens (names, values, and the start and end of structures) a body may contain,
   * including those that are skipped: 1,000 environments of 10 machines have 400,000 of them.
   */
  static final int MOST_TOKENS = 2_000_000;

  /**
   * Field names are not interned: a body may contain a million different ones, and the names that
   * occur by the thousand are compared by their bytes ({@link FieldTable}).
   */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
          .streamReadConstraints(StreamReadConstraints.builder().maxTokenCount(MOST_TOKENS).build())
          .build();

  private Json() {}

  /**
   * @param reading returns null for a body that does not have the expected shape
   * @throws Unreadable when the body is empty, a web page, not JSON, contains more tokens than any
   *     account has, or does not have the shape that the reading expects
   */
  public static <T> T read(byte[] body, JsonReading<? extends @Nullable T> reading)
      throws Unreadable {
    T read = readOrNull(body, reading);
    if (read == null) {
      throw new Unreadable(What.OTHER_SHAPE);
    }
    return read;
  }

  private static <T> @Nullable T readOrNull(byte[] body, JsonReading<? extends @Nullable T> reading)
      throws Unreadable {
    rejectWhatIsNoJson(body);
    try {
      return parsed(body, reading);
    } catch (JacksonException e) {
      return repaired(body, reading);
    }
  }

  /**
   * Verifies that the body is JSON, of any shape.
   *
   * @throws Unreadable when it is not
   */
  public static void check(byte[] body) throws Unreadable {
    read(
        body,
        in -> {
          in.skip();
          return true;
        });
  }

  /** Why the body is not JSON of any shape; null if it is. */
  public static @Nullable Unreadable mistake(byte[] body) {
    try {
      check(body);
      return null;
    } catch (Unreadable e) {
      return e;
    }
  }

  static PropertyNameMatcher matcher(List<Named> names) {
    return FACTORY.constructNameMatcher(names, false);
  }

  /**
   * Reads a body that claims to be UTF-8 but is not: each invalid byte becomes U+FFFD, and
   * everything else stays as it is. One odd character in a name is better than no answer.
   */
  private static <T> @Nullable T repaired(byte[] body, JsonReading<? extends @Nullable T> reading)
      throws Unreadable {
    String text = new String(body, StandardCharsets.UTF_8);
    if (text.indexOf(ServedText.REPLACEMENT) < 0) {
      throw notJson();
    }
    try {
      return parsed(text.getBytes(StandardCharsets.UTF_8), reading);
    } catch (JacksonException e) {
      throw notJson();
    }
  }

  private static <T> @Nullable T parsed(byte[] body, JsonReading<? extends @Nullable T> reading)
      throws Unreadable {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), body)) {
      if (parser.nextToken() == null) {
        throw new Unreadable(What.EMPTY);
      }
      try {
        return reading.read(new JsonCursor(parser, body));
      } catch (StreamConstraintsException e) {
        if (parser.currentTokenCount() > MOST_TOKENS) {
          throw new Unreadable(What.TOO_LARGE);
        }
        throw e;
      }
    }
  }

  /** Drops the parser's message: it quotes the body, which may contain passwords. */
  private static Unreadable notJson() {
    return new Unreadable(What.NOT_JSON);
  }

  private static void rejectWhatIsNoJson(byte[] body) throws Unreadable {
    int first = 0;
    while (first < body.length && (body[first] <= ' ' && body[first] >= 0 || isBom(body[first]))) {
      first++;
    }
    if (first == body.length) {
      throw new Unreadable(What.EMPTY);
    }
    if (body[first] == '<') {
      throw new Unreadable(What.HTML);
    }
  }

  private static boolean isBom(byte each) {
    return each == (byte) 0xEF || each == (byte) 0xBB || each == (byte) 0xBF;
  }
}
