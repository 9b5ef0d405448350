package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.history.Since;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.model.Status;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.training.check.Level;
import envwatch.training.check.Seat;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.ClassWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.PlainText;
import envwatch.words.SinceWords;
import envwatch.words.StatusLine;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * A student and the environment, in the words in which they are shown. What the watch knows of the
 * environment comes before what the list of students says about it.
 *
 * @param student as the list of students has it
 * @param environment null while the student has none
 * @param watched whether the account watches the environment and has seen it
 * @param state of the environment; {@link Phase#UNKNOWN} without one
 * @param ready whether somebody can work in the environment
 * @param since empty where it is not known
 * @param sinceInFull null likewise
 * @param soon whether the environment expires soon
 * @param expiresInFull null where no moment is known
 * @param trouble why the environment is not ready; empty where nothing is known to be wrong
 * @param level how bad the newest check found that; null where it found nothing, or there is none
 */
public record StudentRow(
    Key key,
    Student student,
    @Nullable EnvironmentKey environment,
    boolean watched,
    Phase state,
    boolean ready,
    String name,
    String attendance,
    StatusLine status,
    String since,
    @Nullable String sinceInFull,
    String machines,
    String expires,
    boolean soon,
    @Nullable String expiresInFull,
    String trouble,
    @Nullable Level level) {
  /**
   * Tells rows apart: a student who has two environments is listed twice.
   *
   * @param number from 0, of the student's rows
   */
  public record Key(StudentId student, int number) {}

  /**
   * @param key the environment's; null while the student has none
   * @param row null if the environment is not watched
   * @param age how old the list of students is; null while it is fresh
   * @param problem what a check found about the student; null if nothing, or without one
   */
  static StudentRow of(
      Key id,
      Student student,
      @Nullable EnvironmentKey key,
      @Nullable EnvironmentRow row,
      @Nullable String age,
      @Nullable StudentProblem problem,
      Instant now) {
    boolean known =
        row != null
            && (row.environment() != null || row.watched().gone() || row.watched().forbidden());
    return row != null && known
        ? watched(id, student, row, problem, now)
        : listed(id, student, key, age, problem);
  }

  private static StudentRow watched(
      Key id, Student student, EnvironmentRow row, @Nullable StudentProblem problem, Instant now) {
    EnvironmentFacts facts = row.facts();
    Since since = facts.remembered().since();
    String brief = since == null ? null : SinceWords.brief(since, now);
    Phase state = facts.assessment().state();
    return new StudentRow(
        id,
        student,
        row.key(),
        true,
        state,
        state == Phase.RUNNING,
        PlainText.line(student.name()),
        ClassWords.attendance(student),
        StatusLine.of(
            facts.watched(), facts.assessment(), facts.remembered().waiting(), facts.at()),
        brief == null ? "" : brief,
        brief == null || since == null
            ? null
            : SinceWords.sentence(since, now, ZoneId.systemDefault()),
        row.machinesProperty().get().known() ? row.machinesProperty().get().toString() : "",
        facts.expiration() instanceof Expiration.None
            ? ""
            : PlainText.line(ExpirationWords.left(facts.expiration(), now)),
        facts.assessment().expiresSoon(),
        facts.expiration() instanceof Expiration.At(Instant end)
            ? ExpirationWords.moment(end, now, ZoneId.systemDefault())
            : null,
        problem != null
            ? problem.words()
            : facts.assessment().reasons().stream()
                .filter(reason -> !(reason instanceof Reason.ExpiresSoon))
                .findFirst()
                .map(EnvironmentWords::sentence)
                .orElse(""),
        problem == null ? null : problem.level());
  }

  private static StudentRow listed(
      Key id,
      Student student,
      @Nullable EnvironmentKey key,
      @Nullable String age,
      @Nullable StudentProblem problem) {
    Status served = student.environmentStatus();
    String words =
        key == null
            ? text("classes.no-environment")
            : PlainText.line(EnvironmentWords.status(served));
    String full = key == null ? words : text("classes.listed-only", words);
    return new StudentRow(
        id,
        student,
        key,
        false,
        served.phase(),
        key != null && served.phase() == Phase.RUNNING,
        PlainText.line(student.name()),
        ClassWords.attendance(student),
        new StatusLine(served.phase(), words, words, full, age, false),
        "",
        null,
        "",
        "",
        false,
        null,
        problem != null
            ? problem.words()
            : served.phase() == Phase.PROBLEM ? EnvironmentWords.phase(served.phase()) : "",
        problem == null ? null : problem.level());
  }

  Seat seat() {
    return Seat.of(student);
  }

  /** Whether nobody has to see to it, as far as is known. */
  boolean well() {
    return ready && trouble.isEmpty();
  }

  /** What a check found; the worst first. */
  Level found() {
    return level == null ? Level.NOT_ASKED : level;
  }

  /** The smaller, the sooner somebody has to see to it. */
  public int urgency() {
    if (environment == null) {
      return 2;
    }
    return switch (state) {
      case PROBLEM -> 0;
      case SUSPENDED -> 1;
      case UNKNOWN -> 3;
      case CHANGING -> 4;
      case EXPIRING, RUNNING -> 5;
    };
  }
}
