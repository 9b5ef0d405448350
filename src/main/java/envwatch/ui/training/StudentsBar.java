package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.watch.ClassStudents;
import envwatch.watch.ClassView;
import envwatch.words.DurationWords;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/** How many students there are, and what can be done with them. */
final class StudentsBar extends FlowPane {
  private final OpenClass model;
  private final Label count = new Label();
  private final Button ready = new Button();

  StudentsBar(OpenClass model, List<ClassPart> parts) {
    this.model = model;
    getStyleClass().add("students-bar");
    setMinHeight(USE_PREF_SIZE);
    setMinWidth(0);
    managedProperty().bind(visibleProperty());
    count.setId("class-counts");
    count.setMinWidth(0);
    Controls.tooltipWhenTruncated(count);
    ready.setId("students-ready");
    ready.getStyleClass().add("compact");
    ready.managedProperty().bind(ready.visibleProperty());
    ready.setOnAction(event -> model.readyShownProperty().set(!model.readyShownProperty().get()));
    getChildren().addAll(count, ready);
    parts.forEach(part -> getChildren().addAll(part.studentButtons(model)));
    model.classProperty().subscribe(seen -> show());
    model.studentsProperty().subscribe(rows -> show());
    model.dashboard().nowProperty().subscribe(now -> show());
  }

  private void show() {
    ClassView seen = model.classProperty().get();
    StudentRows rows = model.studentsProperty().get();
    boolean filtered = !model.filterProperty().get().isEmpty() && rows.all() > 0;
    setVisible(seen != null);
    ready.setVisible(rows.folded() > 0);
    ready.setText(
        text(
            model.readyShownProperty().get() ? "classes.ready.hide" : "classes.ready.show",
            rows.folded()));
    Instant now = model.dashboard().nowProperty().get();
    String counted = seen == null ? "" : counts(seen, rows, now);
    count.setText(
        filtered
            ? ClassHead.joined(
                text("classes.students.filtered", rows.rows().size(), rows.all()), counted)
            : counted);
  }

  /** How many are ready is said once: a check says it above, and when that was. */
  private String counted(StudentRows rows, int inClass) {
    return model.problemsProperty().get() == null
        ? text("classes.counts", rows.ready(), rows.all(), inClass)
        : text("classes.counts.checked", rows.all(), inClass);
  }

  private String counts(ClassView seen, StudentRows rows, Instant now) {
    ClassStudents students = seen.students();
    boolean polled = ClassTrouble.ofStudents(seen, model) == null;
    if (students == null) {
      return polled ? text("classes.students.loading") : "";
    }
    return ClassHead.joined(
        rows.all() == 0 ? text("classes.students.none") : counted(rows, students.inClass()),
        students.unreadable() == 0
            ? null
            : text("classes.students.unreadable", students.unreadable()),
        polled
            ? null
            : text("classes.seen", DurationWords.ago(Duration.between(students.seenAt(), now))));
  }
}
