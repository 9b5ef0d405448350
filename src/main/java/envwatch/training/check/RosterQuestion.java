package envwatch.training.check;

import envwatch.model.training.Attendance;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.Student;
import envwatch.watch.ClassStudents;

/**
 * {@link Question#ROSTER}: amber for a student without e-mail address, for more students than the
 * class admits ({@code maxStudents}), for a class without students, and for entries of the list
 * that could not be read. The service tells with the status {@code 0 None (invited)} that a student
 * was invited, and nothing else about invitations (service/api-v3-training.md section 2): without
 * that status it is unknown.
 */
final class RosterQuestion extends CheckQuestion {
  RosterQuestion(ClassFacts facts) {
    super(Question.ROSTER, facts);
  }

  @Override
  void ask() {
    ClassStudents students = facts.students();
    if (students != null && students.unreadable() > 0) {
      found(Level.AMBER, new CheckFact.UnreadableStudents(students.unreadable()));
    }
    int count = facts.seats().size();
    if (count == 0) {
      found(Level.AMBER, new CheckFact.NoStudents());
    }
    ClassDetails details = facts.details();
    if (details == null) {
      found(Level.UNKNOWN, new CheckFact.DetailsNotSeen());
    } else {
      Integer most = details.get(ClassField.MAX_STUDENTS);
      if (most != null && count > most) {
        found(Level.AMBER, new CheckFact.TooManyStudents(count, most));
      }
    }
    askOf(seat -> true, this::judge);
  }

  private void judge(SeatFacts seat) {
    Student student = seat.student();
    if (student.email() == null || student.email().isBlank()) {
      found(Level.AMBER, seat, new CheckFact.NoEmail());
    } else if (student.attendance() == Attendance.UNKNOWN) {
      found(Level.UNKNOWN, seat, new CheckFact.InvitationUnknown(), Remedy.INVITE);
    }
  }
}
