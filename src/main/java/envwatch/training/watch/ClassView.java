package envwatch.training.watch;

import envwatch.api.ApiException;
import envwatch.training.model.ClassDetails;
import envwatch.training.model.ClassKey;
import envwatch.training.model.ClassTime;
import envwatch.training.model.TrainingClass;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is known of one class, and how fresh it is.
 *
 * @param trainingClass as the newest list describes it
 * @param details null until they were looked at; the same instance as in the previous view as long
 *     as they have not changed
 * @param detailsTrouble why the newest look at the details failed; null if it succeeded
 * @param students null until they were looked at
 * @param interval how often the students are currently looked at; zero if they are not
 * @param trouble why the newest look at the students failed; null if it succeeded
 * @param gone whether the service no longer knows the class: only while the class is open
 */
public record ClassView(
    ClassKey key,
    TrainingClass trainingClass,
    @Nullable ClassDetails details,
    @Nullable Trouble detailsTrouble,
    @Nullable ClassStudents students,
    Duration interval,
    @Nullable Trouble trouble,
    boolean gone) {
  private static final int STALE_AFTER_INTERVALS = 3;

  /**
   * When the class begins. The list may lack what is needed to understand its text, such as the
   * zone, which the details then provide.
   */
  public ClassTime start() {
    return time(TrainingClass::start);
  }

  /** When the class ends, in the same way. */
  public ClassTime end() {
    return time(TrainingClass::end);
  }

  private ClassTime time(Function<TrainingClass, ClassTime> which) {
    ClassTime listed = which.apply(trainingClass);
    if (details == null || listed.moment() != null) {
      return listed;
    }
    ClassTime detailed = which.apply(details.trainingClass());
    if (listed.local() != null) {
      return new ClassTime(listed.served(), listed.local(), detailed.zone());
    }
    return listed.served().isEmpty() || detailed.moment() != null ? detailed : listed;
  }

  public ClassPhase phase(Instant now) {
    Instant start = start().moment();
    Instant end = end().moment();
    if (start != null && now.isBefore(start)) {
      return ClassPhase.UPCOMING;
    }
    if (end != null && !now.isBefore(end)) {
      return ClassPhase.PAST;
    }
    return start != null && end != null ? ClassPhase.RUNNING : ClassPhase.UNKNOWN;
  }

  /** Whether the students were seen longer ago than three times their interval. */
  public boolean stale(Instant now) {
    Instant until = freshUntil();
    return until != null && now.isAfter(until);
  }

  /**
   * When the students become stale unless they are confirmed again; null if they were never seen,
   * or are not looked at again.
   */
  public @Nullable Instant freshUntil() {
    return students == null || interval.isZero()
        ? null
        : students.seenAt().plus(interval.multipliedBy(STALE_AFTER_INTERVALS));
  }

  /** Whether the service reports that the account may not see the students. */
  public boolean forbidden() {
    return trouble != null && trouble.cause() instanceof ApiException.Forbidden;
  }
}
