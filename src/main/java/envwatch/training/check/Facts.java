package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.Student;
import envwatch.watch.ClassStudents;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all questions are answered from.
 *
 * @param seats in the order of the list of students; empty if it was never seen
 * @param start null if it is not understood
 * @param end null if it is not understood
 */
record Facts(
    CheckInput input, List<SeatFacts> seats, @Nullable Instant start, @Nullable Instant end) {
  public static Facts of(CheckInput input) {
    ClassStudents students = input.view().students();
    List<Student> list = students == null ? List.of() : students.list();
    return new Facts(
        input,
        list.stream().map(student -> SeatFacts.of(student, input)).toList(),
        input.view().start().moment(),
        input.view().end().moment());
  }

  public Instant now() {
    return input.now();
  }

  public Knowledge knowledge() {
    return input.knowledge();
  }

  public @Nullable ClassDetails details() {
    return input.view().details();
  }

  /** Whether the class has not begun, as far as is known. */
  public boolean before() {
    return start == null || now().isBefore(start);
  }

  /** Whether the class is over. */
  public boolean over() {
    return end != null && !now().isBefore(end);
  }

  /** The blueprint of an environment, or else of the class; empty if it is not known. */
  public String blueprint(SeatFacts seat) {
    Environment known = seat.known();
    if (known != null && known.blueprint() != null) {
      return known.blueprint();
    }
    String ofClass = input.view().detail(ClassField.BLUEPRINT_NAME);
    return ofClass == null ? "" : ofClass;
  }

  /** The policy of an environment, or else of the class; null if it is not known. */
  public @Nullable String policy(SeatFacts seat) {
    Environment known = seat.known();
    if (known != null && known.policy() != null) {
      return known.policy();
    }
    return input.view().detail(ClassField.POLICY_NAME);
  }
}
