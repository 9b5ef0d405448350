package envwatch.training.check;

import envwatch.model.training.Attendance;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.Student;
import envwatch.watch.ClassStudents;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#ROSTER}: amber for a student without e-mail address, for more students than the
 * class admits ({@code maxStudents}), for a class without students, and for entries of the list
 * that could not be read. The service tells with the status {@code 0 None (invited)} that a student
 * was invited, and nothing else about invitations (service/api-v3-training.md section 2): without
 * that status it is unknown.
 */
final class RosterQuestion {
  private RosterQuestion() {}

  public static Answer answer(Facts facts) {
    Answering answering = new Answering(Question.ROSTER);
    ClassStudents students = facts.input().view().students();
    if (students == null) {
      answering.found(Level.UNKNOWN, new Fact.StudentsNotSeen());
      return answering.answer();
    }
    if (students.unreadable() > 0) {
      answering.found(Level.AMBER, new Fact.UnreadableStudents(students.unreadable()));
    }
    if (students.list().isEmpty()) {
      answering.found(Level.AMBER, new Fact.NoStudents());
    }
    most(answering, students.list().size(), facts.details());
    for (SeatFacts seat : facts.seats()) {
      seat(answering, seat);
      answering.asked(seat.seat());
    }
    return answering.answer();
  }

  private static void most(Answering answering, int students, @Nullable ClassDetails details) {
    if (details == null) {
      answering.found(Level.UNKNOWN, new Fact.DetailsNotSeen());
      return;
    }
    Integer most = details.get(ClassField.MAX_STUDENTS);
    if (most != null && students > most) {
      answering.found(Level.AMBER, new Fact.TooManyStudents(students, most));
    }
  }

  private static void seat(Answering answering, SeatFacts seat) {
    Student student = seat.student();
    if (student.email() == null || student.email().isBlank()) {
      answering.found(Level.AMBER, seat.seat(), new Fact.NoEmail(), Remedy.NONE);
    } else if (student.attendance() == Attendance.UNKNOWN) {
      answering.found(
          Level.UNKNOWN,
          seat.seat(),
          new Fact.InvitationUnknown(),
          new Remedy.Invite(student.id()));
    }
  }
}
