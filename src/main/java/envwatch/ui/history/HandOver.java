package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.history.Since;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.EnvironmentWords;
import envwatch.words.Markdown;
import envwatch.words.MomentWords;
import envwatch.words.SinceWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/**
 * A note in Markdown for whoever takes over: open problems of a view and since when, and what was
 * done from here lately.
 */
final class HandOver {
  /** A shift and a bit. */
  private static final Duration LATELY = Duration.ofHours(12);

  private HandOver() {}

  /**
   * @param rows the view, in its order
   * @param actions newest first
   */
  static String of(
      String view, List<EnvironmentRow> rows, List<Activity> actions, Instant now, ZoneId zone) {
    List<String> lines = new ArrayList<>();
    lines.add("## " + text("hand-over.title", Markdown.line(view)));
    lines.add("");
    lines.add(text("case.at", MomentWords.full(now, zone)));
    lines.add("");
    List<EnvironmentRow> problems =
        rows.stream().filter(row -> row.assessment().phase() == Phase.PROBLEM).toList();
    lines.add("### " + text("hand-over.problems", problems.size(), rows.size()));
    lines.add("");
    if (problems.isEmpty()) {
      lines.add(text("hand-over.no-problems"));
    }
    problems.forEach(row -> lines.add("- " + problem(row, now, zone)));
    lines.add("");
    lines.add("### " + text("hand-over.actions"));
    lines.add("");
    List<Activity> lately =
        actions.stream().filter(each -> !each.at().isBefore(now.minus(LATELY))).toList();
    if (lately.isEmpty()) {
      lines.add(text("hand-over.no-actions"));
    }
    lately.forEach(each -> lines.add("- " + Markdown.line(CaseCard.action(each, now, zone))));
    return String.join("\n", lines) + "\n";
  }

  private static String problem(EnvironmentRow row, Instant now, ZoneId zone) {
    Environment known = row.environment();
    Since since = row.facts().remembered().since();
    List<String> parts = new ArrayList<>();
    parts.add("**" + Markdown.line(row.name()) + "**");
    if (known != null && known.owner() != null) {
      parts.add(Markdown.line(known.owner()));
    }
    parts.add(Markdown.line(EnvironmentWords.summary(known, row.assessment())));
    if (since != null) {
      parts.add(Markdown.line(SinceWords.phrase(since, now, zone)));
    }
    if (!row.notes().tags().isEmpty()) {
      parts.add(Markdown.line(String.join(", ", row.notes().tags())));
    }
    return String.join(", ", parts);
  }
}
