package envwatch.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;

/**
 * Writes an answer as indented JSON. Only ASCII is written, so that neither the terminal's encoding
 * nor the service's texts can corrupt it.
 */
public final class AnswerJson {
  /** What stands in place of a secret. */
  public static final String MASK = "********";

  private static final String INDENTATION = "  ";

  private final Appendable out;
  private final boolean reveal;

  private AnswerJson(Appendable out, boolean reveal) {
    this.out = out;
    this.reveal = reveal;
  }

  /**
   * @param reveal whether to write secrets instead of {@link #MASK}
   */
  public static void write(AnswerNode content, boolean reveal, Appendable out) {
    try {
      new AnswerJson(out, reveal).write(content, "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(AnswerNode node, String line) throws IOException {
    switch (node) {
      case AnswerNode.Fields(List<AnswerNode.Field> fields) -> fields(fields, line);
      case AnswerNode.Elements(List<AnswerNode> elements) -> elements(elements, line);
      case AnswerNode.Text(String text) -> text(text);
      case AnswerNode.Plain(String json) -> out.append(json);
      case AnswerNode.Hidden(var secret) -> text(reveal ? secret.reveal() : MASK);
    }
  }

  private void fields(List<AnswerNode.Field> fields, String line) throws IOException {
    String inner = line + INDENTATION;
    String before = "{" + inner;
    for (AnswerNode.Field field : fields) {
      out.append(before);
      text(field.name());
      out.append(": ");
      write(field.value(), inner);
      before = "," + inner;
    }
    out.append(fields.isEmpty() ? "{}" : line + "}");
  }

  private void elements(List<AnswerNode> elements, String line) throws IOException {
    String inner = line + INDENTATION;
    String before = "[" + inner;
    for (AnswerNode element : elements) {
      out.append(before);
      write(element, inner);
      before = "," + inner;
    }
    out.append(elements.isEmpty() ? "[]" : line + "]");
  }

  private void text(String text) throws IOException {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      switch (each) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (each < ' ' || each > '~') {
            out.append("\\u").append(HexFormat.of().toHexDigits(each));
          } else {
            out.append(each);
          }
        }
      }
    }
    out.append('"');
  }
}
