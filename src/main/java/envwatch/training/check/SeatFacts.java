package envwatch.training.check;

import envwatch.history.Starts;
import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.Student;
import envwatch.watch.WatchedEnvironment;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What is known of one student.
 *
 * @param key null if the student has no environment
 * @param watched null if the environment was not looked at by itself
 * @param status by the newer of the list of students and the look at the environment; null if
 *     neither was seen lately
 * @param environment the last look at it, if that is recent; null otherwise
 * @param waiting null unless the environment is on its way to be ready
 */
record SeatFacts(
    Student student,
    Seat seat,
    @Nullable EnvironmentKey key,
    @Nullable WatchedEnvironment watched,
    @Nullable Status status,
    @Nullable Environment environment,
    @Nullable Waiting waiting) {
  private static final String DELETED = "deleted";
  private static final String ARCHIVED = "archived";

  static SeatFacts of(Student student, CheckInput input) {
    EnvironmentKey key =
        student.environment() == null
            ? null
            : new EnvironmentKey(input.view().key().account(), student.environment());
    WatchedEnvironment watched = key == null ? null : input.environments().get(key.environment());
    Environment environment =
        watched != null && input.fresh(watched.seenAt()) ? watched.environment() : null;
    return new SeatFacts(
        student,
        Seat.of(student),
        key,
        watched,
        status(student, watched, environment, input),
        environment,
        key == null ? null : input.knowledge().waiting().get(Subject.of(key)));
  }

  private static @Nullable Status status(
      Student student,
      @Nullable WatchedEnvironment watched,
      @Nullable Environment environment,
      CheckInput input) {
    var students = input.view().students();
    Status listed =
        students != null && input.fresh(students.seenAt()) ? student.environmentStatus() : null;
    if (listed == null || listed.equals(Status.UNTOLD) || students == null) {
      return environment == null ? listed : environment.status();
    }
    Instant looked = watched == null ? null : watched.seenAt();
    return environment == null || looked == null || looked.isBefore(students.seenAt())
        ? listed
        : environment.status();
  }

  /** Whether there is an environment that was not deleted. */
  public boolean hasEnvironment() {
    return key != null && !deleted();
  }

  /** The service keeps the id of a deleted environment (service/api-v3-training.md: 5). */
  public boolean deleted() {
    return is(DELETED);
  }

  public boolean archived() {
    return is(ARCHIVED);
  }

  private boolean is(String word) {
    return status != null && status.word().toLowerCase(Locale.ROOT).equals(word);
  }

  @Nullable Phase phase() {
    return status == null ? null : status.phase();
  }

  /** Whether the state of its environment is not known. */
  boolean unknown() {
    return hasEnvironment() && status == null;
  }

  public boolean running() {
    return phase() == Phase.RUNNING;
  }

  /** Whether it is suspended and can be resumed. */
  public boolean asleep() {
    return phase() == Phase.SUSPENDED && !archived();
  }

  /** Whether it is on its way to be ready. */
  public boolean onItsWay() {
    return hasEnvironment()
        && status != null
        && status.phase() == Phase.CHANGING
        && !Starts.goesDown(status.word());
  }

  /**
   * The environment with its machines while it runs; null while it does not, or its machines were
   * not seen since.
   */
  public @Nullable Environment machinesSeen() {
    return running()
            && environment != null
            && environment.machinesKnown()
            && environment.status().phase() == Phase.RUNNING
        ? environment
        : null;
  }

  /** The environment as it was last seen, however long ago; null if never. */
  @Nullable Environment known() {
    return watched == null ? null : watched.environment();
  }
}
