package envwatch.actions;

import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A change of a class. */
public record ClassOrder(ClassTarget target, TrainingAction action) implements Order {
  public ClassOrder {
    if (!Objects.equals(target.id(), aimedAt(action))) {
      throw new IllegalArgumentException("the change is not aimed at its target");
    }
  }

  private static @Nullable ClassId aimedAt(TrainingAction action) {
    return action instanceof TrainingAction.OnClass onClass ? onClass.trainingClass() : null;
  }

  /**
   * A change for several students at once.
   *
   * @param className as the user saw it
   * @param action {@code TrainingAction.Invite::new} or {@code
   *     TrainingAction.ResumeForStudents::new}
   */
  public static ClassOrder forStudents(
      ClassKey key,
      String className,
      List<Student> students,
      BiFunction<ClassId, List<StudentId>, ? extends TrainingAction.OnClass> action) {
    return new ClassOrder(
        ClassTarget.of(key, className, students.stream().map(Student::name).toList()),
        action.apply(key.id(), students.stream().map(Student::id).toList()));
  }

  @Override
  public Requested requested() {
    return new Requested.OfClass(action.kind(), target);
  }
}
