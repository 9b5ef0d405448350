package envwatch.ui;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;

/** What can be done with rows: the part of menus and details that changes something. */
public interface RowActions {
  /** Nothing can be done. */
  RowActions NONE =
      new RowActions() {
        @Override
        public Node bar() {
          return new Region();
        }

        @Override
        public List<MenuItem> forEnvironments(List<EnvironmentRow> environments) {
          return List.of();
        }

        @Override
        public List<MenuItem> forMachine(EnvironmentRow environment, MachineRow machine) {
          return List.of();
        }
      };

  /** Shown beside the name of the selected environment. Asked for once. */
  Node bar();

  /** The first items of a context menu over these rows; asked for each time it opens. */
  List<MenuItem> forEnvironments(List<EnvironmentRow> environments);

  /** The first items of a context menu over this machine; asked for each time it opens. */
  List<MenuItem> forMachine(EnvironmentRow environment, MachineRow machine);
}
