package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.history.Since;
import envwatch.ui.kit.ColumnContent;
import envwatch.ui.kit.ColumnContent.Style;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.RowCell;
import envwatch.words.SinceWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/** For how long something is in its state; since when exactly in the tip. */
final class SinceCell<S, T> extends RowCell<S, T> {
  /** The shortest first, what is not known last. */
  private static final Comparator<@Nullable Since> SHORTEST_FIRST =
      Comparator.nullsLast(Comparator.comparing(Since::at).reversed());

  private final Function<T, @Nullable Since> since;
  private final Function<T, Instant> now;

  /**
   * A column of such cells.
   *
   * @param value of a row
   * @param now the last moment at which a value was true
   */
  static <S, T> TableColumn<S, T> column(
      Columns<S> columns,
      String id,
      Function<S, ObservableValue<T>> value,
      Function<T, @Nullable Since> since,
      Function<T, Instant> now) {
    Function<T, String> words = item -> shown(since.apply(item), now.apply(item));
    TableColumn<S, T> column =
        columns.of(
            id,
            value,
            each -> new SinceCell<>(since, now),
            new ColumnContent<S>(row -> words.apply(value.apply(row).getValue()), 0, Style.PLAIN)
                .usually(text("column.usual.since"), text("column.usual.since")));
    column.getStyleClass().add("number-column");
    column.setComparator(Comparator.comparing(since, SHORTEST_FIRST));
    return column;
  }

  private SinceCell(Function<T, @Nullable Since> since, Function<T, Instant> now) {
    this.since = since;
    this.now = now;
  }

  /** The text of the cell. */
  private static String shown(@Nullable Since since, Instant now) {
    String brief = since == null ? null : SinceWords.brief(since, now);
    return brief == null ? text("absent") : brief;
  }

  @Override
  protected void show(@Nullable T item) {
    Since known = item == null ? null : since.apply(item);
    setText(item == null ? null : shown(known, now.apply(item)));
    String sentence =
        item == null || known == null || SinceWords.brief(known, now.apply(item)) == null
            ? null
            : SinceWords.sentence(known, now.apply(item), ZoneId.systemDefault());
    Controls.tip(this, sentence);
    setAccessibleText(sentence);
  }
}
