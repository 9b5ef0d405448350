package envwatch.tools;

import envwatch.model.VisibleText;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The last lines of what a program prints, however much that is: of a long line only the beginning
 * is kept. Confined to one thread.
 */
final class OutputTail {
  private static final int LINES = 20;
  private static final int BYTES_OF_LINE = 500;

  /** What colours text in a terminal. */
  private static final Pattern ESCAPES = Pattern.compile("\\x1B\\[[0-?]*[ -/]*[@-~]");

  private final Deque<String> lines = new ArrayDeque<>();
  private final ByteArrayOutputStream line = new ByteArrayOutputStream(BYTES_OF_LINE);
  private boolean cut;

  /** Whether the next character overwrites the line, as of a progress bar. */
  private boolean returned;

  void add(byte[] bytes, int count) {
    for (int i = 0; i < count; i++) {
      byte letter = bytes[i];
      // A gigabyte without an end of line is passed over here.
      if (!cut || returned || letter == '\n' || letter == '\r') {
        add(letter);
      }
    }
  }

  private void add(byte letter) {
    if (letter == '\n') {
      end();
    } else if (letter == '\r') {
      returned = true;
    } else {
      if (returned) {
        begin();
      }
      if (line.size() < BYTES_OF_LINE) {
        line.write(letter);
      } else {
        cut = true;
      }
    }
  }

  private void end() {
    if (lines.size() == LINES) {
      lines.removeFirst();
    }
    lines.addLast(text());
    begin();
  }

  private void begin() {
    line.reset();
    cut = false;
    returned = false;
  }

  private String text() {
    String text = line.toString(StandardCharsets.UTF_8);
    String plain = VisibleText.line(ESCAPES.matcher(text).replaceAll(""));
    return cut ? plain + "…" : plain;
  }

  /** What was printed last, without invisible characters; the last line need not have an end. */
  List<String> lines() {
    if (line.size() > 0) {
      end();
    }
    return List.copyOf(lines);
  }
}
