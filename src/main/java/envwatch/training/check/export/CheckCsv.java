package envwatch.training.check.export;

import envwatch.base.CsvWriter;
import envwatch.training.check.model.Answer;
import envwatch.training.check.model.CheckResult;
import envwatch.training.check.model.Finding;
import envwatch.training.check.model.Level;
import envwatch.training.check.model.Seat;
import envwatch.words.training.CheckWords;
import java.time.ZoneId;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A check as comma-separated values: a row for each finding, and for each student about whom a
 * question found nothing.
 */
public final class CheckCsv {
  private CheckCsv() {}

  public static String of(CheckResult result, ZoneId zone) {
    StringBuilder csv =
        new StringBuilder(
            CsvWriter.row(
                "class",
                "at",
                "question",
                "level",
                "student",
                "email",
                "environment_id",
                "machine",
                "finding",
                "remedy"));
    for (Answer answer : result.answers()) {
      answer.findings().forEach(finding -> csv.append(row(result, finding, zone)));
      for (Seat seat : answer.fine()) {
        csv.append(row(result, answer, seat));
      }
    }
    return csv.toString();
  }

  private static String row(CheckResult result, Finding finding, ZoneId zone) {
    Seat seat = finding.seat();
    return CsvWriter.row(
        result.name(),
        result.at().toString(),
        word(finding.question()),
        word(finding.level()),
        seat == null ? null : seat.name(),
        seat == null ? null : seat.email(),
        finding.environment() == null ? null : finding.environment().value(),
        finding.machine() == null ? null : finding.machine().name(),
        CheckWords.reason(finding, result.at(), zone),
        CheckWords.remedy(finding.remedy()));
  }

  private static String row(CheckResult result, Answer answer, Seat seat) {
    @Nullable String environment = seat.environment() == null ? null : seat.environment().value();
    return CsvWriter.row(
        result.name(),
        result.at().toString(),
        word(answer.question()),
        word(Level.GREEN),
        seat.name(),
        seat.email(),
        environment,
        null,
        null,
        null);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
