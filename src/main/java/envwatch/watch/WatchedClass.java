package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.TrainingService.Served;
import envwatch.model.Phase;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingClass;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that is known and planned for one class. Confined to its account. */
final class WatchedClass {
  private final ClassKey key;
  private final Looked<ClassDetails> details = new Looked<>();
  private final Looked<Served<Student>> students = new Looked<>();
  private TrainingClass listed;
  private ClassTimes times;
  private boolean missing;
  private Instant oftenUntil = Instant.MIN;

  WatchedClass(ClassKey key, TrainingClass listed) {
    this.key = key;
    this.listed = listed;
    times = ClassTimes.of(listed, null);
  }

  ClassKey key() {
    return key;
  }

  ClassTimes times() {
    return times;
  }

  boolean missing() {
    return missing;
  }

  /** The newest list does not contain the class. */
  void notListed() {
    missing = true;
  }

  /** The newest list contains the class. */
  void listed(TrainingClass newest) {
    missing = false;
    if (!newest.equals(listed)) {
      listed = newest;
      details.outdated();
      times = ClassTimes.of(listed, details.answer());
    }
  }

  void lookNow() {
    details.want();
    students.want();
  }

  /** The details, which rarely change, are looked at only if they are not known. */
  void lookAtStudentsNow() {
    if (details.unknown()) {
      details.want();
    }
    students.want();
  }

  /** The class was changed: looks now, and often for a while. */
  void changed(Instant now) {
    details.wantAnother(ClassPollIntervals.AFTER_CHANGES);
    students.wantAnother(ClassPollIntervals.CHANGED);
    oftenUntil = now.plus(ClassPollIntervals.CHANGED_LASTS);
  }

  /** One of the students' environments is known to have changed: the students tell it, too. */
  void seenElsewhere() {
    students.wantAnother(ClassPollIntervals.CHANGED);
  }

  /** The students as last seen; empty if they are not known. */
  List<Student> lastStudents() {
    Served<Student> seen = students.answer();
    return seen == null ? List.of() : seen.entries();
  }

  void forgetPassingTrouble() {
    details.forgetPassingTrouble();
    students.forgetPassingTrouble();
  }

  Looked<ClassDetails> details() {
    return details;
  }

  Looked<Served<Student>> students() {
    return students;
  }

  /** A look at the details. */
  ClassPoll<ClassDetails> lookAtDetails() {
    return new ClassPoll<>(details, service -> service.details(key.id()), this::takeDetails);
  }

  private ClassDetails takeDetails(ClassDetails newest) {
    ClassDetails before = details.answer();
    ClassDetails kept = before != null && before.equals(newest) ? before : newest;
    times = ClassTimes.of(listed, kept);
    return kept;
  }

  /** A look at the students. */
  ClassPoll<Served<Student>> lookAtStudents(boolean withMachines) {
    return new ClassPoll<>(
        students, service -> service.students(key.id(), withMachines), this::takeStudents);
  }

  private Served<Student> takeStudents(Served<Student> newest) {
    Served<Student> before = students.answer();
    return before != null && before.equals(newest) ? before : newest;
  }

  /** How often to look at the students; null for not at all. */
  @Nullable Duration studentsInterval(ClassAttention attention, Instant now, Instant wall) {
    if (missing) {
      return null;
    }
    Duration interval =
        now.isBefore(oftenUntil)
            ? ClassPollIntervals.CHANGED
            : ClassPollIntervals.students(times, attention, lightsOn(now, wall), wall);
    return interval == null ? null : ClassPollIntervals.atLeast(wantedBetweenLooks(), interval);
  }

  /** How long the service wants to be left alone between looks; null if it does not say. */
  private @Nullable Duration wantedBetweenLooks() {
    ClassDetails told = details.answer();
    Integer seconds = told == null ? null : told.get(ClassField.REFRESH_STUDENTS);
    return seconds == null || seconds <= 0 ? null : Duration.ofSeconds(seconds);
  }

  /** Whether environments may still run, as far as the newest look since the end tells. */
  private boolean lightsOn(Instant now, Instant wall) {
    Instant end = times.end().moment();
    Served<Student> seen = students.answer();
    Instant seenAt = students.seenAt();
    if (end == null || seen == null || seenAt == null) {
      return true;
    }
    boolean seenSince = Duration.between(seenAt, now).compareTo(Duration.between(end, wall)) <= 0;
    return !seenSince || seen.entries().stream().anyMatch(WatchedClass::mayRun);
  }

  private static boolean mayRun(Student student) {
    Phase phase = student.environmentStatus().phase();
    return phase == Phase.RUNNING || phase == Phase.CHANGING;
  }

  /** How often to look at the details; null for not at all. */
  @Nullable Duration detailsInterval(ClassAttention attention, Instant wall) {
    return missing ? null : ClassPollIntervals.details(times, attention, details.unknown(), wall);
  }

  /** When the rhythm changes next by itself; null if it does not. */
  @Nullable Instant nextChange(Instant now, Instant wall) {
    Instant change = missing ? null : ClassPollIntervals.nextChange(times, wall);
    Instant ofTimes = change == null ? null : now.plus(Duration.between(wall, change));
    if (!now.isBefore(oftenUntil)) {
      return ofTimes;
    }
    return ofTimes == null || oftenUntil.isBefore(ofTimes) ? oftenUntil : ofTimes;
  }

  /**
   * @param setBack the amount to subtract from all moments, see {@link
   *     envwatch.util.SteadyClock#setBack}
   */
  ClassView view(ClassAttention attention, Instant now, Duration setBack) {
    Duration interval = studentsInterval(attention, now, now.minus(setBack));
    Trouble trouble = students.trouble();
    return new ClassView(
        key,
        listed,
        details.answer(),
        Trouble.earlier(details.trouble(), setBack),
        studentsSeen(setBack),
        interval == null ? Duration.ZERO : interval,
        Trouble.earlier(trouble, setBack),
        missing || trouble != null && trouble.cause() instanceof ApiException.NotFound);
  }

  private @Nullable ClassStudents studentsSeen(Duration setBack) {
    Served<Student> seen = students.answer();
    Instant seenAt = students.seenAt();
    return seen == null || seenAt == null
        ? null
        : new ClassStudents(seen.entries(), seen.unreadable(), seenAt.minus(setBack));
  }
}
