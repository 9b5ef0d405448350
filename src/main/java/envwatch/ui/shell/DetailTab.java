package envwatch.ui.shell;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/**
 * A tab in the details of the selected environment, after machines and facts.
 *
 * @param id of the button that shows it, for style sheets and tests
 * @param title in words, short; may change
 * @param content asked for once, when the tab is shown for the first time; follows the selection by
 *     itself
 */
public record DetailTab(String id, ObservableValue<String> title, Supplier<Node> content) {}
