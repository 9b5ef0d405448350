package envwatch.ui.training;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.training.model.ClassPart;
import envwatch.ui.training.model.ClassesModel;
import envwatch.ui.training.model.StudentRows;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/** How many students there are, and what can be done with them. */
final class StudentsBar extends FlowPane {
  private final ClassesModel model;
  private final Label count = new Label();

  StudentsBar(ClassesModel model, List<ClassPart> parts) {
    this.model = model;
    getStyleClass().add("students-bar");
    setMinHeight(USE_PREF_SIZE);
    setMinWidth(0);
    count.setId("students-count");
    count.getStyleClass().add(Styles.TEXT_MUTED);
    getChildren().add(count);
    parts.forEach(part -> getChildren().addAll(part.studentButtons(model)));
    model.studentsProperty().subscribe(this::show);
  }

  private void show(StudentRows rows) {
    int shown = rows.rows().size();
    boolean filtered = !model.filterProperty().get().isEmpty();
    count.setText(
        filtered
            ? text("classes.students.filtered", shown, rows.all())
            : text("classes.students.count", rows.all()));
  }
}
