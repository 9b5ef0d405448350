package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.training.check.Answer;
import envwatch.training.check.CheckComparison;
import envwatch.training.check.CheckFact;
import envwatch.training.check.CheckResult;
import envwatch.training.check.Finding;
import envwatch.training.check.Level;
import envwatch.training.check.Question;
import envwatch.training.check.Remedy;
import envwatch.training.check.Seat;
import envwatch.ui.training.StudentProblem;
import envwatch.words.CheckWords;
import envwatch.words.MomentWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A line below the verdict, about no student or about many of them.
 *
 * @param place whom or what it is about; empty for the whole class
 * @param words what was found
 * @param findings what one button mends; empty for lines that only tell
 * @param kind what the line is
 */
record CheckRow(Level level, String place, String words, List<Finding> findings, Kind kind) {
  /** From so many on, alike findings share a line. */
  private static final int MANY = 4;

  /** So many are named in a line that many share. */
  private static final int NAMED = 3;

  /** What a line is. */
  enum Kind {
    FINDING,
    /** When all are ready if those that sleep are resumed now. */
    PLAN,
    /** How many fall asleep before the start. */
    ASLEEP,
    GREEN,
    /** What was red in the check with which this one is compared. */
    MENDED
  }

  CheckRow {
    findings = List.copyOf(findings);
  }

  /** What is read aloud. */
  String spoken() {
    String said = place.isEmpty() ? words : text("check.line", place, words);
    if (level == Level.NOT_ASKED) {
      return said;
    }
    return CheckWords.spoken(level, said);
  }

  /**
   * All lines of a result: what can be done at once for many, reds, ambers, what is not known, and
   * at last what is well.
   *
   * @param greensShown whether what is well is unfolded
   */
  static List<CheckRow> of(
      CheckResult result, @Nullable CheckComparison compared, boolean greensShown, ZoneId zone) {
    List<CheckRow> rows = new ArrayList<>(advice(result, zone));
    rows.addAll(reds(result, zone));
    rows.addAll(shared(result, Level.AMBER, zone));
    rows.addAll(shared(result, Level.UNKNOWN, zone));
    if (compared != null) {
      compared.mended().stream()
          .map(finding -> mended(finding, result.at(), zone))
          .forEach(rows::add);
    }
    if (greensShown) {
      result.greens().forEach(answer -> rows.add(green(answer)));
    }
    return rows;
  }

  private static List<CheckRow> advice(CheckResult result, ZoneId zone) {
    List<CheckRow> rows = new ArrayList<>();
    String plan = CheckWords.plan(result.plan(), result.at(), zone);
    if (!plan.isEmpty()) {
      rows.add(new CheckRow(Level.NOT_ASKED, "", plan, List.of(), Kind.PLAN));
    }
    List<Finding> falling =
        result
            .findings()
            .filter(finding -> finding.fact() instanceof CheckFact.FallsAsleep)
            .filter(finding -> finding.remedy() == Remedy.POSTPONE)
            .toList();
    Instant start = result.start();
    if (!falling.isEmpty() && start != null) {
      String words =
          text(
              "check.falls-asleep",
              falling.size(),
              result.verdict().students(),
              MomentWords.minute(start, result.at(), zone));
      rows.add(new CheckRow(Level.NOT_ASKED, "", words, falling, Kind.ASLEEP));
    }
    return rows;
  }

  /** Findings about students stand in the rows of their table. */
  private static List<CheckRow> reds(CheckResult result, ZoneId zone) {
    return result.findings(Level.RED).stream()
        .filter(finding -> finding.seat() == null)
        .map(finding -> one(finding, result.at(), zone))
        .toList();
  }

  /** What was found about each student, the worst first. */
  static Map<Seat, List<Finding>> byStudent(CheckResult result) {
    Map<Seat, List<Finding>> byStudent = new HashMap<>();
    for (Level level : List.of(Level.RED, Level.AMBER, Level.UNKNOWN)) {
      for (Finding finding : result.findings(level)) {
        if (finding.seat() != null) {
          byStudent.computeIfAbsent(finding.seat(), key -> new ArrayList<>()).add(finding);
        }
      }
    }
    return byStudent;
  }

