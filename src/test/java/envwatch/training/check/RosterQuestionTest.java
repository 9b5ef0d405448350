package envwatch.training.check;

import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.UNKNOWN;

import envwatch.model.training.Attendance;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class RosterQuestionTest {
  private CheckedClass with(String email, Attendance attendance) {
    return CheckedClass.of(2).listed(1, one -> CheckedClass.with(one, email, attendance));
  }

  @Test
  void whoHasNoAddressIsAmber() {
    found(
        with(" ", Attendance.INVITED),
        Question.ROSTER,
        AMBER,
        new CheckFact.NoEmail(),
        Remedy.NONE);
  }

  @Test
  void whetherSomebodyWasInvitedMayBeUnknown() {
    found(
        with("student1@example.com", Attendance.UNKNOWN),
        Question.ROSTER,
        UNKNOWN,
        new CheckFact.InvitationUnknown(),
        Remedy.INVITE);
  }

  @Test
  void moreThanTheClassAdmitsIsAmber() {
    found(
        CheckedClass.of(3).maxStudents(2),
        Question.ROSTER,
        AMBER,
        new CheckFact.TooManyStudents(3, 2),
        Remedy.NONE);
  }

  @Test
  void entriesNotReadAreAmber() {
    found(
        CheckedClass.of(2).unreadable(1),
        Question.ROSTER,
        AMBER,
        new CheckFact.UnreadableStudents(1),
        Remedy.NONE);
  }

  @Test
  void withoutDetailsTheMostIsUnknown() {
    found(
        CheckedClass.of(2).withoutDetails(),
        Question.ROSTER,
        UNKNOWN,
        new CheckFact.DetailsNotSeen(),
        Remedy.NONE);
  }
}
