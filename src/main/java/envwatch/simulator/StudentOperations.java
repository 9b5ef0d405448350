package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What trainers do with the students of a class. */
public final class StudentOperations {
  private final ClassBook book;
  private final ClassOperations classes;
  private final Seats seats;
  private final Ids ids;

  StudentOperations(ClassBook book, ClassOperations classes, Seats seats, Ids ids) {
    this.book = book;
    this.classes = classes;
    this.seats = seats;
    this.ids = ids;
  }

  /**
   * A student and their environment.
   *
   * @param environment the newest; empty if there is none, or it is gone
   */
  public record Seated(LabStudent student, Optional<LabEnvironment> environment) {}

  /** The students of a class, in the order in which they were added. */
  public List<Seated> of(String classToken) throws RefusedException {
    classes.find(classToken);
    return book.students(classToken).stream().map(this::seated).toList();
  }

  private Seated seated(LabStudent student) {
    return new Seated(student, seats.environment(student));
  }

  public Seated find(String classToken, String token) throws RefusedException {
    classes.find(classToken);
    return seated(required(classToken, token));
  }

  /** The class that has this student. */
  LabClass classOf(String token) throws RefusedException {
    return first(
        "student", book.classes(), content -> book.student(content.token(), token).isPresent());
  }

  private LabStudent required(String classToken, String token) throws RefusedException {
    return book.student(classToken, token).orElseThrow(() -> RefusedException.unknown("student"));
  }

  /**
   * @param registration what was told at registration, by the names of the service's fields
   */
  public LabStudent add(String classToken, LabUser user, Map<String, String> registration)
      throws RefusedException {
    return register(classes.editable(classToken), user, registration);
  }

  /** Adds a student, who is not invited by that. */
  LabStudent register(LabClass content, LabUser user, Map<String, String> registration)
      throws RefusedException {
    checkEmail(user);
    refuseIf(
        book.studentCalled(content.token(), user.email()).isPresent(),
        Reason.WRONG_STATE,
        "The class has this student already");
    int most = content.settings().admission().maxStudents().orElse(Admission.MOST_STUDENTS);
    refuseIf(
        book.students(content.token()).size() >= most, Reason.WRONG_STATE, "The class is full");
    LabStudent student =
        new LabStudent(ids.token(), user, registration, false, Attendance.NONE, Optional.empty());
    book.put(content.token(), student);
    return student;
  }

  private static void checkEmail(LabUser user) throws RefusedException {
    refuseIf(!user.hasAddress(), Reason.BAD_PARAMETER, "email is not an address");
  }

  /** Changes name or address; the address only before the first login. */
  public void edit(String classToken, String token, LabUser user) throws RefusedException {
    classes.editable(classToken);
    LabStudent before = required(classToken, token);
    if (!before.user().email().equalsIgnoreCase(user.email())) {
      checkEmail(user);
      refuseIf(
          before.attendance() != Attendance.NONE,
          Reason.WRONG_STATE,
          "The address cannot change after the first login");
      refuseIf(
          book.studentCalled(classToken, user.email()).isPresent(),
          Reason.WRONG_STATE,
          "The class has this student already");
    }
    book.change(classToken, token, student -> student.with(user));
  }

  /** Removes a student; their environment stays. */
  public void remove(String classToken, String token) throws RefusedException {
    classes.editable(classToken);
    required(classToken, token);
    seats.leave(classToken, token);
    book.removeStudent(classToken, token);
  }

  /** Sends invitations; all or none of the students are invited. */
  public void invite(String classToken, List<String> tokens) throws RefusedException {
    classes.editable(classToken);
    List<LabStudent> invited = new ArrayList<>();
    for (String token : tokens) {
      invited.add(required(classToken, token).withInvitation());
    }
    invited.forEach(student -> book.put(classToken, student));
  }
}
