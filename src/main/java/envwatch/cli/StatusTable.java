package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.TerminalText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A status report as a table for the terminal. */
final class StatusTable {
  private static final int WIDEST = 44;
  private static final String NOTHING = "-";

  private final StatusReport report;

  public StatusTable(StatusReport report) {
    this.report = report;
  }

  /** Its lines, the heading first. */
  public List<String> lines() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        row(
            "cli.column.account",
            "cli.column.status",
            "cli.column.phase",
            "cli.column.name",
            "cli.column.owner",
            "cli.column.machines",
            "cli.column.expires"));
    report.lines().forEach(line -> rows.add(row(line)));
    return lines(rows);
  }

  /** Rows whose columns are aligned. */
  static List<String> lines(List<List<String>> rows) {
    int[] widths =
        IntStream.range(0, rows.getFirst().size())
            .map(column ->
                rows.stream().mapToInt(row -> TerminalText.width(row.get(column))).max().orElse(0))
            .toArray();
    return rows.stream().map(row -> aligned(row, widths)).toList();
  }

  private List<String> row(String accountKey, String... keys) {
    List<String> row = new ArrayList<>();
    if (report.severalAccounts()) {
      row.add(text(accountKey));
    }
    for (String key : keys) {
      row.add(text(key));
    }
    return row;
  }

  private List<String> row(StatusReport.Line line) {
    Environment environment = line.environment();
    List<String> row = new ArrayList<>();
    if (report.severalAccounts()) {
      row.add(cell(line.account()));
    }
    row.add(cell(EnvironmentWords.summary(environment, line.assessment())));
    row.add(EnvironmentWords.phase(line.assessment()));
    row.add(cell(line.name()));
    row.add(cell(environment == null ? null : environment.owner()));
    row.add(environment == null ? NOTHING : machines(environment));
    row.add(environment == null ? NOTHING : expires(environment.expiration()));
    return row;
  }

  private static String machines(Environment environment) {
    return environment.machinesKnown()
        ? environment.machinesRunning() + "/" + environment.machines().size()
        : NOTHING;
  }

  private String expires(Expiration expiration) {
    return switch (expiration) {
      case Expiration.At(var moment) -> ExpirationWords.distance(moment, report.at());
      case Expiration.AsServed(String text) -> cell(text);
      case Expiration.None() -> NOTHING;
    };
  }

  /** Safe for the terminal, and not too long. */
  static String cell(@Nullable String text) {
    return text == null || text.isBlank()
        ? NOTHING
        : TerminalText.clipped(TerminalText.plain(text), WIDEST);
  }

  private static String aligned(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      line.append(TerminalText.padded(row.get(column), widths[column])).append("  ");
    }
    return line.toString().stripTrailing();
  }
}
