package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.model.Phase;
import envwatch.training.check.CheckInput;
import envwatch.training.check.CheckResult;
import envwatch.training.check.ClassCheck;
import envwatch.training.check.Finding;
import envwatch.training.check.LeftRunning;
import envwatch.training.check.Level;
import envwatch.training.check.Seat;
import envwatch.training.check.Verdict;
import envwatch.words.CheckWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.TerminalText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A check in the form that Nagios, Icinga and Centreon read: one line with performance data, then
 * details (Monitoring Plugins Development Guidelines, "Plugin Output for Nagios").
 *
 * @param service what was checked, in capitals
 * @param summary without performance data
 * @param figures performance data, in order
 */
record MonitorReport(
    MonitorState state,
    String service,
    String summary,
    List<Figure> figures,
    List<String> details) {
  public MonitorReport {
    figures = List.copyOf(figures);
    details = List.copyOf(details);
  }

  /**
   * More than so many are told.
   *
   * @param warning how many may be not well before it is a warning
   * @param critical how many may have problems before it is critical
   */
  public record Limits(int warning, int critical) {}

  /**
   * One figure of the performance data.
   *
   * @param limits empty if none apply
   */
  record Figure(String label, long value, Optional<Limits> limits, long most) {
    @Override
    public String toString() {
      String between = limits.map(one -> one.warning() + ";" + one.critical()).orElse(";");
      return label + "=" + value + ";" + between + ";0;" + most;
    }
  }

  /** Nothing could be checked. */
  public static MonitorReport unknown(String service, String why) {
    return new MonitorReport(MonitorState.UNKNOWN, service, why, List.of(), List.of());
  }

  /** The lines to print; the first contains the performance data. */
  public List<String> lines() {
    StringBuilder first = new StringBuilder("%s %s - %s".formatted(service, state, plain(summary)));
    if (!figures.isEmpty()) {
      first.append(" |");
      figures.forEach(figure -> first.append(' ').append(figure));
    }
    return Stream.concat(Stream.of(first.toString()), details.stream().map(MonitorReport::plain))
        .toList();
  }

  /** A vertical bar would begin performance data; terminals need no direction marks. */
  private static String plain(String words) {
    return TerminalText.plain(words.replace("\u200E", "")).replace('|', '/');
  }

  /** The check of a class. Once the class is over, only what still runs is told. */
  public static MonitorReport ofClass(CheckInput input, Limits limits, ZoneId zone) {
    CheckResult result = ClassCheck.check(input);
    Instant end = result.end();
    if (end != null && !input.now().isBefore(end)) {
      return over(input, result, end);
    }
    Verdict verdict = result.verdict();
    String summary = text("cli.check.class", result.name(), CheckWords.verdict(result, zone));
    int students = verdict.students();
    List<Figure> figures = new ArrayList<>();
    figures.add(new Figure("not_ready", verdict.notReadyCount(), Optional.of(limits), students));
    figures.add(new Figure("ready", verdict.ready(), Optional.empty(), students));
    figures.add(new Figure("not_known", verdict.notKnown().size(), Optional.empty(), students));
    for (Verdict.Why why : Verdict.Why.values()) {
      List<Seat> seats = verdict.notReady().getOrDefault(why, List.of());
      String label = why.name().toLowerCase(Locale.ROOT);
      figures.add(new Figure(label, seats.size(), Optional.empty(), students));
    }
    return new MonitorReport(
        state(result, limits), "CLASS", summary, figures, details(result, zone));
  }

  private static MonitorReport over(CheckInput input, CheckResult result, Instant end) {
    Duration over = Duration.between(end, input.now());
    List<Seat> left = LeftRunning.of(input).map(LeftRunning::seats).orElse(List.of());
    List<Seat> notKnown =
        result.verdict().notKnown().stream().filter(seat -> !left.contains(seat)).toList();
    String words = CheckWords.lightsLeftOn(over, left.size());
    if (!notKnown.isEmpty()) {
      words += "; " + text("check.verdict.not-known", notKnown.size());
    }
    MonitorState state = notKnown.isEmpty() ? MonitorState.OK : MonitorState.UNKNOWN;
    int students = result.verdict().students();
    return new MonitorReport(
        left.isEmpty() ? state : MonitorState.WARNING,
        "CLASS",
        text("cli.check.class", result.name(), words),
        List.of(
            new Figure("still_running", left.size(), Optional.empty(), students),
            new Figure("not_known", notKnown.size(), Optional.empty(), students)),
        left.stream().map(Seat::name).toList());
  }

  private static MonitorState state(CheckResult result, Limits limits) {
    Verdict verdict = result.verdict();
    long red =
        result.findings(Level.RED).stream()
            .map(Finding::seat)
            .filter(Objects::nonNull)
            .distinct()
            .count();
    if (red > limits.critical() || !verdict.others().isEmpty()) {
      return MonitorState.CRITICAL;
    }
    if (verdict.notReadyCount() > limits.warning()
        || !result.findings(Level.AMBER).isEmpty() && limits.warning() == 0) {
      return MonitorState.WARNING;
    }
    return verdict.notKnown().isEmpty() ? MonitorState.OK : MonitorState.UNKNOWN;
  }

  private static List<String> details(CheckResult result, ZoneId zone) {
    List<String> lines = new ArrayList<>();
    for (Level level : List.of(Level.RED, Level.AMBER, Level.UNKNOWN)) {
      result.findings(level).stream()
          .map(finding ->
              text(
                  "cli.check.finding",
                  CheckWords.level(level),
                  CheckWords.question(finding.question()),
                  CheckWords.line(finding, result.at(), zone)))
          .forEach(lines::add);
    }
    String plan = CheckWords.plan(result.plan(), result.at(), zone);
    if (!plan.isEmpty()) {
      lines.add(plan);
    }
    return lines;
  }

  /**
   * The check of all environments of the accounts.
   *
   * @param problems why some accounts could not be looked at, a sentence for each
   * @param oldest what was seen longer ago counts as not seen
   */
  public static MonitorReport ofEnvironments(
      StatusReport report, List<String> problems, Limits limits, Duration oldest) {
    Map<Phase, Integer> phases = new EnumMap<>(Phase.class);
    List<String> details = new ArrayList<>();
    for (StatusReport.Line line : report.lines()) {
      boolean seen = seen(line, report.at().minus(oldest));
      phases.merge(seen ? line.phase() : Phase.UNKNOWN, 1, Integer::sum);
      if (!seen || line.phase() == Phase.PROBLEM || line.phase() == Phase.EXPIRING) {
        String what =
            seen
                ? EnvironmentWords.summary(line.environment(), line.assessment())
                : text("cli.check.not-seen");
        details.add(text("cli.check.environment", line.name(), what));
      }
    }
    details.addAll(problems);
    details.addAll(report.failureLines());
    int failed = phases.getOrDefault(Phase.PROBLEM, 0);
    int soon = phases.getOrDefault(Phase.EXPIRING, 0);
    int unknown = phases.getOrDefault(Phase.UNKNOWN, 0);
    int all = report.lines().size();
    boolean blind = !problems.isEmpty() || report.blind() || !report.unreadable().isEmpty();
    MonitorState state = MonitorState.OK;
    if (failed > limits.critical()) {
      state = MonitorState.CRITICAL;
    } else if (failed + soon > limits.warning()) {
      state = MonitorState.WARNING;
    } else if (blind || unknown > 0) {
      state = MonitorState.UNKNOWN;
    }
    List<Figure> figures = new ArrayList<>();
    figures.add(new Figure("failed", failed, Optional.of(limits), all));
    for (Phase phase : Phase.values()) {
      if (phase != Phase.PROBLEM) {
        String label = phase.name().toLowerCase(Locale.ROOT);
        figures.add(new Figure(label, phases.getOrDefault(phase, 0), Optional.empty(), all));
      }
    }
    String summary = text("cli.check.environments", failed, all, soon, unknown);
    return new MonitorReport(
        state, "ENVIRONMENTS", all == 0 && blind ? details.getFirst() : summary, figures, details);
  }

  /** That an environment does not exist or may not be seen was learned by looking. */
  private static boolean seen(StatusReport.Line line, Instant earliest) {
    Instant seenAt = line.watched().seenAt();
    return line.watched().gone()
        || line.watched().forbidden()
        || (line.watched().trouble() == null && seenAt != null && !seenAt.isBefore(earliest));
  }
}
