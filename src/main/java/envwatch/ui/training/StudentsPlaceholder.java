package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.PlaceholderBox;
import envwatch.watch.ClassView;
import envwatch.words.MistakeWords;
import envwatch.words.PlainText;
import java.util.Objects;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

/** Shown in the place of students: says why there are none. */
final class StudentsPlaceholder extends StackPane {
  private final OpenClass model;
  private final Button clear = new Button(text("environments.no-match.clear"));
  private final PlaceholderBox box = new PlaceholderBox(null, clear).named("students-none");

  StudentsPlaceholder(OpenClass model) {
    this.model = model;
    clear.setId("students-clear");
    clear.setOnAction(event -> model.filterTextProperty().set(""));
    clear.managedProperty().bind(clear.visibleProperty());
    getChildren().setAll(box);
    model.studentsProperty().subscribe(rows -> show());
    model.classProperty().subscribe(seen -> show());
    model.viewProperty().subscribe(view -> show());
    model.filterTextProperty().subscribe(typed -> show());
  }

  private void show() {
    ClassView seen = model.classProperty().get();
    boolean filtered = model.studentsProperty().get().all() > 0;
    clear.setVisible(filtered);
    if (seen == null) {
      box.say(text("classes.choose"), "");
    } else if (filtered) {
      box.say(
          text("environments.no-match", PlainText.line(model.filterTextProperty().get())),
          MistakeWords.of(model.filterProperty().get()));
    } else if (seen.students() != null) {
      box.say(text("classes.students.none"), "");
    } else {
      String why = ClassTrouble.ofStudents(seen, model);
      box.say(
          text(why == null ? "classes.students.loading" : "classes.students.unknown"),
          Objects.requireNonNullElse(why, ""));
    }
  }
}
