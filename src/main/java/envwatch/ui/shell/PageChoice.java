package envwatch.ui.shell;

import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.ui.model.MachineRow.MachineKey;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** Which page the main window shows. Lives on the JavaFX thread. */
public final class PageChoice {
  /** The page that is always there. */
  public static final String ENVIRONMENTS = "page-environments";

  private final ReadOnlyStringWrapper shown = new ReadOnlyStringWrapper(ENVIRONMENTS);
  private Consumer<EnvironmentKey> leading = key -> {};
  private Consumer<MachineKey> leadingToMachine = key -> {};
  private Consumer<ClassKey> leadingToClass = key -> {};

  /**
   * Shows a page, and brings the keyboard there.
   *
   * @param id of a page of this window
   */
  public void show(String id) {
    shown.set(id);
  }

  /** Shows an environment in the list, and brings the keyboard there. */
  public void showEnvironment(EnvironmentKey key) {
    show(ENVIRONMENTS);
    leading.accept(key);
  }

  /**
   * @param leading selects an environment in the list that is shown
   */
  public void onEnvironment(Consumer<EnvironmentKey> leading) {
    this.leading = leading;
  }

  /**
   * Shows an environment in the list and one of its machines below, and brings the keyboard there.
   * Where the machine is not there, the environment alone is shown.
   */
  public void showMachine(MachineKey key) {
    show(ENVIRONMENTS);
    leadingToMachine.accept(key);
  }

  /**
   * @param leading selects an environment in the list that is shown, and a machine of it
   */
  public void onMachine(Consumer<MachineKey> leading) {
    leadingToMachine = leading;
  }

  /** Shows a class on its page, and brings the keyboard there. */
  public void showClass(ClassKey key) {
    leadingToClass.accept(key);
  }

  /**
   * @param leading shows the page, and the class on it
   */
  public void onClass(Consumer<ClassKey> leading) {
    leadingToClass = leading;
  }

  /** The id of the page that is shown. */
  public ReadOnlyStringProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
