package envwatch.training.check;

import envwatch.model.EnvironmentId;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import org.jspecify.annotations.Nullable;

/**
 * A student in the result of a check.
 *
 * @param name first and last name, or else the e-mail address, or else the id
 * @param email null if none was served
 * @param environment null if the student has none
 */
public record Seat(
    StudentId student, String name, @Nullable String email, @Nullable EnvironmentId environment) {
  /** The seat of a student. */
  public static Seat of(Student student) {
    return new Seat(student.id(), student.name(), student.email(), student.environment());
  }
}
