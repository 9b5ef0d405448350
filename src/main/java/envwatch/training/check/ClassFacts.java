package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.Student;
import envwatch.watch.ClassStudents;
import envwatch.watch.ClassView;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What all questions are answered from.
 *
 * @param seats in the order of the list of students; empty if it was never seen
 * @param start null if it is not understood
 * @param end null if it is not understood
 */
record ClassFacts(
    CheckInput input, List<SeatFacts> seats, @Nullable Instant start, @Nullable Instant end) {
  public static ClassFacts of(CheckInput input) {
    ClassStudents students = input.view().students();
    List<Student> list = students == null ? List.of() : students.list();
    return new ClassFacts(
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

  ClassView view() {
    return input.view();
  }

  /** Null if the list of students was never seen. */
  @Nullable ClassStudents students() {
    return input.view().students();
  }

  /** The environments that the service lists for the class; empty if they were not asked for. */
  List<Environment> listed() {
    return input.listed() == null ? List.of() : input.listed();
  }

  public @Nullable ClassDetails details() {
    return input.view().details();
  }

  /** The addresses of the lead instructor and of who created the class, {@link #folded}. */
  Set<String> instructors() {
    return Stream.of(
            view().trainingClass().instructor(),
            view().detail(ClassField.INSTRUCTOR_EMAIL),
            view().detail(ClassField.CREATOR_EMAIL))
        .flatMap(Stream::ofNullable)
        .map(ClassFacts::folded)
        .collect(Collectors.toSet());
  }

  /** An e-mail address in the form in which addresses are compared; empty for none. */
  static String folded(@Nullable String email) {
    return email == null ? "" : email.strip().toLowerCase(Locale.ROOT);
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
