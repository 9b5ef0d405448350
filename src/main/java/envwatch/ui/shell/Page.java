package envwatch.ui.shell;

import java.util.function.Supplier;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/**
 * A page of the main window, shown in the place of the environments.
 *
 * @param id of the button that shows the page, for style sheets and tests
 * @param title in words, short
 * @param content asked for once, when the page is shown for the first time; takes the keyboard when
 *     it is asked to take the focus
 * @param filter what the filter of the window narrows while the page is shown; null for a page that
 *     has no filter
 * @param detailsPlace where the details of the selected environment stand while the page is shown;
 *     asked after the content; null for a page that does not show them
 */
public record Page(
    String id,
    String title,
    Supplier<Node> content,
    @Nullable PageFilter filter,
    @Nullable Supplier<Pane> detailsPlace) {
  /**
   * The filter of a page.
   *
   * @param text what is typed
   * @param prompt what it filters, in words; shown while nothing is typed
   */
  public record PageFilter(StringProperty text, String prompt) {}

  /** A page without the details of an environment. */
  public Page(String id, String title, Supplier<Node> content, PageFilter filter) {
    this(id, title, content, filter, null);
  }

  /** A page without a filter. */
  public Page(String id, String title, Supplier<Node> content) {
    this(id, title, content, null, null);
  }
}
