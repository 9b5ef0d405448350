package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.training.check.CheckComparison;
import envwatch.training.check.CheckResult;
import envwatch.training.check.Finding;
import envwatch.training.check.Level;
import envwatch.training.check.Question;
import envwatch.training.check.ReadyPlan;
import envwatch.training.check.Remedy;
import envwatch.training.check.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says what a check of a class found. Moments are told in the zone of the reader. */
public final class CheckWords {
  private CheckWords() {}

  public static String question(Question question) {
    return text("check.question." + key(question));
  }

  public static String level(Level level) {
    return text("check.level." + key(level));
  }

  /** With the level, which those who see it are told by an icon: {@code Problem: suspended}. */
  public static String spoken(Level level, String words) {
    return text("check.row.spoken", level(level), words);
  }

  /** {@code 3 of 32 not ready: 2 asleep, 1 failed}. */
  public static String verdict(CheckResult result, ZoneId zone) {
    return Stream.concat(
            Stream.of(ofStudents(result)),
            result.verdict().others().stream().map(finding -> reason(finding, result.at(), zone)))
        .collect(Collectors.joining(text("check.and")));
  }

  /** The same without what is wrong beside the students. */
  public static String ofStudents(CheckResult result) {
    List<String> parts = new ArrayList<>();
    Verdict verdict = result.verdict();
    if (result.seenAt() == null) {
      parts.add(text("check.verdict.not-seen"));
    } else {
      parts.add(students(verdict));
      if (!verdict.notKnown().isEmpty() && verdict.notReadyCount() > 0) {
        parts.add(text("check.verdict.not-known", verdict.notKnown().size()));
      }
    }
    return String.join(text("check.and"), parts);
  }

  private static String students(Verdict verdict) {
    if (verdict.students() == 0) {
      return text("check.verdict.nobody");
    }
    if (verdict.notReadyCount() > 0) {
      return text(
          "check.verdict.not-ready", verdict.notReadyCount(), verdict.students(), why(verdict));
    }
    return verdict.notKnown().isEmpty()
        ? text("check.verdict.ready", verdict.students())
        : text(
            "check.verdict.partly-known",
            verdict.ready(),
            verdict.students(),
            verdict.notKnown().size());
  }

  private static String why(Verdict verdict) {
    List<String> parts = new ArrayList<>();
    verdict
        .notReady()
        .forEach((why, seats) -> parts.add(text("check.why." + key(why), seats.size())));
    return String.join(", ", parts);
  }

  /** Whom or what a finding is about: {@code Ann Lee, web-1}; null for the whole class. */
  public static @Nullable String place(Finding finding) {
    String who =
        finding.seat() != null
            ? QuotedName.isolated(PlainText.name(finding.seat().name()))
            : finding.environment() == null ? null : finding.environment().value();
    return finding.machine() == null || who == null
        ? who
        : text("check.place", who, QuotedName.isolated(PlainText.name(finding.machine().name())));
  }

  /** {@code Ann Lee: asleep}. */
  public static String line(Finding finding, Instant now, ZoneId zone) {
    String place = place(finding);
    String reason = reason(finding, now, zone);
    return place == null ? reason : text("check.line", place, reason);
  }

  /** What was found, without saying about whom. */
  public static String reason(Finding finding, Instant now, ZoneId zone) {
    return FactWords.of(finding.fact(), now, zone);
  }

  /** What was found about a student, with the machine where it is about one. */
  public static String reasonWithMachine(Finding finding, Instant now, ZoneId zone) {
    String reason = reason(finding, now, zone);
    return finding.machine() == null
        ? reason
        : text("check.line", QuotedName.isolated(PlainText.name(finding.machine().name())), reason);
  }

  /** The words of the button; empty for {@link Remedy#NONE}. */
  public static String remedy(Remedy remedy) {
    return remedy == Remedy.NONE ? "" : text("check.remedy." + key(remedy));
  }

  /**
   * {@code Resume at 08:31: all 3 ready by 08:52.}; an empty text if there is nothing to wait for.
   */
  public static String plan(ReadyPlan plan, Instant now, ZoneId zone) {
    if (plan.isEmpty()) {
      return "";
    }
    int resumed = plan.toResume().size();
    String by = MomentWords.minute(roundedUp(plan.surely()), now, zone);
    List<String> sentences = new ArrayList<>();
    sentences.add(
        resumed == 0
            ? text("check.plan.waiting", plan.steps().size(), by)
            : text(
                "check.plan.resume",
                MomentWords.minute(plan.begin(), now, zone),
                plan.steps().size(),
                by));
    Instant latest = plan.latest();
    if (latest != null) {
      sentences.add(
          latest.isBefore(now)
              ? text("check.plan.too-late")
              : text("check.plan.latest", MomentWords.minute(latest, now, zone)));
    }
    if (plan.assumed()) {
      sentences.add(text("check.plan.assumed"));
    }
    return String.join(" ", sentences);
  }

  private static Instant roundedUp(Instant moment) {
    long seconds = moment.getEpochSecond() + (moment.getNano() > 0 ? 1 : 0);
    return Instant.ofEpochSecond(Math.ceilDiv(seconds, 60) * 60);
  }

  /** {@code Compared with 40 min ago: 2 new problems, 1 mended}. */
  public static String comparison(CheckComparison comparison) {
    String before = DurationWords.approximately(comparison.between());
    return comparison.isEmpty()
        ? text("check.compared.same", before)
        : text("check.compared", before, comparison.begun().size(), comparison.mended().size());
  }

  /** {@code class over for 20 min, 7 environments still run}. */
  public static String lightsLeftOn(Duration over, int environments) {
    return text("check.lights", DurationWords.precisely(over), environments);
  }
}
