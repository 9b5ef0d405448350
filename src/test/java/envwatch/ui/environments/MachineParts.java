package envwatch.ui.environments;

import envwatch.ui.model.MachineRow;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TableRow;
import org.jspecify.annotations.Nullable;

/** Finds the parts of a machine's row. */
public final class MachineParts {
  private MachineParts() {}

  /**
   * The visible part of that style class in the row of that machine; null where there is none.
   *
   * @param machine its id
   */
  public static @Nullable Node find(Parent root, String styleClass, String machine) {
    return root.lookupAll("." + styleClass).stream()
        .filter(node -> isIn(node, machine))
        .findFirst()
        .orElse(null);
  }

  private static boolean isIn(Node part, String machine) {
    Node node = part;
    while (node != null && node.isVisible() && !(node instanceof TableRow<?>)) {
      node = node.getParent();
    }
    return node instanceof TableRow<?> row
        && row.getItem() instanceof MachineRow shown
        && shown.key().machine().value().equals(machine);
  }
}
