package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import envwatch.model.Secret;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A small object of an answer: its texts, numbers and booleans by name, ignoring the case of the
 * name. The elements of a list are joined by commas. A nested object is skipped, except for one
 * named {@code data}, whose fields are included (service/api-v2.md, GetEnvironmentState).
 */
public final class Fields {
  public static final Fields NONE = new Fields();

  private final Map<String, String> texts = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private Fields() {}

  /** Returns null when the value is not an object. */
  public static @Nullable Fields read(JsonCursor in) throws Unreadable {
    var fields = new Fields();
    return fields.take(in) ? fields : null;
  }

  /**
   * @throws Unreadable {@code OTHER_SHAPE} when the body is not an object
   */
  public static Fields in(byte[] body) throws Unreadable {
    return Json.read(body, Fields::read);
  }

  private boolean take(JsonCursor in) throws Unreadable {
    if (!in.enterObject()) {
      return false;
    }
    for (String name = in.nextField(); name != null; name = in.nextField()) {
      if (name.equals("data") && in.onObject()) {
        take(in);
      } else {
        String text = in.onArray() ? joined(in) : in.text();
        if (text != null) {
          in.countElement();
          texts.put(name, text);
        }
      }
    }
    return true;
  }

  private static String joined(JsonCursor in) throws Unreadable {
    var elements = in.list(JsonCursor::text);
    return elements == null ? "" : String.join(", ", elements);
  }

  /** As served; null when absent. */
  public @Nullable String served(String name) {
    return texts.get(name);
  }

  /** Sanitized to one line; null when absent, blank or "N/A". */
  public @Nullable String line(String name) {
    return ServedText.line(texts.get(name));
  }

  /** The {@link ServedText#brief}; empty when absent. */
  public String brief(String name) {
    return ServedText.brief(texts.get(name));
  }

  /** An id as served; null when absent, blank or "N/A". */
  public @Nullable String id(String name) {
    return ServedText.id(texts.get(name));
  }

  /** The last 500,000 characters of an output, sanitized, keeping line breaks; null when absent. */
  public @Nullable String lastLines(String name) {
    return ServedText.lastLines(texts.get(name));
  }

  /** Whether {@link #lastLines} leaves something out. */
  public boolean exceedsLastLines(String name) {
    String text = texts.get(name);
    return text != null && ServedText.exceedsLastLines(text);
  }

  public @Nullable Secret password(String name) {
    return ServedText.password(texts.get(name));
  }

  public @Nullable Boolean truth(String name) {
    return JsonValue.truth(texts.get(name));
  }

  public boolean isTrue(String name) {
    return Boolean.TRUE.equals(truth(name));
  }

  public @Nullable Integer integer(String name) {
    String text = texts.get(name);
    return text == null ? null : JsonValue.integer(text);
  }

  /**
   * @throws Unreadable {@code OTHER_SHAPE} when the field is absent or empty
   */
  public String required(String name) throws Unreadable {
    String text = texts.get(name);
    if (text == null || text.isBlank()) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return text;
  }

  /** Values may be secret. */
  @Override
  public String toString() {
    return "Fields" + texts.keySet();
  }
}
