package envwatch.training;

import envwatch.model.VisibleText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads records as RFC 4180 describes them, and as spreadsheets write them: separated by comma,
 * semicolon, tab or bar, with any line ending. The separator is the one by which the lines agree. A
 * quotation mark that is never closed spoils only the line it is in.
 */
final class CsvReader {
  private static final char QUOTE = '"';
  private static final String SEPARATORS = ",;\t|";

  /** As Excel writes it. */
  private static final Pattern NAMED_SEPARATOR = Pattern.compile("sep=([,;\t|])[\r\n]");

  private static final int MOST_COMPARED = 200;

  private final String text;
  private final char separator;
  private int at;
  private int line = 1;

  private CsvReader(String text, char separator) {
    this.text = text;
    this.separator = separator;
  }

  /** Blank lines are left out, and so is the line in which Excel names its separator. */
  static List<CsvRecord> read(String text) {
    Matcher named = NAMED_SEPARATOR.matcher(text);
    if (named.lookingAt()) {
      return read(text, named.group(1).charAt(0)).stream().skip(1).toList();
    }
    List<CsvRecord> best = List.of();
    int most = -1;
    for (int i = 0; i < SEPARATORS.length(); i++) {
      List<CsvRecord> records = read(text, SEPARATORS.charAt(i));
      int agreeing = agreeing(records);
      if (agreeing > most) {
        best = records;
        most = agreeing;
      }
    }
    return best;
  }

  private static List<CsvRecord> read(String text, char separator) {
    CsvReader reader = new CsvReader(text, separator);
    List<CsvRecord> records = new ArrayList<>();
    while (reader.at < text.length()) {
      CsvRecord record = reader.next();
      if (!record.blank()) {
        records.add(record);
      }
    }
    return records;
  }

  /**
   * How many records look as they do with the right separator: they have several cells, one of
   * which is an address, and as many as most.
   */
  private static int agreeing(List<CsvRecord> all) {
    List<CsvRecord> records = all.subList(0, Math.min(MOST_COMPARED, all.size()));
    Map<Integer, Integer> sizes = new HashMap<>();
    records.forEach(record -> sizes.merge(record.cells().size(), 1, Integer::sum));
    int usual =
        sizes.entrySet().stream()
            .max(Map.Entry.<Integer, Integer>comparingByValue().thenComparing(Map.Entry::getKey))
            .map(Map.Entry::getKey)
            .orElse(0);
    int agreeing = 0;
    for (CsvRecord record : records) {
      int size = record.cells().size();
      boolean address = record.cells().stream().anyMatch(EmailAddress::looksRight);
      agreeing += size < 2 ? 0 : (address ? 2 : 0) + (size == usual ? 1 : 0);
    }
    return agreeing;
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
      cells.add(visible(cell));
    } while (takeSeparator());
    endLine();
    return new CsvRecord(first, cells, false);
  }

  /** In one line, without what nobody sees: it is part of no name and of no address. */
  static String visible(String cell) {
    return VisibleText.line(cell).replaceAll("[\\p{Z}\\s]+", " ").strip();
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
      cells.add(visible(plain()));
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
