package envwatch.watch;

import envwatch.model.Phase;
import envwatch.model.training.Attendance;
import envwatch.model.training.Student;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;

/**
 * The students of a class as last seen, in the order in which the service lists them.
 *
 * @param list the same instance as in the previous view as long as no student has changed
 * @param unreadable how many further entries could not be read
 * @param seenAt when the list was last confirmed
 */
public record ClassStudents(List<Student> list, int unreadable, Instant seenAt) {
  public ClassStudents {
    list = List.copyOf(list);
  }

  /** How many students' environments are running. */
  public int ready() {
    return count(student -> student.environmentStatus().phase() == Phase.RUNNING);
  }

  /** How many students are in the class now. */
  public int inClass() {
    return count(student -> student.attendance() == Attendance.IN_CLASS);
  }

  private int count(Predicate<Student> condition) {
    return (int) list.stream().filter(condition).count();
  }
}
