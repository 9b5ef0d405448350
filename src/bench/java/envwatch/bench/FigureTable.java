package envwatch.bench;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;

/** All figures, as a table for people and as JSON for programs. */
record FigureTable(List<Figure> figures) {
  private static final List<String> HEAD =
      List.of("what", "measured", "yardstick", "target", "verdict");

  void print(PrintStream out) {
    List<List<String>> rows = figures.stream().map(FigureTable::cells).toList();
    int[] widths =
        IntStream.range(0, HEAD.size())
            .map(column ->
                IntStream.concat(
                        IntStream.of(HEAD.get(column).length()),
                        rows.stream().mapToInt(row -> row.get(column).length()))
                    .max()
                    .orElse(0))
            .toArray();
    out.println();
    out.println(line(HEAD, widths));
    out.println(IntStream.of(widths).mapToObj("-"::repeat).collect(Collectors.joining("-+-")));
    rows.forEach(row -> out.println(line(row, widths)));
    out.println();
  }

  private static List<String> cells(Figure figure) {
    String yardstick = figure.yardstick() == null ? "-" : figure.yardstick();
    return List.of(
        figure.what(), figure.value(), yardstick, figure.target(), figure.verdict().toString());
  }

  private static String line(List<String> cells, int[] widths) {
    return IntStream.range(0, widths.length)
        .mapToObj(column -> String.format("%-" + widths[column] + "s", cells.get(column)))
        .collect(Collectors.joining(" | "))
        .stripTrailing();
  }

  void write(Path file) {
    JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValue(file, figures);
  }
}
