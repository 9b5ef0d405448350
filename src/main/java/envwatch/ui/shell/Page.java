package envwatch.ui.shell;

import java.util.function.Supplier;
import javafx.scene.Node;

/**
 * A page of the main window, shown in the place of the environments.
 *
 * @param id of the button that shows the page, for style sheets and tests
 * @param title in words, short
 * @param content asked for once, when the page is shown for the first time
 */
public record Page(String id, String title, Supplier<Node> content) {}