  /** The worst that was found about a student. */
  static StudentProblem problem(List<Finding> found, Instant now, ZoneId zone) {
    Level worst = found.getFirst().level();
    String words =
        found.stream()
            .filter(finding -> finding.level() == worst)
            .map(finding -> CheckWords.reasonWithMachine(finding, now, zone))
            .map(PlainText::line)
            .distinct()
            .collect(Collectors.joining(text("check.and")));
    return new StudentProblem(worst, words);
  }

  /** What the first button there is mends. */
  static List<Finding> fixedAtOnce(List<Finding> found) {
    return found.stream()
        .filter(finding -> finding.remedy() != Remedy.NONE)
        .findFirst()
        .map(first ->
            found.stream()
                .filter(finding ->
                    finding.remedy() == first.remedy()
                        && Objects.equals(finding.machine(), first.machine()))
                .toList())
        .orElse(List.of());
  }

  private static List<CheckRow> shared(CheckResult result, Level level, ZoneId zone) {
    record Alike(Question question, Class<? extends CheckFact> fact, Remedy remedy) {}
    Map<Alike, List<Finding>> lines = new LinkedHashMap<>();
    for (Finding finding : result.findings(level)) {
      lines
          .computeIfAbsent(
              new Alike(finding.question(), finding.fact().getClass(), finding.remedy()),
              key -> new ArrayList<>())
          .add(finding);
    }
    List<CheckRow> rows = new ArrayList<>();
    for (List<Finding> alike : lines.values()) {
      if (alike.size() >= MANY && alike.stream().allMatch(finding -> finding.seat() != null)) {
        rows.add(many(alike, result.at(), zone));
      } else {
        alike.stream()
            .filter(finding -> finding.seat() == null)
            .map(finding -> one(finding, result.at(), zone))
            .filter(row -> rows.stream().noneMatch(row::saysTheSame))
            .forEach(rows::add);
      }
    }
    return rows;
  }

  /** Several questions may not be answered for the same reason. */
  private boolean saysTheSame(CheckRow other) {
    return level == other.level && place.equals(other.place) && words.equals(other.words);
  }

  private static CheckRow one(Finding finding, Instant now, ZoneId zone) {
    String place = finding.machine() == null ? null : CheckWords.place(finding);
    String words = PlainText.line(CheckWords.reason(finding, now, zone));
    return new CheckRow(
        finding.level(),
        place == null ? "" : place,
        place == null ? capitalized(words) : words,
        List.of(finding),
        Kind.FINDING);
  }

  private static String capitalized(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private static CheckRow many(List<Finding> alike, Instant now, ZoneId zone) {
    Finding first = alike.getFirst();
    String names =
        alike.stream()
            .limit(NAMED)
            .map(CheckWords::place)
            .filter(Objects::nonNull)
            .collect(Collectors.joining(text("check.names")));
    return new CheckRow(
        first.level(),
        text("check.many", names, alike.size() - NAMED),
        PlainText.line(CheckWords.reason(first, now, zone)),
        alike,
        Kind.FINDING);
  }

  private static CheckRow mended(Finding finding, Instant now, ZoneId zone) {
    return new CheckRow(
        Level.GREEN,
        "",
        text("check.mended", PlainText.line(CheckWords.line(finding, now, zone))),
        List.of(finding),
        Kind.MENDED);
  }

  private static CheckRow green(Answer answer) {
    return new CheckRow(
        Level.GREEN,
        "",
        answer.fine().isEmpty()
            ? CheckWords.question(answer.question())
            : text("check.green", CheckWords.question(answer.question()), answer.fine().size()),
        List.of(),
        Kind.GREEN);
  }
}
