package envwatch.ui.training;

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
                "class",
                "class_id",
                "student",
                "email",
                "student_id",
                "attendance",
                "environment_id",
                "environment_state",
                "since",
                "machines_up",
                "expires",
                "problem"));
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
