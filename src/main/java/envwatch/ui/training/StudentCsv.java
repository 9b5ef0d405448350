package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.util.CsvWriter;
import envwatch.watch.ClassView;
import java.util.List;

/** Students as comma-separated values, without secrets. */
final class StudentCsv {
  private StudentCsv() {}

  public static String of(ClassView seen, List<StudentRow> rows) {
    StringBuilder csv =
        new StringBuilder(
            CsvWriter.row(
                text("export.class"),
                text("export.class-id"),
                text("classes.column.name"),
                text("classes.column.email"),
                text("export.student-id"),
                text("classes.column.attendance"),
                text("export.environment-id"),
                text("classes.column.status"),
                text("classes.column.since"),
                text("classes.column.machines"),
                text("classes.column.expires"),
                text("classes.column.trouble")));
    rows.forEach(row -> csv.append(row(seen, row)));
    return csv.toString();
  }

  private static String row(ClassView seen, StudentRow row) {
    return CsvWriter.row(
        seen.trainingClass().name(),
        seen.key().id().value(),
        row.student().name(),
        row.student().email(),
        row.student().id().value(),
        row.attendance(),
        row.environment() == null ? null : row.environment().environment().value(),
        row.status().words(),
        row.since(),
        row.machines(),
        row.expiresInFull() == null ? row.expires() : row.expiresInFull(),
        row.trouble());
  }
}
