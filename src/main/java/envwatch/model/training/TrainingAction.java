package envwatch.model.training;

import envwatch.model.Secret;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A change requested from the service for a class (service/api-v3-training.md). */
public sealed interface TrainingAction {
  default TrainingActionKind kind() {
    return switch (this) {
      case CreateClass create -> TrainingActionKind.CREATE_CLASS;
      case EditClass edit -> TrainingActionKind.EDIT_CLASS;
      case DeleteClass delete -> TrainingActionKind.DELETE_CLASS;
      case Invite invite -> TrainingActionKind.INVITE;
      case SuspendAll suspend -> TrainingActionKind.SUSPEND_ALL;
      case DeleteAllEnvironments delete -> TrainingActionKind.DELETE_ALL_ENVIRONMENTS;
      case ResumeForStudents resume -> TrainingActionKind.RESUME_FOR_STUDENTS;
      case MakePersonalLink make -> TrainingActionKind.MAKE_PERSONAL_LINK;
      case RevokePersonalLink revoke -> TrainingActionKind.REVOKE_PERSONAL_LINK;
      case AddStudent add -> TrainingActionKind.ADD_STUDENT;
      case EditStudent edit -> TrainingActionKind.EDIT_STUDENT;
      case RemoveStudent remove -> TrainingActionKind.REMOVE_STUDENT;
      case AddInstructor add -> TrainingActionKind.ADD_INSTRUCTOR;
      case RemoveInstructor remove -> TrainingActionKind.REMOVE_INSTRUCTOR;
    };
  }

  /** A change of a class that exists. */
  sealed interface OnClass extends TrainingAction {
    ClassId trainingClass();
  }

  record CreateClass(ClassValues draft) implements TrainingAction {}

  /** The service is sent the whole class: its fields are read first, and the changed replaced. */
  record EditClass(ClassId trainingClass, ClassValues changes) implements OnClass {}

  record DeleteClass(ClassId trainingClass) implements OnClass {}

  /** Sends the invitation, again to those who already have it. */
  record Invite(ClassId trainingClass, List<StudentId> students) implements OnClass {
    public Invite {
      students = List.copyOf(students);
    }
  }

  record SuspendAll(ClassId trainingClass) implements OnClass {}

  /** Deletes the environments of all students. */
  record DeleteAllEnvironments(ClassId trainingClass) implements OnClass {}

  record ResumeForStudents(ClassId trainingClass, List<StudentId> students) implements OnClass {
    public ResumeForStudents {
      students = List.copyOf(students);
    }
  }

  /**
   * Makes the personal link of a student. Opening it signs the student in and prepares the
   * environment.
   *
   * @param register whether somebody who is not yet a student becomes one
   * @param details further fields by the service's names ({@code company}, {@code phone}, ...);
   *     needed only if the project asks for them
   */
  record MakePersonalLink(
      ClassId trainingClass,
      String email,
      String firstName,
      String lastName,
      boolean register,
      Map<String, String> details)
      implements OnClass {
    public MakePersonalLink {
      details = Map.copyOf(details);
    }

    /** Without further fields. */
    public MakePersonalLink(
        ClassId trainingClass, String email, String firstName, String lastName, boolean register) {
      this(trainingClass, email, firstName, lastName, register, Map.of());
    }
  }

  record RevokePersonalLink(ClassId trainingClass, String email, boolean unregister)
      implements OnClass {}

  record AddStudent(ClassId trainingClass, StudentDraft student) implements OnClass {}

  record EditStudent(ClassId trainingClass, StudentId student, StudentDraft changes)
      implements OnClass {}

  record RemoveStudent(ClassId trainingClass, StudentId student) implements OnClass {}

  record AddInstructor(
      ClassId trainingClass, InstructorId instructor, boolean invite, boolean withoutEnvironment)
      implements OnClass {}

  record RemoveInstructor(ClassId trainingClass, InstructorId instructor) implements OnClass {}

  /**
   * The service's answer when it accepted a change.
   *
   * @param id of what was created; null when nothing was, or none was served
   * @param link the personal link; null for other actions
   * @param succeeded people for whom the service reports success
   * @param failed people for whom it reports failure
   * @param told whether it reported person by person
   */
  record Answer(
      @Nullable String id,
      @Nullable Secret link,
      List<Person> succeeded,
      List<Person> failed,
      boolean told) {
    public static final Answer PLAIN = new Answer(null, null, List.of(), List.of(), false);

    public Answer {
      succeeded = List.copyOf(succeeded);
      failed = List.copyOf(failed);
    }
  }
}
