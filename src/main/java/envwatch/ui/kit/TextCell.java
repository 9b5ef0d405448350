package envwatch.ui.kit;

import envwatch.words.PlainText;
import org.jspecify.annotations.Nullable;

/** One line of text from the service, with a tip where it is cut. */
public final class TextCell<S, T> extends RowCell<S, T> {
  public TextCell() {
    Controls.tooltipWhenTruncated(this);
  }

  @Override
  protected void show(@Nullable T item) {
    setText(item == null ? null : PlainText.line(item.toString()));
  }
}
