package envwatch.ui.kit;

import envwatch.model.Phase;
import envwatch.words.PlainText;
import envwatch.words.StatusLine;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icon, word and colour of a state, and its age where it is stale. */
public final class StatusCell<S> extends RowCell<S, StatusLine> {
  private final FontIcon icon = Icons.of(Icons.of(Phase.UNKNOWN));

  public StatusCell() {
    getStyleClass().addAll("status-cell", "phased");
  }

  @Override
  protected void show(@Nullable StatusLine status) {
    if (status == null) {
      setText(null);
      setGraphic(null);
      setTooltip(null);
      setAccessibleText(null);
      Icons.mark(this, null);
      return;
    }
    icon.setIconCode(Icons.of(status.phase()));
    setGraphic(icon);
    String words = PlainText.line(status.words());
    setText(status.age() == null ? words : words + " \u00b7 " + status.age());
    Controls.tip(this, status.fullText());
    setAccessibleText(status.fullText());
    Icons.mark(this, status.phase());
  }
}
