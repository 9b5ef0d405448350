package envwatch.training.check.export;

import static envwatch.words.Messages.text;

import envwatch.training.check.model.Answer;
import envwatch.training.check.model.CheckResult;
import envwatch.training.check.model.Comparison;
import envwatch.training.check.model.Finding;
import envwatch.training.check.model.Level;
import envwatch.words.Markdown;
import envwatch.words.MomentWords;
import envwatch.words.training.CheckWords;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A check in Markdown, for a ticket or a message. */
public final class CheckMarkdown {
  private CheckMarkdown() {}

  /**
   * @param comparison with an earlier check; null if there was none
   */
  public static String of(CheckResult result, @Nullable Comparison comparison, ZoneId zone) {
    List<String> lines = new ArrayList<>();
    lines.add("## " + Markdown.line(result.name()));
    lines.add("");
    lines.add("**" + Markdown.line(CheckWords.verdict(result, zone)) + "**");
    lines.add("");
    if (result.start() != null) {
      lines.add("- " + text("check.export.start", MomentWords.full(result.start(), zone)));
    }
    lines.add("- " + text("case.at", MomentWords.full(result.at(), zone)));
    if (comparison != null) {
      lines.add("- " + Markdown.line(CheckWords.comparison(comparison)));
    }
    String plan = CheckWords.plan(result.plan(), result.at(), zone);
    if (!plan.isEmpty()) {
      lines.add("- " + Markdown.line(plan));
    }
    for (Level level : List.of(Level.RED, Level.AMBER, Level.UNKNOWN)) {
      findings(lines, result, level, zone);
    }
    green(lines, result);
    return String.join("\n", lines) + "\n";
  }

  private static void findings(List<String> lines, CheckResult result, Level level, ZoneId zone) {
    List<Finding> findings = result.findings(level);
    if (!findings.isEmpty()) {
      heading(lines, level);
      for (Finding finding : findings) {
        lines.add(
            "- "
                + CheckWords.question(finding.question())
                + ": "
                + Markdown.line(CheckWords.line(finding, result.at(), zone)));
      }
    }
  }

  private static void green(List<String> lines, CheckResult result) {
    String well =
        result.answers().stream()
            .filter(answer -> answer.level() == Level.GREEN)
            .map(Answer::question)
            .map(CheckWords::question)
            .collect(Collectors.joining(", "));
    if (!well.isEmpty()) {
      heading(lines, Level.GREEN);
      lines.add(well);
    }
  }

  private static void heading(List<String> lines, Level level) {
    lines.add("");
    lines.add("### " + CheckWords.level(level));
    lines.add("");
  }
}
