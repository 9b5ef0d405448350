package envwatch.ui.kit;

import envwatch.model.Phase;
import envwatch.words.PlainText;
import envwatch.words.StatusLine;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icon, word and colour of a state, and its age where it is stale. */
public final class StatusCell<S, T> extends RowCell<S, T> {
  private final FontIcon icon = Icons.of(Icons.of(Phase.UNKNOWN));

  private final Function<T, StatusLine> words;

  /**
   * @param words asked only about what is shown
   */
  public StatusCell(Function<T, StatusLine> words) {
    this.words = words;
    getStyleClass().addAll("status-cell", "phased");
  }

  @Override
  protected void show(@Nullable T item) {
    if (item == null) {
      setText(null);
      setGraphic(null);
      setTooltip(null);
      setAccessibleText(null);
      Icons.mark(this, null);
      return;
    }
    StatusLine status = words.apply(item);
    icon.setIconCode(Icons.of(status.phase()));
    setGraphic(icon);
    String shown = PlainText.line(status.words());
    setText(status.age() == null ? shown : shown + " \u00b7 " + status.age());
    Controls.tip(this, status.fullText());
    setAccessibleText(status.fullText());
    Icons.mark(this, status.phase());
  }
}
