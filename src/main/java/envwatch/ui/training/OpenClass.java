package envwatch.ui.training;

import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.watch.ClassView;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/** The class that the page shows, and how to lead to another one. Lives on the JavaFX thread. */
public interface OpenClass {
  /** As newly seen; null while none is shown. */
  ReadOnlyObjectProperty<@Nullable ClassView> classProperty();

  /** The students that the table shows. */
  ReadOnlyObjectProperty<StudentRows> studentsProperty();

  /** The students that are selected, the one whose environment is shown last. */
  ReadOnlyObjectProperty<List<Student>> selectedProperty();

  /** Shows another class. */
  void open(ClassKey trainingClass);

  /** Marks classes in the list with their verdicts. */
  void mark(Map<ClassKey, ClassMark> marks);

  /** Selects a student of the class that is shown; a filter that hides the student is cleared. */
  void selectStudent(StudentId student);
}
