package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import envwatch.model.Phase;
import envwatch.ui.kit.ColumnContent.Style;
import envwatch.words.PlainText;
import envwatch.words.StatusLine;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import org.jspecify.annotations.Nullable;

/** Icon, word and colour of a state, and its age where it is stale. */
public final class StatusCell<S, T> extends RowCell<S, T> {
  /** What the icon takes, as a multiple of the font's size. */
  private static final double ICON = 1.8;

  private static final PseudoClass LATE = PseudoClass.getPseudoClass("late");

  private final Icon icon = new Icon(Icons.of(Phase.UNKNOWN));

  private final Function<T, StatusLine> words;

  /**
   * @param words asked only about what is shown
   */
  public StatusCell(Function<T, StatusLine> words) {
    this.words = words;
    getStyleClass().addAll("status-cell", "phased");
    icon.setVisible(false);
    setGraphic(icon);
    widthProperty().subscribe(this::showWords);
    fontProperty().subscribe(this::showWords);
  }

  /** What a cell takes that shows what the function says about a value. */
  public static <S, T> ColumnContent<S> content(
      Function<S, ObservableValue<T>> value, Function<T, StatusLine> words) {
    return new ColumnContent<S>(
            row -> shown(words.apply(value.apply(row).getValue())),
            row -> needed(words.apply(value.apply(row).getValue())),
            ICON,
            Style.PLAIN)
        .usually(text("column.usual.state"), text("column.usual.state"));
  }

  private static String shown(StatusLine status) {
    return withAge(status, PlainText.line(status.words()));
  }

  /** How long it takes stands in the details, too. */
  private static String needed(StatusLine status) {
    return withAge(status, PlainText.line(status.state()));
  }

  private static String withAge(StatusLine status, String words) {
    return status.age() == null ? words : words + " \u00b7 " + status.age();
  }

  /** How long it takes, and then how old it is, is left out before the state is cut. */
  private void showWords() {
    T item = getItem();
    if (item == null || isEmpty()) {
      return;
    }
    StatusLine status = words.apply(item);
    String state = PlainText.line(status.state());
    setText(
        Stream.of(shown(status), needed(status))
            .filter(words -> words.equals(state) || fits(words))
            .findFirst()
            .orElse(state));
  }

  private boolean fits(String shown) {
    return Controls.widthOf(shown, getFont()) + ICON * getFont().getSize() <= room();
  }

  @Override
  protected void show(@Nullable T item) {
    icon.setVisible(item != null);
    if (item == null) {
      setText(null);
      Controls.tip(this, null);
      setAccessibleText(null);
      Icons.mark(this, null);
      pseudoClassStateChanged(LATE, false);
      return;
    }
    StatusLine status = words.apply(item);
    icon.setGlyph(Icons.of(status.phase()));
    showWords();
    Controls.tip(this, status.fullText());
    setAccessibleText(status.fullText());
    Icons.mark(this, status.phase());
    pseudoClassStateChanged(LATE, status.late());
  }
}
