package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassKey;
import envwatch.model.training.ClassTime;
import envwatch.model.training.TrainingClass;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
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
 * @param gone whether the service says that the class does not exist: one that the list no longer
 *     names stays only while it is open
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

  /** A value of the details; null until they were looked at, and where it was not served. */
  public <T> @Nullable T detail(ClassField<T> field) {
    return details == null ? null : details.get(field);
  }

  /**
   * When the class begins. The list may lack what is needed to understand its text, such as the
   * zone, which the details then provide.
   */
  public ClassTime start() {
    return times().start();
  }

  /** When the class ends, in the same way. */
  public ClassTime end() {
    return times().end();
  }

  public ClassPhase phase(Instant now) {
    return times().phase(now);
  }

  private ClassTimes times() {
    return ClassTimes.of(trainingClass, details);
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
