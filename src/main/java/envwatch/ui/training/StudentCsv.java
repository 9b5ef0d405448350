package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.util.CsvTable;
import envwatch.watch.ClassView;
import java.util.List;

/** Students as comma-separated values, without secrets. */
final class StudentCsv {
  private StudentCsv() {}

  public static String of(ClassView seen, List<StudentRow> rows) {
    return new CsvTable<StudentRow>()
        .column(text("export.class"), row -> seen.trainingClass().name())
        .column(text("export.class-id"), row -> seen.key().id().value())
        .column(text("classes.column.name"), row -> row.student().name())
        .column(text("classes.column.email"), row -> row.student().email())
        .column(text("export.student-id"), row -> row.student().id().value())
        .column(text("classes.column.attendance"), StudentRow::attendance)
        .column(
            text("export.environment-id"),
            row -> row.environment() == null ? null : row.environment().environment().value())
        .column(text("classes.column.status"), row -> row.status().words())
        .column(text("classes.column.since"), StudentRow::since)
        .column(text("classes.column.machines"), StudentRow::machines)
        .column(
            text("classes.column.expires"),
            row -> row.expiresInFull() == null ? row.expires() : row.expiresInFull())
        .column(text("classes.column.trouble"), StudentRow::trouble)
        .of(rows);
  }
}
