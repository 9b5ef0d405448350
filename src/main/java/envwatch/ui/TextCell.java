package envwatch.ui;

import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/** One line of text from the service, with a tip where it is cut. */
final class TextCell<S, T> extends TableCell<S, T> {
  TextCell() {
    Controls.tipWhenCut(this);
  }

  @Override
  protected void updateItem(@Nullable T item, boolean empty) {
    super.updateItem(item, empty);
    setText(empty || item == null ? null : PlainText.line(item.toString()));
  }
}
