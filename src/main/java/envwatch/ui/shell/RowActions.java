package envwatch.ui.shell;

import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;

/** What can be done with rows: the part of the window that changes something. */
public interface RowActions {
  /** Nothing can be done. */
  RowActions NONE =
      new RowActions() {
        @Override
        public Region bar() {
          return new Region();
        }

        @Override
        public Node indicator() {
          return new Region();
        }

        @Override
        public Node foot() {
          return new Region();
        }

        @Override
        public List<MenuItem> forEnvironments(List<EnvironmentRow> environments) {
          return List.of();
        }

        @Override
        public List<MenuItem> forMachines(EnvironmentRow environment, List<MachineRow> machines) {
          return List.of();
        }
      };

  /** Shown beside the name of the selected environment. Asked for once. */
  Region bar();

  /** Shown in the status strip: the way to the record of actions. Asked for once. */
  Node indicator();

  /** Shown above the status strip: progress, and the record while it is open. Asked for once. */
  Node foot();

  /** The first items of a context menu over these rows; asked for each time it opens. */
  List<MenuItem> forEnvironments(List<EnvironmentRow> environments);

  /** The first items of a context menu over these machines; asked for each time it opens. */
  List<MenuItem> forMachines(EnvironmentRow environment, List<MachineRow> machines);
}
