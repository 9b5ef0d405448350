package envwatch.training;

import java.util.List;

/**
 * One record of a file.
 *
 * @param line the number of its first line, from 1
 * @param unclosed whether a quotation mark was opened and not closed: the record ends with its line
 */
record CsvRecord(int line, List<String> cells, boolean unclosed) {
  CsvRecord {
    cells = List.copyOf(cells);
  }

  boolean blank() {
    return cells.stream().allMatch(String::isBlank);
  }
}
