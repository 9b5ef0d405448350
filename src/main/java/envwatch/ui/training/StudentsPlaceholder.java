package envwatch.ui.training;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.training.watch.ClassView;
import envwatch.ui.kit.Controls;
import envwatch.ui.training.model.ClassesModel;
import envwatch.words.PlainText;
import envwatch.words.failure.MistakeWords;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

/** Shown in the place of students: says why there are none. */
final class StudentsPlaceholder extends VBox {
  private final ClassesModel model;
  private final Label title = words("placeholder-title");
  private final Label hint = words(Styles.TEXT_MUTED);
  private final Button clear = new Button(text("environments.no-match.clear"));

  StudentsPlaceholder(ClassesModel model) {
    this.model = model;
    getStyleClass().add("placeholder-box");
    setAlignment(Pos.CENTER);
    title.setId("students-none");
    hint.setId("students-none-hint");
    clear.setId("students-clear");
    clear.setOnAction(event -> model.filterTextProperty().set(""));
    clear.managedProperty().bind(clear.visibleProperty());
    getChildren().setAll(title, hint, clear);
    model.studentsProperty().subscribe(rows -> show());
    model.classProperty().subscribe(seen -> show());
    model.viewProperty().subscribe(view -> show());
    model.filterTextProperty().subscribe(typed -> show());
  }

  private static Label words(String style) {
    Label label = Controls.wrapped("");
    label.getStyleClass().add(style);
    label.setTextAlignment(TextAlignment.CENTER);
    return label;
  }

  private void show() {
    ClassView seen = model.classProperty().get();
    boolean filtered = model.studentsProperty().get().all() > 0;
    clear.setVisible(filtered);
    if (seen == null) {
      say(text("classes.choose"), "");
    } else if (filtered) {
      say(
          text("environments.no-match", PlainText.line(model.filterTextProperty().get())),
          MistakeWords.of(model.filterProperty().get()));
    } else if (seen.students() != null) {
      say(text("classes.students.none"), "");
    } else {
      String why = ClassTrouble.ofStudents(seen, model);
      say(
          text(why == null ? "classes.students.loading" : "classes.students.unknown"),
          Objects.requireNonNullElse(why, ""));
    }
  }

  private void say(String what, String why) {
    title.setText(what);
    hint.setText(why);
    hint.setVisible(!why.isEmpty());
    hint.setManaged(!why.isEmpty());
  }
}
