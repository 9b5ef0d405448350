package envwatch.ui.training.model;

import envwatch.training.model.ClassKey;
import envwatch.training.model.StudentId;
import envwatch.training.watch.ClassView;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/** The class that the page shows, and how to lead to another one. Lives on the JavaFX thread. */
public interface OpenClass {
  /** As newly seen; null while none is shown. */
  ReadOnlyObjectProperty<@Nullable ClassView> classProperty();

  /** Shows another class. */
  void open(ClassKey trainingClass);

  /** Selects a student of the class that is shown; a filter that hides the student is cleared. */
  void selectStudent(StudentId student);
}
