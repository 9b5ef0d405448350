package envwatch.journeys.pages;

import static org.awaitility.Awaitility.await;

import envwatch.model.Phase;
import envwatch.ui.training.StudentRow;
import java.util.List;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;

/** The page of classes. */
public final class ClassesView {
  private final Hands hands;

  ClassesView(Hands hands) {
    this.hands = hands;
  }

  /** Waits until the students of the class that is open are known. */
  public ClassesView awaitStudents() {
    await().until(() -> hands.sees("students") && !rows().isEmpty());
    return this;
  }

  private List<StudentRow> rows() {
    return hands.see(() -> List.copyOf(table().getItems()));
  }

  @SuppressWarnings("unchecked")
  private TableView<StudentRow> table() {
    return (TableView<StudentRow>) hands.window().getScene().lookup("#students");
  }

  /** Opens the next class in the list until one has a student whose environment is so. */
  public void chooseClassWith(Phase state) {
    int classes = hands.see(() -> list().getItems().size());
    for (int i = 0; i < classes && in(state) == 0; i++) {
      int index = i;
      hands.see(() -> {
        list().getSelectionModel().clearAndSelect(index);
        return true;
      });
      awaitStudents();
    }
  }

  private ListView<?> list() {
    return (ListView<?>) hands.window().getScene().lookup("#classes");
  }

  public String openClass() {
    return hands.words("class-name");
  }

  /** Lists those who are ready as well, whom a check folds. */
  public void showReady() {
    if (hands.words("students-ready").startsWith("Show")) {
      hands.click("students-ready");
    }
  }

  /** How many students' environments are in this state. */
  public long in(Phase state) {
    return rows().stream().filter(row -> row.state() == state).count();
  }

  /** Selects the student at the top, who has an e-mail address. */
  public void selectFirst() {
    hands.see(() -> {
      table().getSelectionModel().clearAndSelect(0);
      return true;
    });
  }

  public void copyPersonalLink() {
    choose("students-more", "item-copy-link");
  }

  /** Chooses from the menu of the whole class. */
  public void chooseForAll(String item) {
    choose("class-actions", "item-" + item);
  }

  private void choose(String button, String item) {
    hands.see(() -> {
      MenuButton menu = (MenuButton) hands.window().getScene().lookup("#" + button);
      menu.getOnShowing().handle(null);
      menu.getItems().stream()
          .filter(each -> item.equals(each.getId()) && !each.isDisable())
          .findFirst()
          .orElseThrow()
          .fire();
      return true;
    });
  }

  /** What the strip at the foot says about what is under way or was done last. */
  public String progress() {
    return hands.words("batch-words");
  }
}
