package envwatch.tools;

import envwatch.tools.InvalidToolException.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/**
 * A text with fields in braces: {@code lab {name} of {owner}}. A brace that is meant as such is
 * typed twice.
 *
 * @param text as typed; every field in it is known
 */
record ToolTemplate(String text) {
  /** In characters. */
  static final int LONGEST = 4_000;

  /** What somebody types who expects to be given a secret. */
  private static final Set<String> SECRETS =
      Set.of(
          "password",
          "passwd",
          "pass",
          "pwd",
          "passphrase",
          "secret",
          "token",
          "key",
          "apikey",
          "api_key",
          "api-key",
          "login",
          "credentials");

  /** A piece of it: words, or a field. */
  private sealed interface Part {
    record Words(String words) implements Part {}

    record Value(ToolField field) implements Part {}
  }

  /**
   * @throws InvalidToolException for an unknown field, a brace without its counterpart, and a text
   *     that is too long
   */
  ToolTemplate {
    if (text.length() > LONGEST) {
      throw new InvalidToolException(Kind.TOO_LONG, String.valueOf(LONGEST));
    }
    var _ = parts(text);
  }

  private static List<Part> parts(String text) {
    List<Part> parts = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      boolean doubled = i + 1 < text.length() && text.charAt(i + 1) == each;
      if (each != '{' && each != '}') {
        words.append(each);
      } else if (doubled) {
        words.append(each);
        i++;
      } else {
        int end = each == '}' ? -1 : text.indexOf('}', i);
        if (end < 0) {
          throw new InvalidToolException(Kind.UNBALANCED, text.substring(i));
        }
        parts.add(new Part.Words(words.toString()));
        words.setLength(0);
        parts.add(new Part.Value(field(text.substring(i + 1, end))));
        i = end;
      }
    }
    parts.add(new Part.Words(words.toString()));
    return parts;
  }

  private static ToolField field(String typed) {
    String word = typed.strip().toLowerCase(Locale.ROOT);
    return ToolField.of(word)
        .orElseThrow(() ->
            new InvalidToolException(
                SECRETS.contains(word) ? Kind.SECRET_FIELD : Kind.UNKNOWN_FIELD, typed));
  }

  /** The fields that occur in it. */
  Set<ToolField> fields() {
    Set<ToolField> fields = EnumSet.noneOf(ToolField.class);
    for (Part part : parts(text)) {
      if (part instanceof Part.Value(ToolField field)) {
        fields.add(field);
      }
    }
    return fields;
  }

  /** The text with a value in the place of each field. */
  String filled(Function<ToolField, String> value) {
    StringBuilder filled = new StringBuilder();
    for (Part part : parts(text)) {
      switch (part) {
        case Part.Words(String words) -> filled.append(words);
        case Part.Value(ToolField field) -> filled.append(value.apply(field));
      }
    }
    return filled.toString();
  }
}
