package envwatch.training.roster;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads records as RFC 4180 describes them, and as spreadsheets write them: separated by comma,
 * semicolon or tab, with any line ending. A quotation mark that is never closed spoils only the
 * line it is in.
 */
final class CsvReader {
  private static final char QUOTE = '"';
  private static final String SEPARATORS = ",;\t";

  private final String text;
  private final char separator;
  private int at;
  private int line = 1;

  private CsvReader(String text, char separator) {
    this.text = text;
    this.separator = separator;
  }

  /** Blank lines are left out. */
  static List<CsvRecord> read(String text) {
    CsvReader reader = new CsvReader(text, separator(text));
    List<CsvRecord> records = new ArrayList<>();
    while (reader.at < text.length()) {
      CsvRecord record = reader.next();
      if (!record.blank()) {
        records.add(record);
      }
    }
    return records;
  }

  /** The one that occurs most outside of quotation marks in the first line that is not blank. */
  private static char separator(String text) {
    int[] counts = new int[SEPARATORS.length()];
    boolean quoted = false;
    boolean begun = false;
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (each == QUOTE) {
        quoted = !quoted;
      }
      if (begun && (each == '\n' || each == '\r')) {
        break;
      }
      begun |= !Character.isWhitespace(each);
      int which = quoted ? -1 : SEPARATORS.indexOf(each);
      if (which >= 0) {
        counts[which]++;
      }
    }
    int most = 0;
    for (int i = 1; i < counts.length; i++) {
      most = counts[i] > counts[most] ? i : most;
    }
    return SEPARATORS.charAt(most);
  }

  private CsvRecord next() {
    int first = line;
    int start = at;
    List<String> cells = new ArrayList<>();
    do {
      String cell = atQuote() ? quoted() : plain();
      if (cell == null) {
        at = start;
        line = first;
        return new CsvRecord(first, unquoted(), true);
      }
      cells.add(cell.strip());
    } while (takeSeparator());
    endLine();
    return new CsvRecord(first, cells, false);
  }

  /** Skips blanks before a quotation mark, which spreadsheets do not write but people do. */
  private boolean atQuote() {
    int ahead = at;
    while (ahead < text.length() && text.charAt(ahead) == ' ') {
      ahead++;
    }
    boolean quote = ahead < text.length() && text.charAt(ahead) == QUOTE;
    at = quote ? ahead : at;
    return quote;
  }

  /** Null if the quotation mark is never closed. */
  private @Nullable String quoted() {
    StringBuilder cell = new StringBuilder();
    at++;
    while (at < text.length()) {
      char each = text.charAt(at++);
      if (each != QUOTE) {
        boolean newLine = each == '\n' || each == '\r' && !follows('\n');
        line += newLine ? 1 : 0;
        cell.append(each);
      } else if (follows(QUOTE)) {
        cell.append(each);
        at++;
      } else {
        return cell.append(plain()).toString();
      }
    }
    return null;
  }

  private boolean follows(char wanted) {
    return at < text.length() && text.charAt(at) == wanted;
  }

  private String plain() {
    int start = at;
    while (at < text.length() && text.charAt(at) != separator && !atLineEnd()) {
      at++;
    }
    return text.substring(start, at);
  }

  /** The rest of the line, whose quotation marks mean nothing. */
  private List<String> unquoted() {
    List<String> cells = new ArrayList<>();
    do {
      cells.add(plain().strip());
    } while (takeSeparator());
    endLine();
    return cells;
  }

  private boolean atLineEnd() {
    return text.charAt(at) == '\n' || text.charAt(at) == '\r';
  }

  private boolean takeSeparator() {
    boolean more = follows(separator);
    at += more ? 1 : 0;
    return more;
  }

  private void endLine() {
    if (at < text.length()) {
      at += text.startsWith("\r\n", at) ? 2 : 1;
      line++;
    }
  }
}
