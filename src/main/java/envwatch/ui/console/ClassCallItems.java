package envwatch.ui.console;

import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.ui.training.ClassPart;
import envwatch.watch.ClassView;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** "Show the call" in the menus of classes and students. */
record ClassCallItems(ShowCallItems items) implements ClassPart {
  @Override
  public List<MenuItem> classItems(ClassView seen) {
    ClassId id = seen.key().id();
    return items.ofClass(
        seen.key().account(),
        List.of(
            new TrainingAction.SuspendAll(id),
            new TrainingAction.Invite(id, List.of()),
            new TrainingAction.DeleteAllEnvironments(id),
            new TrainingAction.DeleteClass(id)));
  }

  @Override
  public List<MenuItem> studentItems(ClassKey key, List<Student> students) {
    List<TrainingAction> actions = new ArrayList<>();
    List<StudentId> ids = students.stream().map(Student::id).toList();
    actions.add(new TrainingAction.ResumeForStudents(key.id(), ids));
    actions.add(new TrainingAction.Invite(key.id(), ids));
    if (students.size() == 1) {
      Student one = students.getFirst();
      String email = one.email() == null ? "" : one.email();
      actions.add(
          new TrainingAction.MakePersonalLink(
              key.id(), email, orEmpty(one.firstName()), orEmpty(one.lastName()), false));
      actions.add(new TrainingAction.RevokePersonalLink(key.id(), email, false));
      actions.add(new TrainingAction.RemoveStudent(key.id(), one.id()));
    }
    return students.isEmpty() ? List.of() : items.ofClass(key.account(), actions);
  }

  private static String orEmpty(@Nullable String value) {
    return value == null ? "" : value;
  }
}
