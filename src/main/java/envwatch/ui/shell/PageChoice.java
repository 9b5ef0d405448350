package envwatch.ui.shell;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** Which page the main window shows. Lives on the JavaFX thread. */
public final class PageChoice {
  /** The page that is always there. */
  public static final String ENVIRONMENTS = "page-environments";

  private final ReadOnlyStringWrapper shown = new ReadOnlyStringWrapper(ENVIRONMENTS);

  /**
   * Shows a page, and brings the keyboard there.
   *
   * @param id of a page of this window
   */
  public void show(String id) {
    shown.set(id);
  }

  /** The id of the page that is shown. */
  public ReadOnlyStringProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
