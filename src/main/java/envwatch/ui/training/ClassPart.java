package envwatch.ui.training;

import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.ui.kit.Banner;
import envwatch.ui.shell.Shortcut;
import envwatch.watch.ClassView;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;

/**
 * A part of the page of classes that has a package of its own. Whatever it does not have it leaves
 * out. Everything is asked for on the JavaFX thread, and nothing before the page is first shown but
 * the shortcuts.
 */
public interface ClassPart extends AutoCloseable {
  /** Lines between the facts of the class that is shown and its students. Asked for once. */
  default List<Node> aboveStudents(OpenClass open) {
    return List.of();
  }

  /**
   * The window is higher or lower.
   *
   * @param height of everything about the class but the details, in pixels
   * @param room what is left of it beside facts, buttons and the students that have to be in sight
   */
  default void fitAboveStudents(double height, double room) {}

  /**
   * Adds what a person should know, whatever page is shown; more may come and go later. Asked for
   * once.
   */
  default void addBanners(ObservableList<Banner> banners) {}

  /** Buttons above the list of classes. Asked for once. */
  default List<Region> listButtons(OpenClass open) {
    return List.of();
  }

  /** Buttons next to the name of the class that is shown. Asked for once. */
  default List<Region> classButtons(OpenClass open) {
    return List.of();
  }

  /** Secrets among the facts of the class that is shown. Asked for once. */
  default List<Region> classSecrets(OpenClass open) {
    return List.of();
  }

  /** Buttons above the table of students. Asked for once. */
  default List<Region> studentButtons(OpenClass open) {
    return List.of();
  }

  /** Items of the menu of a class; asked for each time it opens. */
  default List<MenuItem> classItems(ClassView trainingClass) {
    return List.of();
  }

  /** Items of the menu over these students; asked for each time it opens. */
  default List<MenuItem> studentItems(ClassKey trainingClass, List<Student> students) {
    return List.of();
  }

  /** Asked for once, with those of the window. */
  default List<Shortcut> shortcuts() {
    return List.of();
  }

  /** The settings have changed. */
  default void settingsChanged() {}

  /** The window is closed. */
  @Override
  default void close() {}
}
