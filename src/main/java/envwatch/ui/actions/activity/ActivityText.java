package envwatch.ui.actions.activity;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.actions.Outcome;
import envwatch.model.VisibleText;
import envwatch.words.ActionWords;
import envwatch.words.DurationWords;
import envwatch.words.OutcomeWords;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An activity in words, for the table and the clipboard. */
final class ActivityText {
  private static final DateTimeFormatter SHOWN =
      DateTimeFormatter.ofPattern("d MMM HH:mm:ss", Locale.ENGLISH);
  private static final DateTimeFormatter COPIED =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xxx", Locale.ENGLISH);

  private static final Pattern FORMULA = Pattern.compile("[=+\\-@]");

  private ActivityText() {}

  static String when(Activity activity) {
    return SHOWN.format(activity.at().atZone(ZoneId.systemDefault()));
  }

  static String action(Activity activity) {
    String name = ActionWords.name(activity.kind());
    return activity.detail() == null
        ? name
        : text("activity.action.detail", name, activity.detail());
  }

  static String target(Activity activity) {
    return ActionWords.target(activity.target());
  }

  /** How long it took stands beside it. */
  static String result(Activity activity) {
    return activity.outcome() instanceof Outcome.Seen
        ? text("activity.seen")
        : OutcomeWords.sentence(activity, ZoneId.systemDefault());
  }

  static String took(Activity activity) {
    return activity.took() == null ? "–" : DurationWords.approximately(activity.took());
  }

  /** Tab-separated lines, as a ticket or a spreadsheet takes them. */
  static String lines(Collection<Activity> activities) {
    return activities.stream().map(ActivityText::line).collect(Collectors.joining("\n"));
  }

  private static String line(Activity activity) {
    return Stream.of(
            COPIED.format(activity.at().atZone(ZoneId.systemDefault())),
            activity.account(),
            action(activity),
            target(activity),
            OutcomeWords.brief(activity.outcome()),
            result(activity),
            took(activity))
        .map(ActivityText::cell)
        .collect(Collectors.joining("\t"));
  }

  /** What a spreadsheet shows as it is: names come from others, and formulas can do harm. */
  private static String cell(String words) {
    String line = VisibleText.line(words).strip();
    return FORMULA.matcher(line).lookingAt() ? "'" + line : line;
  }
}
