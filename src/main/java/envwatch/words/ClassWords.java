package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.training.Attendance;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassTime;
import envwatch.model.training.Student;
import envwatch.watch.ClassPhase;
import envwatch.watch.ClassView;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describes classes and their students. */
public final class ClassWords {
  private ClassWords() {}

  /**
   * {@code Sat 21 Nov, 10:50 to 17:40} by the clock of the class, whether or not its zone is
   * understood; a time that is no known date is shown as served.
   */
  public static String when(ClassView seen, Instant now) {
    return when(seen, now, time -> time.local());
  }

  /** The same by the clock of a zone; null if a moment is not known, or the clock is the same. */
  public static @Nullable String here(ClassView seen, Instant now, ZoneId zone) {
    ClassTime start = seen.start();
    ClassTime end = seen.end();
    if (start.moment() == null || end.moment() == null) {
      return null;
    }
    String here = when(seen, now, time -> local(time, zone));
    return here.equals(when(seen, now)) ? null : text("classes.here", shortened(seen, now, zone));
  }

  /** The clock alone where the day is the same as that of the class. */
  private static String shortened(ClassView seen, Instant now, ZoneId zone) {
    LocalDateTime start = local(seen.start(), zone);
    LocalDateTime end = local(seen.end(), zone);
    LocalDateTime there = seen.start().local();
    boolean sameDay =
        start != null
            && end != null
            && there != null
            && start.toLocalDate().equals(there.toLocalDate())
            && start.toLocalDate().equals(end.toLocalDate());
    return sameDay
        ? text(
            "moment.stretch", ExpirationWords.TIME.format(start), ExpirationWords.TIME.format(end))
        : when(seen, now, time -> local(time, zone));
  }

  private static @Nullable LocalDateTime local(ClassTime time, ZoneId zone) {
    Instant moment = time.moment();
    return moment == null ? null : LocalDateTime.ofInstant(moment, zone);
  }

  /** Reads the clock that a text is about. */
  private interface Clock {
    @Nullable LocalDateTime of(ClassTime time);
  }

  private static String when(ClassView seen, Instant now, Clock clock) {
    LocalDateTime start = clock.of(seen.start());
    LocalDateTime end = clock.of(seen.end());
    boolean oneDay = start != null && end != null && start.toLocalDate().equals(end.toLocalDate());
    String first = moment(start, seen.start(), now);
    String last =
        oneDay && end != null ? ExpirationWords.TIME.format(end) : moment(end, seen.end(), now);
    return text("moment.stretch", first, last);
  }

  private static String moment(@Nullable LocalDateTime local, ClassTime time, Instant now) {
    if (local == null) {
      return time.served().isBlank() ? text("classes.no-time") : PlainText.line(time.served());
    }
    int year =
        now.atZone(Objects.requireNonNullElse(time.zone(), ZoneId.systemDefault())).getYear();
    return ExpirationWords.ofYear(local.getYear() == year).format(local);
  }

  /** {@code starts in 20 min}, {@code ends in 6 h}, {@code ended 20 min ago}. */
  public static String phase(ClassView seen, Instant now) {
    Instant start = seen.start().moment();
    Instant end = seen.end().moment();
    ClassPhase phase = seen.phase(now);
    if (phase == ClassPhase.UPCOMING && start != null) {
      return text("classes.starts", ExpirationWords.distance(start, now));
    }
    if (phase == ClassPhase.RUNNING && end != null) {
      return text("classes.ends", ExpirationWords.distance(end, now));
    }
    return phase == ClassPhase.PAST && end != null
        ? text("classes.ended", ExpirationWords.distance(end, now))
        : text("classes.phase.unknown");
  }

  /** {@code Running now}, the heading of classes in this phase. */
  public static String heading(ClassPhase phase) {
    return text("classes.phase." + key(phase));
  }

  /** {@code In class}; what is not documented is shown as served. */
  public static String attendance(Student student) {
    String served = student.attendanceServed();
    return student.attendance() == Attendance.UNKNOWN && served != null && !served.isBlank()
        ? PlainText.line(served)
        : text("classes.attendance." + key(student.attendance()));
  }

  /** The zone as the service calls it; null if it says nothing. */
  public static @Nullable String zone(ClassView seen) {
    String name = seen.trainingClass().zoneName();
    if (name != null && !name.isBlank()) {
      return PlainText.line(name);
    }
    return seen.detail(ClassField.ZONE);
  }

  /** The lead instructor's name, or else the e-mail address; null if neither is known. */
  public static @Nullable String instructor(ClassView seen) {
    String name = seen.detail(ClassField.INSTRUCTOR_NAME);
    return name != null && !name.isBlank() ? name : seen.trainingClass().instructor();
  }

  /** The lead instructor's e-mail address; null if it is not known. */
  public static @Nullable String instructorEmail(ClassView seen) {
    String email = seen.detail(ClassField.INSTRUCTOR_EMAIL);
    return email != null && !email.isBlank() ? email : seen.trainingClass().instructor();
  }
}
