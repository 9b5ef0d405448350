package envwatch.ui.shell;

import envwatch.model.EnvironmentKey;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** Which page the main window shows. Lives on the JavaFX thread. */
public final class PageChoice {
  /** The page that is always there. */
  public static final String ENVIRONMENTS = "page-environments";

  private final ReadOnlyStringWrapper shown = new ReadOnlyStringWrapper(ENVIRONMENTS);
  private Consumer<EnvironmentKey> leading = key -> {};

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

  /** The id of the page that is shown. */
  public ReadOnlyStringProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
