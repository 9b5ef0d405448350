package envwatch.ui.tools;

import static envwatch.words.Messages.text;

import envwatch.actions.ClassTarget;
import envwatch.actions.Requested;
import envwatch.filter.FilterSubject;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.tools.Tool;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import envwatch.ui.training.ClassPart;
import envwatch.ui.training.ClassesFeature;
import envwatch.ui.training.OpenClass;
import envwatch.watch.ClassView;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Tools for the students of a class. */
final class StudentTools implements ClassPart {
  private final DashboardModel model;
  private final ToolStarter starter;
  private final PageChoice pages;
  private final StatusMessage message;

  /** Null until the page of classes is shown: until then nobody is selected there. */
  private @Nullable OpenClass open;

  StudentTools(DashboardModel model, ToolStarter starter, PageChoice pages, StatusMessage message) {
    this.model = model;
    this.starter = starter;
    this.pages = pages;
    this.message = message;
  }

  @Override
  public List<Region> studentButtons(OpenClass shown) {
    open = shown;
    return List.of();
  }

  @Override
  public List<MenuItem> studentItems(ClassKey key, List<Student> students) {
    ClassView seen = open == null ? null : open.classProperty().get();
    return seen == null || !seen.key().equals(key)
        ? List.of()
        : starter.items(Tool.Subject.STUDENT, rows(seen, students));
  }

  private List<ToolStarter.Row> rows(ClassView seen, List<Student> students) {
    return students.stream()
        .map(student -> {
          ClassTarget target =
              ClassTarget.of(seen.key(), seen.trainingClass().name(), List.of(student.name()));
          return new ToolStarter.Row(
              subject(seen.key(), student),
              name -> new Requested.ToolOnStudent(name, target, student.id()));
        })
        .toList();
  }

  /** That of the environment; null without one that is watched. */
  private @Nullable FilterSubject subject(ClassKey key, Student student) {
    if (student.environment() == null) {
      return null;
    }
    EnvironmentKey environment = new EnvironmentKey(key.account(), student.environment());
    return model.everything().stream()
        .filter(row -> row.key().equals(environment))
        .findFirst()
        .map(EnvironmentRow::subject)
        .orElse(null);
  }

  List<Shortcut> ownShortcuts() {
    List<Shortcut> shortcuts = new ArrayList<>();
    starter
        .keys(Tool.Subject.STUDENT)
        .forEach((keys, tool) -> shortcuts.add(Shortcut.inWindow(keys, () -> press(tool))));
    return shortcuts;
  }

  private void press(Tool tool) {
    ClassView seen = open == null ? null : open.classProperty().get();
    boolean shown = pages.shownProperty().get().equals(ClassesFeature.PAGE);
    List<Student> selected = open == null || !shown ? List.of() : open.selectedProperty().get();
    if (seen == null || selected.isEmpty()) {
      message.warn(text("tools.none-for.student"));
    } else {
      starter.press(tool, rows(seen, selected));
    }
  }
}
