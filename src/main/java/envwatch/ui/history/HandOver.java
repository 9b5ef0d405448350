package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.history.Range;
import envwatch.history.Since;
import envwatch.history.Timeline;
import envwatch.links.Destination;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.ActionWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.Markdown;
import envwatch.words.MomentWords;
import envwatch.words.OutcomeWords;
import envwatch.words.SinceWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A note in Markdown for whoever takes over: open problems of a view and since when, and what was
 * done from here lately.
 */
final class HandOver {
  /** A shift and a bit. */
  private static final Duration LATELY = Duration.ofHours(12);

  /** A batch is sent one by one, so that its parts follow each other within this. */
  private static final Duration TOGETHER = Duration.ofMinutes(2);

  private HandOver() {}

  /** Of which time the timelines are needed. */
  static Range lately(Instant now) {
    return Range.last(LATELY, now);
  }

  /**
   * @param rows the view, in its order
   * @param actions newest first
   * @param lately of the time of {@link #lately}
   */
  static String of(
      String view,
      List<EnvironmentRow> rows,
      List<Activity> actions,
      Map<EnvironmentKey, Timeline> lately,
      Instant now,
      ZoneId zone) {
    List<String> lines = new ArrayList<>();
    lines.add("## " + text("hand-over.title", Markdown.line(view)));
    lines.add("");
    lines.add(text("case.at", MomentWords.full(now, zone)));
    lines.add("");
    WitnessedProblem.whoLooked(rows, lately)
        .ifPresent(words -> lines.addAll(List.of(Markdown.line(words), "")));
    List<EnvironmentRow> problems =
        rows.stream().filter(row -> row.assessment().phase() == Phase.PROBLEM).toList();
    lines.add("### " + text("hand-over.problems", problems.size(), rows.size()));
    lines.add("");
    if (problems.isEmpty()) {
      lines.add(text("hand-over.no-problems"));
    }
    problems.forEach(row -> lines.add("- " + problem(row, lately.get(row.key()), now, zone)));
    lines.add("");
    lines.add("### " + text("hand-over.actions"));
    lines.add("");
    List<Activity> done =
        actions.stream().filter(each -> !each.at().isBefore(now.minus(LATELY))).toList();
    if (done.isEmpty()) {
      lines.add(text("hand-over.no-actions"));
    }
    grouped(done).forEach(each -> lines.add("- " + Markdown.line(actions(each, now, zone))));
    return String.join("\n", lines) + "\n";
  }

  /** What was asked for of several at a time stands together, as it was asked for. */
  private static List<List<Activity>> grouped(List<Activity> newestFirst) {
    List<List<Activity>> groups = new ArrayList<>();
    for (Activity activity : newestFirst) {
      List<Activity> newest = groups.isEmpty() ? List.of() : groups.getLast();
      if (!newest.isEmpty() && isOneBatch(newest.getLast(), activity)) {
        newest.add(activity);
      } else {
        groups.add(new ArrayList<>(List.of(activity)));
      }
    }
    return groups;
  }

  private static boolean isOneBatch(Activity later, Activity earlier) {
    return ActionWords.name(later.requested()).equals(ActionWords.name(earlier.requested()))
        && Duration.between(earlier.at(), later.at()).compareTo(TOGETHER) < 0;
  }

  /** {@code 09:25:00 Extend 145: 107 done, 38 refused}; a single one in a whole sentence. */
  private static String actions(List<Activity> group, Instant now, ZoneId zone) {
    if (group.size() == 1) {
      return CaseCard.action(group.getFirst(), now, zone);
    }
    Activity first = group.getLast();
    return text(
        "case.action",
        MomentWords.moment(first.at(), now, zone),
        ActionWords.name(first.requested()),
        group.size(),
        OutcomeWords.counted(group));
  }

  private static String problem(
      EnvironmentRow row, @Nullable Timeline lately, Instant now, ZoneId zone) {
    Environment known = row.environment();
    Since since = row.facts().remembered().since();
    Optional<String> began =
        lately == null ? Optional.empty() : WitnessedProblem.began(lately, now, zone);
    List<String> parts = new ArrayList<>();
    parts.add("**" + Markdown.line(row.name()) + "**");
    if (known != null && known.owner() != null) {
      parts.add(Markdown.line(known.owner()));
    }
    parts.add(Markdown.line(EnvironmentWords.summary(known, row.assessment())));
    if (began.isPresent()) {
      parts.add(Markdown.line(began.get()));
    } else if (since != null) {
      parts.add(Markdown.line(SinceWords.phrase(since, now, zone)));
    }
    if (!row.notes().tags().isEmpty()) {
      parts.add(Markdown.line(String.join(", ", row.notes().tags())));
    }
    parts.add("<" + new Destination.OfEnvironment(row.key().environment()).written() + ">");
    return String.join(", ", parts);
  }
}
