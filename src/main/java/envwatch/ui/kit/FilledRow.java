package envwatch.ui.kit;

import javafx.scene.control.Skin;
import javafx.scene.control.SkinBase;
import javafx.scene.control.TableRow;
import javafx.scene.control.skin.TableRowSkin;
import org.jspecify.annotations.Nullable;

/**
 * A row that makes its cells when it first has something to show. A table fills the height that its
 * contents leave with empty rows, and JavaFX gives each of them cells for all columns: without
 * this, that was a third of all nodes of the window. For tables with rows of one height.
 */
public class FilledRow<T> extends TableRow<T> {
  @Override
  protected Skin<?> createDefaultSkin() {
    return isEmpty() ? new WithoutCells<>(this) : new TableRowSkin<>(this);
  }

  @Override
  protected void updateItem(@Nullable T item, boolean empty) {
    super.updateItem(item, empty);
    if (!empty && getSkin() instanceof WithoutCells) {
      setSkin(new TableRowSkin<>(this));
      // Rows are filled while the table lays them out: cells not styled now would be seen so.
      applyCss();
    }
  }

  /** Shows the row itself: its colour and border. */
  private static final class WithoutCells<T> extends SkinBase<FilledRow<T>> {
    WithoutCells(FilledRow<T> row) {
      super(row);
    }
  }
}
