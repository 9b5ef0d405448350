package envwatch.ui.history;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import atlantafx.base.theme.Tweaks;
import envwatch.ui.kit.ColumnContent;
import envwatch.ui.kit.ColumnContent.Style;
import envwatch.ui.kit.ColumnMenu;
import envwatch.ui.kit.ColumnWidths;
import envwatch.ui.kit.ColumnWidths.Yielding;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.FilledRow;
import envwatch.ui.kit.TablePlace;
import envwatch.ui.kit.TextCell;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/** Events as a table. An update keeps selection and place. */
final class EventTable {
  private static final double ICON = 1.8;

  /** Without its day. */
  private static final double LEAST_WHEN = 11.5;

  private static final double LEAST_LASTED = 5;
  private static final double LEAST_WHAT = 6;
  private static final double READABLE_WHAT = 13;
  private static final double LEAST_STATE = 6;
  private static final double LEAST_BY = 6;
  private static final double READABLE_BY = 9;
  private static final double LEAST_ACCOUNT = 5;
  private static final double LEAST_DETAILS = 6.5;

  /** The rest is told below the table; where it happened is told nowhere else. */
  private static final double SOME_DETAILS = 16;

  private final TableView<Event> table = new TableView<>();
  private final Columns<Event> columns = new Columns<>("events.column.");
  private final TablePlace<Event> place = new TablePlace<>(table, Event::key);
  private final Supplier<EventText> words;
  private final ColumnWidths<Event> widths;
  private final TableColumn<Event, String> account;
  private boolean ofSeveral;
  private double em = Font.getDefault().getSize() * Columns.TABLE_FONT;

  /**
   * @param words asked whenever something is shown
   */
  EventTable(Supplier<EventText> words) {
    this.words = words;
    table.setId("events");
    table.setAccessibleText(text("events.name"));
    table.getStyleClass().addAll(Styles.DENSE, "rows", Tweaks.EDGE_TO_EDGE);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setRowFactory(view -> new Row());
    account = words(columns, "account", event -> this.words.get().account(event));
    widths = addColumns();
    ColumnMenu.attach(table, widths);
    account.setVisible(false);
  }

  private ColumnWidths<Event> addColumns() {
    TableColumn<Event, String> when =
        words(columns, "when", event -> words.get().when(event), text("column.usual.when"));
    TableColumn<Event, String> lasted =
        words(columns, "lasted", event -> words.get().lasted(event), text("column.usual.lasted"));
    TableColumn<Event, String> what = words(columns, "what", event -> EventText.what(event));
    what.getStyleClass().add("name-column");
    TableColumn<Event, Event> from = states(columns, "from", false);
    TableColumn<Event, Event> to = states(columns, "to", true);
    TableColumn<Event, String> by = words(columns, "by", event -> EventText.by(event));
    TableColumn<Event, String> details =
        words(columns, "details", event -> words.get().details(event));
    table.getColumns().setAll(List.of(when, what, from, to, lasted, by, details, account));
    return columns.fit(
        table,
        () -> em,
        List.of(
            new Yielding<>(by, READABLE_BY),
            new Yielding<>(details, SOME_DETAILS),
            new Yielding<>(what, READABLE_WHAT),
            new Yielding<>(details, LEAST_DETAILS)),
        List.of(
            new Yielding<>(lasted, LEAST_LASTED),
            new Yielding<>(when, LEAST_WHEN),
            new Yielding<>(account, LEAST_ACCOUNT),
            new Yielding<>(what, LEAST_WHAT),
            new Yielding<>(by, LEAST_BY),
            new Yielding<>(from, LEAST_STATE),
            new Yielding<>(to, LEAST_STATE)),
        details);
  }

  private static TableColumn<Event, String> words(
      Columns<Event> columns, String id, Function<Event, String> words) {
    return words(columns, id, words, "");
  }

  /**
   * What is not said leaves its cell empty.
   *
   * @param usual what other events say than those that are shown first
   */
  private static TableColumn<Event, String> words(
      Columns<Event> columns, String id, Function<Event, String> words, String usual) {
    return Columns.unordered(
        columns.of(
            id,
            event -> {
              String said = words.apply(event);
              return new ReadOnlyStringWrapper(said.isEmpty() ? null : said);
            },
            column -> new TextCell<>(),
            new ColumnContent<>(words, 0, Style.PLAIN).usually(usual, usual)));
  }

  private static TableColumn<Event, Event> states(
      Columns<Event> columns, String id, boolean after) {
    return Columns.unordered(
        columns.of(
            id,
            ReadOnlyObjectWrapper::new,
            column -> new EventStateCell(after),
            new ColumnContent<Event>(
                    event -> after ? EventText.to(event) : EventText.from(event), ICON, Style.PLAIN)
                .usually(text("phase.suspended"), text("phase.suspended"))));
  }

  /** Sizes rows and columns for ordinary text of this font. */
  void fit(Font ordinary) {
    em = ordinary.getSize() * Columns.TABLE_FONT;
    Columns.fitRows(table, em);
    widths.useFont();
  }

  TableView<Event> table() {
    return table;
  }

  /** Shows other events in the place of those that were shown. */
  void show(List<Event> events) {
    List<Event> selection = selected();
    showAccounts(words.get().ofSeveralAccounts());
    place.keep();
    table.getItems().setAll(events);
    place.restore(selection);
    if (!events.isEmpty()) {
      widths.settle();
    }
  }

  /** Left as the person has it while nothing changes. */
  private void showAccounts(boolean several) {
    if (ofSeveral != several) {
      ofSeveral = several;
      account.setVisible(several);
    }
  }

  List<Event> selected() {
    return table.getSelectionModel().getSelectedItems().stream()
        .filter(event -> event != null)
        .toList();
  }

  /** A row that is quiet where nobody looked. */
  private final class Row extends FilledRow<Event> {
    private static final PseudoClass GAP = PseudoClass.getPseudoClass("gap");

    @Override
    protected void updateItem(@Nullable Event event, boolean empty) {
      super.updateItem(event, empty);
      pseudoClassStateChanged(GAP, !empty && event instanceof Event.NotLooked);
      setAccessibleText(empty || event == null ? null : words.get().sentence(event));
    }
  }
}
