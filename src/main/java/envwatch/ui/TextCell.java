package envwatch.ui;

import org.jspecify.annotations.Nullable;

/** One line of text from the service, with a tip where it is cut. */
final class TextCell<S, T> extends RowCell<S, T> {
  TextCell() {
    Controls.tipWhenCut(this);
  }

  @Override
  void show(@Nullable T item) {
    setText(item == null ? null : PlainText.line(item.toString()));
  }
}
