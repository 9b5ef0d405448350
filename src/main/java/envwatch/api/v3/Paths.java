package envwatch.api.v3;

import envwatch.api.wire.Query;
import envwatch.model.training.ClassId;
import envwatch.model.training.StudentId;

/** The paths of classes and students. */
final class Paths {
  private Paths() {}

  static String of(ClassId trainingClass) {
    return "class/" + Query.encode(trainingClass.value());
  }

  static String students(ClassId trainingClass) {
    return of(trainingClass) + "/students";
  }

  static String resumeForStudents(ClassId trainingClass) {
    return "Class/"
        + Query.encode(trainingClass.value())
        + "/Students/actions/ResumeEnvironmentForStudent";
  }

  static String of(ClassId trainingClass, StudentId student) {
    return students(trainingClass) + "/" + Query.encode(student.value());
  }
}
