package envwatch.util;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A table of comma-separated values: each column has its heading and what it says of a thing. */
public final class CsvTable<T> {
  private final List<String> headings = new ArrayList<>();
  private final List<Function<T, @Nullable String>> values = new ArrayList<>();

  /**
   * @param value null for an empty cell
   */
  public CsvTable<T> column(String heading, Function<T, @Nullable String> value) {
    headings.add(heading);
    values.add(value);
    return this;
  }

  /** The row of headings, with its line end. */
  public String heading() {
    return CsvWriter.row(headings);
  }

  /** A row, with its line end. */
  public String row(T thing) {
    List<@Nullable String> cells = new ArrayList<>(values.size());
    values.forEach(value -> cells.add(value.apply(thing)));
    return CsvWriter.row(cells);
  }

  /** The headings, and a row for each. */
  public String of(List<? extends T> things) {
    StringBuilder csv = new StringBuilder(heading());
    things.forEach(thing -> csv.append(row(thing)));
    return csv.toString();
  }
}
