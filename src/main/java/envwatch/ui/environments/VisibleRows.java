package envwatch.ui.environments;

import envwatch.model.EnvironmentKey;
import envwatch.ui.model.EnvironmentRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/** Which environments are on screen: they are looked at before the others. */
final class VisibleRows {
  private final TableView<EnvironmentRow> table;
  private Consumer<List<EnvironmentKey>> listener = keys -> {};
  private List<EnvironmentKey> told = List.of();

  VisibleRows(TableView<EnvironmentRow> table) {
    this.table = table;
    table.skinProperty().addListener(property -> watchScrolling());
    table.heightProperty().addListener(property -> look());
    table.sceneProperty().addListener(property -> look());
  }

  void tell(Consumer<List<EnvironmentKey>> whom) {
    listener = whom;
    look();
  }

  private void watchScrolling() {
    for (var node : table.lookupAll(".scroll-bar")) {
      if (node instanceof ScrollBar bar) {
        bar.valueProperty().addListener(property -> look());
      }
    }
  }

  /** Looks which rows are on screen, and tells if they are others than before; none elsewhere. */
  void look() {
    List<EnvironmentKey> now = now();
    if (!now.equals(told)) {
      told = now;
      listener.accept(now);
    }
  }

  boolean shows(EnvironmentKey key) {
    return now().contains(key);
  }

  /** Whether nothing was scrolled out of sight. */
  boolean atBeginning() {
    VirtualFlow<?> flow = flow();
    IndexedCell<?> first = flow == null ? null : flow.getFirstVisibleCell();
    return first == null || first.getIndex() == 0;
  }

  private @Nullable VirtualFlow<?> flow() {
    return table.getSkin() == null || table.getScene() == null
        ? null
        : (VirtualFlow<?>) table.lookup(".virtual-flow");
  }

  private List<EnvironmentKey> now() {
    VirtualFlow<?> flow = flow();
    IndexedCell<?> first = flow == null ? null : flow.getFirstVisibleCell();
    IndexedCell<?> last = flow == null ? null : flow.getLastVisibleCell();
    List<EnvironmentKey> keys = new ArrayList<>();
    if (first != null && last != null) {
      int end = Math.min(last.getIndex(), table.getItems().size() - 1);
      for (int i = Math.max(0, first.getIndex()); i <= end; i++) {
        keys.add(table.getItems().get(i).key());
      }
    }
    return keys;
  }
}
