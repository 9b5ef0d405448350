package envwatch.simulator;

import java.util.Optional;

/**
 * Who may enter a class, and when.
 *
 * @param earlyAccess before the class: 0 for everybody, 1 for the instructor, 2 for nobody
 * @param nonRegistered whether others than the registered students may enter
 * @param maxStudents empty for as many as the service allows
 * @param multipleLogins whether a student may have several environments
 * @param selfPaced whether students choose the time
 */
record Admission(
    int earlyAccess,
    boolean nonRegistered,
    Optional<Integer> maxStudents,
    boolean multipleLogins,
    boolean selfPaced) {
  /** The service's limit for {@code maxStudents}. */
  static final int MOST_STUDENTS = 60;

  static final Admission DEFAULT = new Admission(0, false, Optional.empty(), false, false);
}
