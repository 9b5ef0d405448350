package envwatch.watch;

import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassTime;
import envwatch.model.training.TrainingClass;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** When a class begins and ends, as far as the list and the details together tell it. */
record ClassTimes(ClassTime start, ClassTime end) {
  /** The zones between which every zone lies. */
  private static final ZoneId FARTHEST_WEST = ZoneOffset.ofHours(-12);

  private static final ZoneId FARTHEST_EAST = ZoneOffset.ofHours(14);

  /**
   * The list may lack what is needed to understand its texts, such as the zone, which the details
   * then provide. An offset goes before the name of a zone.
   *
   * @param details null while they are unknown
   */
  public static ClassTimes of(TrainingClass listed, @Nullable ClassDetails details) {
    return new ClassTimes(
        time(listed, details, TrainingClass::start), time(listed, details, TrainingClass::end));
  }

  private static ClassTime time(
      TrainingClass trainingClass,
      @Nullable ClassDetails details,
      Function<TrainingClass, ClassTime> which) {
    ClassTime listed = which.apply(trainingClass);
    ClassTime detailed = details == null ? ClassTime.NONE : which.apply(details.trainingClass());
    boolean moreExact =
        detailed.zone() instanceof ZoneOffset && Objects.equals(listed.local(), detailed.local());
    if (listed.moment() != null && !moreExact) {
      return listed;
    }
    if (listed.local() != null) {
      return new ClassTime(listed.served(), listed.local(), detailed.zone());
    }
    return listed.served().isEmpty() || detailed.moment() != null ? detailed : listed;
  }

  ClassPhase phase(Instant now) {
    Instant startsAt = start.moment();
    Instant endsAt = end.moment();
    if (startsAt != null && now.isBefore(startsAt)) {
      return ClassPhase.UPCOMING;
    }
    if (endsAt != null && !now.isBefore(endsAt)) {
      return ClassPhase.PAST;
    }
    return startsAt != null && endsAt != null ? ClassPhase.RUNNING : ClassPhase.UNKNOWN;
  }

  /**
   * Whether a day of the class, in its own zone, is the current day or one of the next days. A zone
   * that is not understood may be any. False if the start is not a date.
   *
   * @param days how many of the next days count, too
   */
  public boolean touches(Instant now, int days) {
    LocalDateTime first = start.local();
    if (first == null) {
      return false;
    }
    LocalDate earliest = today(now, FARTHEST_WEST);
    LocalDate latest = today(now, FARTHEST_EAST).plusDays(days);
    LocalDateTime last = end.local() == null ? first : end.local();
    return !first.toLocalDate().isAfter(latest) && !last.toLocalDate().isBefore(earliest);
  }

  private LocalDate today(Instant now, ZoneId otherwise) {
    ZoneId zone = start.zone();
    return LocalDate.ofInstant(now, zone == null ? otherwise : zone);
  }
}
