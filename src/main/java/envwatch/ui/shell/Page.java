package envwatch.ui.shell;

import java.util.function.Supplier;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/**
 * A page of the main window, shown in the place of the environments.
 *
 * @param id of the button that shows the page, for style sheets and tests
 * @param title in words, short
 * @param content asked for once, when the page is shown for the first time; takes the keyboard when
 *     it is asked to take the focus
 * @param filter what is typed into the filter of the window while the page is shown; null for a
 *     page that has no filter
 */
public record Page(
    String id, String title, Supplier<Node> content, @Nullable StringProperty filter) {
  /** A page without a filter. */
  public Page(String id, String title, Supplier<Node> content) {
    this(id, title, content, null);
  }
}
