package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.training.check.Answer;
import envwatch.training.check.CheckComparison;
import envwatch.training.check.CheckResult;
import envwatch.training.check.Finding;
import envwatch.training.check.Level;
import envwatch.util.CsvTable;
import envwatch.words.CheckWords;
import envwatch.words.CsvMoments;
import envwatch.words.Markdown;
import envwatch.words.MomentWords;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A check as Markdown and as comma-separated values. Contains neither passwords nor links. */
final class CheckReport {
  private static final List<Level> TOLD = List.of(Level.RED, Level.AMBER, Level.UNKNOWN);

  private CheckReport() {}

  static String markdown(CheckResult result, @Nullable CheckComparison compared, ZoneId zone) {
    List<String> lines = new ArrayList<>();
    lines.add("## " + Markdown.line(result.name()));
    lines.add("");
    lines.add("**" + Markdown.line(CheckWords.verdict(result, zone)) + "**");
    lines.add("");
    lines.add(text("check.report.at", MomentWords.full(result.at(), zone)));
    if (compared != null) {
      lines.add("");
      lines.add(Markdown.line(CheckWords.comparison(compared)));
    }
    String plan = CheckWords.plan(result.plan(), result.at(), zone);
    if (!plan.isEmpty()) {
      lines.add("");
      lines.add(Markdown.line(plan));
    }
    for (Level level : TOLD) {
      List<Finding> findings = result.findings(level);
      if (!findings.isEmpty()) {
        lines.add("");
        lines.add("### " + CheckWords.level(level));
        lines.add("");
        findings.forEach(finding -> lines.add("- " + line(finding, result, zone)));
      }
    }
    List<Answer> fine = result.greens();
    if (!fine.isEmpty()) {
      lines.add("");
      lines.add("### " + CheckWords.level(Level.GREEN));
      lines.add("");
      fine.forEach(answer -> lines.add("- " + CheckWords.question(answer.question())));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String line(Finding finding, CheckResult result, ZoneId zone) {
    return Markdown.line(CheckWords.line(finding, result.at(), zone));
  }

  /** One line for each finding, in the words of the screen. */
  static String csv(CheckResult result, ZoneId zone) {
    CsvMoments moments = new CsvMoments(zone);
    return new CsvTable<Finding>()
        .column(text("export.class"), finding -> result.name())
        .column(moments.heading(text("check.csv.checked")), finding -> moments.of(result.at()))
        .column(text("check.csv.level"), finding -> CheckWords.level(finding.level()))
        .column(text("check.csv.question"), finding -> CheckWords.question(finding.question()))
        .column(
            text("classes.column.name"),
            finding -> finding.seat() == null ? null : finding.seat().name())
        .column(
            text("classes.column.email"),
            finding -> finding.seat() == null ? null : finding.seat().email())
        .column(
            text("export.environment-id"),
            finding -> finding.environment() == null ? null : finding.environment().value())
        .column(
            text("export.machine"),
            finding -> finding.machine() == null ? null : finding.machine().name())
        .column(text("check.csv.found"), finding -> CheckWords.reason(finding, result.at(), zone))
        .of(TOLD.stream().flatMap(level -> result.findings(level).stream()).toList());
  }
}
