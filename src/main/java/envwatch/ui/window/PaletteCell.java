package envwatch.ui.window;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.words.PlainText;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** What it is called, what tells it from others, and the keys that do the same, in one line. */
final class PaletteCell extends ListCell<PaletteEntry> {
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

  private final Icon icon = new Icon();
  private final Label words = styled(Controls.tooltipWhenTruncated(new Label()), "palette-words");
  private final Label detail =
      filling(styled(Controls.tooltipWhenTruncated(new Label()), Styles.TEXT_MUTED));
  private final Label keys = whole(styled(new Label(), Styles.TEXT_MUTED));
  private final HBox line = styled(new HBox(icon, words, detail, keys), "palette-line", "phased");

  /**
   * @param take does what is chosen
   */
  PaletteCell(Runnable take) {
    getStyleClass().add("palette-cell");
    // The line is as wide as the list, and never wider.
    setPrefWidth(0);
    detail.setMinWidth(0);
    // Not of the list, which has a scroll bar and may be empty where it is clicked.
    setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && !isEmpty()) {
        take.run();
      }
    });
  }

  @Override
  protected void updateItem(@Nullable PaletteEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    if (entry == null || empty) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    icon.setGlyph(entry.icon());
    Icons.mark(line, entry.phase());
    words.setText(PlainText.line(entry.words()));
    detail.setText(PlainText.line(detail(entry)));
    keys.setText(entry.keys());
    line.pseudoClassStateChanged(REFUSED, entry.why() != null);
    setGraphic(line);
    setAccessibleText(spoken(entry));
  }

  private static String detail(PaletteEntry entry) {
    String why = entry.why();
    return why == null ? entry.detail().get() : why;
  }

  /** What is read aloud. */
  static String spoken(PaletteEntry entry) {
    return text(
        "palette.spoken",
        PlainText.line(entry.words()),
        PlainText.line(detail(entry)),
        entry.keys());
  }
}
