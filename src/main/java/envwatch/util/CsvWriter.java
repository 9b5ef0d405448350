package envwatch.util;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows of comma-separated values (RFC 4180) that spreadsheet programs cannot mistake for
 * formulas: a cell that begins like one gets an apostrophe in front of it, because what a cell says
 * may come from anyone who can name an environment.
 */
public final class CsvWriter {
  /** Half and full width: some programs treat both alike. */
  private static final String BEGINNINGS_OF_FORMULAS = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

  /** Also those of spreadsheet programs in other languages, which would split an open cell. */
  private static final String SEPARATORS = ",;\t|\"";

  private CsvWriter() {}

  /** One row with its line end; a null cell is empty. */
  public static String row(@Nullable String... cells) {
    return row(Arrays.asList(cells));
  }

  /** One row with its line end; a null cell is empty. */
  public static String row(List<? extends @Nullable String> cells) {
    List<String> written = new ArrayList<>(cells.size());
    for (String cell : cells) {
      written.add(cell == null ? "" : quoted(harmless(cell)));
    }
    return String.join(",", written) + "\r\n";
  }

  /** The same rows with semicolons between their cells. */
  public static String withSemicolons(String rows) {
    StringBuilder changed = new StringBuilder(rows);
    boolean quoted = false;
    for (int at = 0; at < rows.length(); at++) {
      char letter = rows.charAt(at);
      if (letter == '"') {
        quoted = !quoted;
      } else if (letter == ',' && !quoted) {
        changed.setCharAt(at, ';');
      }
    }
    return changed.toString();
  }

  /** The cell as spreadsheet programs show it, and do not calculate it. */
  public static String harmless(String cell) {
    return cell.isEmpty() || !isDangerous(cell.charAt(0)) ? cell : "'" + cell;
  }

  private static boolean isDangerous(char first) {
    return BEGINNINGS_OF_FORMULAS.indexOf(first) >= 0 || Character.isISOControl(first);
  }

  private static String quoted(String cell) {
    boolean plain =
        cell.chars()
            .noneMatch(letter -> SEPARATORS.indexOf(letter) >= 0 || Character.isISOControl(letter));
    return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
  }
}
