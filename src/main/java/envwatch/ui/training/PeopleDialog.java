package envwatch.ui.training;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.training.Person;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.Glyph;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** What came of a change for each person, as the service reports it; who it failed for first. */
final class PeopleDialog {
  private static final double WIDTH = 40;
  private static final double HEIGHT = 26;

  private final DialogFrame frame;
  private final Button close;

  /**
   * @param title what was done, with the name of the class
   */
  PeopleDialog(
      @Nullable Window owner,
      Glyph icon,
      String title,
      List<Person> succeeded,
      List<Person> failed) {
    VBox lines = new VBox();
    lines.setId("people");
    lines.getStyleClass().add("people");
    add(lines, "classes.people.failed", failed, "outcome-bad");
    add(lines, "classes.people.succeeded", succeeded, "outcome-good");
    if (failed.isEmpty() && succeeded.isEmpty()) {
      lines.getChildren().add(Controls.wrapped(text("classes.people.nobody")));
    }
    ScrollPane scroll = Controls.withoutPicture(new ScrollPane(lines));
    scroll.setFitToWidth(true);
    scroll.getStyleClass().addAll("dialog-body", "target-list");
    frame = new DialogFrame(owner, Modality.WINDOW_MODAL, icon, title, scroll, WIDTH, HEIGHT);
    close = frame.cancelButton(text("keys.close"));
    close.setDefaultButton(true);
    frame.buttons(close);
  }

  private static void add(VBox lines, String key, List<Person> people, String style) {
    if (people.isEmpty()) {
      return;
    }
    Label heading = new Label(text(key, people.size()));
    heading.getStyleClass().addAll(Styles.TEXT_BOLD, style);
    lines.getChildren().add(heading);
    people.forEach(person -> lines.getChildren().add(Controls.wrapped("\u2022  " + line(person))));
  }

  private static String line(Person person) {
    String line =
        ClassHead.joined(
            person.fullName(),
            person.email(),
            person.environment() == null ? null : person.environment().value());
    return line.isEmpty() ? text("absent") : line;
  }

  void show() {
    frame.show(close);
  }
}
