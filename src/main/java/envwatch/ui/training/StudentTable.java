package envwatch.ui.training;

import static envwatch.words.Messages.text;
import static java.util.stream.Collectors.toMap;

import atlantafx.base.theme.Styles;
import atlantafx.base.theme.Tweaks;
import envwatch.model.Phase;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.training.check.Remedy;
import envwatch.ui.kit.ColumnContent;
import envwatch.ui.kit.ColumnContent.Style;
import envwatch.ui.kit.ColumnMemory;
import envwatch.ui.kit.ColumnMenu;
import envwatch.ui.kit.ColumnWidths;
import envwatch.ui.kit.ColumnWidths.Yielding;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FilledRow;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.RowCell;
import envwatch.ui.kit.StatusCell;
import envwatch.ui.kit.Stillness;
import envwatch.ui.kit.TablePlace;
import envwatch.ui.kit.TextCell;
import envwatch.ui.model.KeptOrder;
import envwatch.util.NaturalOrder;
import envwatch.words.CheckWords;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/** The students of a class as a table. An update keeps selection and place. */
final class StudentTable {
  private static final double LEAST_NAME = 7;
  private static final double LEAST_STATUS = 9;
  private static final double READABLE_TROUBLE = 11;
  private static final double LEAST_TROUBLE = 6;
  private static final double LEAST_ATTENDANCE = 6.7;

  /** The shortest button whole; longer ones are cut, and their tips tell the rest. */
  private static final double LEAST_FIX = 7;

  /** The whole of it stands in the details. */
  private static final double SOME_TROUBLE = 3;

  private static final double LEAST_EMAIL = 6;

  /** The column is sized before a check has found anything. */
  private static final String LONGEST_FIX =
      Stream.of(Remedy.values())
          .map(CheckWords::remedy)
          .max(Comparator.comparingInt(String::length))
          .orElseThrow();

  private static final PseudoClass SOON = PseudoClass.getPseudoClass("soon");

  private final ObservableValue<@Nullable StudentProblems> problems;
  private final TableView<StudentRow> table = new TableView<>();
  private final TablePlace<StudentRow> place = new TablePlace<>(table, StudentRow::key);
  private final ColumnWidths<StudentRow> widths;
  private StudentRows rows = StudentRows.NONE;
  private double em = Font.getDefault().getSize() * Columns.TABLE_FONT;
  private boolean arranging;

  /** Null while rows go to their places. */
  private @Nullable KeptOrder<StudentRow> kept;

  private final ReadOnlyIntegerWrapper newOnTop = new ReadOnlyIntegerWrapper();
  private final Stillness stillness;

  /**
   * @param now the current time
   * @param problems what a check found; null before there is one
   * @param columns as remembered
   * @param remember called whenever the person changes them
   */
  public StudentTable(
      ObservableValue<Instant> now,
      ObservableValue<@Nullable StudentProblems> problems,
      List<ColumnSettings> columns,
      Consumer<List<ColumnSettings>> remember) {
    this.problems = problems;
    table.setId("students");
    table.setAccessibleText(text("classes.students.name"));
    table.getStyleClass().addAll(Styles.DENSE, "rows", Tweaks.EDGE_TO_EDGE);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setRowFactory(view -> new Row());
    widths = addColumns();
    ColumnMenu.attach(table, widths);
    stillness = new Stillness(table, now, this::applyOrder);
    table.setSortPolicy(view -> {
      applyOrder();
      return true;
    });
    ColumnMemory.attach(table, widths, columns, remember);
    stillness.stillProperty().subscribe(this::keepOrder);
  }

  private ColumnWidths<StudentRow> addColumns() {
    Columns<StudentRow> columns = new Columns<>("classes.column.");
    TableColumn<StudentRow, StudentRow> status = status(columns);
    TableColumn<StudentRow, String> name = words(columns, "name", StudentRow::name);
    name.getStyleClass().add("name-column");
    TableColumn<StudentRow, String> attendance =
        words(columns, "attendance", StudentRow::attendance);
    TableColumn<StudentRow, String> machines = words(columns, "machines", StudentRow::machines);
    machines.getStyleClass().add("number-column");
    TableColumn<StudentRow, StudentRow> trouble = trouble(columns);
    TableColumn<StudentRow, StudentRow> fix = fix(columns);
    TableColumn<StudentRow, String> email =
        Columns.optional(words(columns, "email", row -> said(row.student().email())));
    table
        .getColumns()
        .setAll(
            List.of(
                status,
                tipped(
                    columns,
                    "since",
                    "column.usual.since",
                    StudentRow::since,
                    StudentRow::sinceInFull),
                name,
                attendance,
                machines,
                tipped(
                    columns,
                    "expires",
                    "column.usual.expiration",
                    StudentRow::expires,
                    StudentRow::expiresInFull),
                trouble,
                fix,
                email));
    return columns.fit(
        table,
        () -> em,
        List.of(
            new Yielding<>(email, LEAST_EMAIL),
            new Yielding<>(trouble, READABLE_TROUBLE),
            new Yielding<>(attendance, LEAST_ATTENDANCE),
            new Yielding<>(trouble, LEAST_TROUBLE),
            new Yielding<>(fix, LEAST_FIX),
            new Yielding<>(name, LEAST_NAME)),
        List.of(new Yielding<>(trouble, SOME_TROUBLE), new Yielding<>(status, LEAST_STATUS)),
        trouble);
  }

  private static String said(@Nullable String text) {
    return text == null ? "" : text;
  }

  private static TableColumn<StudentRow, StudentRow> status(Columns<StudentRow> columns) {
    TableColumn<StudentRow, StudentRow> column =
        columns.of(
            "status",
            ReadOnlyObjectWrapper::new,
            each -> new StatusCell<>(StudentRow::status),
            StatusCell.content(ReadOnlyObjectWrapper::new, StudentRow::status));
    column.setComparator(Comparator.comparingInt(StudentRow::urgency));
    return column;
  }

  private static TableColumn<StudentRow, StudentRow> trouble(Columns<StudentRow> columns) {
    TableColumn<StudentRow, StudentRow> column =
        columns.of(
            "trouble",
            ReadOnlyObjectWrapper::new,
            each -> new StudentProblemCell(),
            new ColumnContent<>(StudentRow::trouble, StudentProblemCell.ICON, Style.PLAIN));
    column.setComparator(
        Comparator.comparing(StudentRow::found)
            .thenComparing(
                row -> orNull(row.trouble()), Comparator.nullsLast(NaturalOrder.INSTANCE)));
    return column;
  }

  /** The button that mends what a check found. */
  private TableColumn<StudentRow, StudentRow> fix(Columns<StudentRow> columns) {
    return Columns.unordered(
        columns.of(
            "fix",
            ReadOnlyObjectWrapper::new,
            each -> new StudentFixCell(problems),
            new ColumnContent<StudentRow>(this::fixWords, StudentFixCell.BUTTON, Style.PLAIN)
                .usually(LONGEST_FIX, LONGEST_FIX)));
  }

  private String fixWords(StudentRow row) {
    Offer offer = StudentFixCell.fix(problems, row);
    return offer == null ? "" : offer.label();
  }

  private static TableColumn<StudentRow, String> words(
      Columns<StudentRow> columns, String id, Function<StudentRow, String> words) {
    TableColumn<StudentRow, String> column =
        columns.of(
            id,
            row -> new ReadOnlyStringWrapper(orNull(words.apply(row))),
            each -> new TextCell<>(),
            new ColumnContent<>(words, 0, Style.PLAIN));
    column.setComparator(Comparator.nullsLast(NaturalOrder.INSTANCE));
    return column;
  }

  private static @Nullable String orNull(String said) {
    return said.isEmpty() ? null : said;
  }

  private static TableColumn<StudentRow, StudentRow> tipped(
      Columns<StudentRow> columns,
      String id,
      String usual,
      Function<StudentRow, String> words,
      Function<StudentRow, @Nullable String> tip) {
    boolean expiry = id.equals("expires");
    TableColumn<StudentRow, StudentRow> column =
        columns.of(
            id,
            ReadOnlyObjectWrapper::new,
            each -> new TipCell(words, tip, expiry),
            new ColumnContent<>(words, 0, Style.PLAIN)
                .usually(text(usual), expiry ? text(usual) : ""));
    column.getStyleClass().add("number-column");
    return Columns.unordered(column);
  }

  /** A text with more in its tip. */
  private static final class TipCell extends RowCell<StudentRow, StudentRow> {
    private final Function<StudentRow, String> words;
    private final Function<StudentRow, @Nullable String> tip;
    private final boolean expiry;

    TipCell(
        Function<StudentRow, String> words,
        Function<StudentRow, @Nullable String> tip,
        boolean expiry) {
      this.words = words;
      this.tip = tip;
      this.expiry = expiry;
      if (expiry) {
        getStyleClass().add("expiration-cell");
      }
    }

    @Override
    protected void show(@Nullable StudentRow row) {
      setText(row == null ? null : words.apply(row));
      Controls.tip(this, row == null ? null : tip.apply(row));
      pseudoClassStateChanged(SOON, expiry && row != null && row.soon());
    }
  }

  /** Sizes rows and columns for ordinary text of this font. */
  public void fit(Font ordinary) {
    em = ordinary.getSize() * Columns.TABLE_FONT;
    Columns.fitRows(table, em);
    widths.useFont();
  }

  public TableView<StudentRow> table() {
    return table;
  }

  /** Shows other rows in the place of those that were shown, in the order that is chosen. */
  public void show(StudentRows newest) {
    rows = newest;
    arrange();
  }

  /** Forgets the rows of a class that is no longer shown. */
  public void clear() {
    kept = null;
    show(StudentRows.NONE);
    keepOrder();
  }

  /** While the list fills, it is sorted whoever looks on. */
  private void keepOrder() {
    boolean still = stillness.stillProperty().get() && widths.isSettled();
    if (still && kept == null) {
      kept =
          new KeptOrder<>(
              table.getItems(), StudentRow::key, row -> row.well() ? Phase.RUNNING : Phase.PROBLEM);
    } else if (!still && kept != null) {
      kept = null;
      arrange();
    }
  }

  /** Lets all rows go to their places once, also while their order is kept. */
  public void applyOrder() {
    kept = null;
    arrange();
    keepOrder();
  }

  /** How many rows would stand further up for what has happened while their order is kept. */
  public ReadOnlyIntegerProperty newOnTopProperty() {
    return newOnTop.getReadOnlyProperty();
  }

  /** Keeps the order also while the menu is open. */
  public void holdFor(ContextMenu menu) {
    stillness.holdFor(menu);
  }

  private List<StudentRow> inOrder() {
    List<StudentRow> sorted = new ArrayList<>(rows.rows());
    Comparator<StudentRow> chosen = table.getComparator();
    if (chosen != null) {
      sorted.sort(chosen);
    }
    KeptOrder<StudentRow> still = kept;
    if (still == null) {
      newOnTop.set(0);
    } else {
      // Those that go, such as the ones that are ready now, stay and say how they are.
      Map<StudentRow.Key, StudentRow> newest =
          rows.everyone().stream().collect(toMap(StudentRow::key, row -> row));
      SequencedMap<StudentRow.Key, StudentRow> shown = new LinkedHashMap<>();
      table.getItems().forEach(row -> shown.put(row.key(), newest.getOrDefault(row.key(), row)));
      sorted.forEach(row -> shown.put(row.key(), row));
      sorted = List.copyOf(shown.values());
      newOnTop.set(still.newOnTop(sorted, chosen == null ? StudentRows.URGENT_FIRST : chosen));
    }
    return sorted;
  }

  private void arrange() {
    List<StudentRow> sorted = inOrder();
    if (!arranging && !sorted.equals(table.getItems())) {
      arranging = true;
      List<StudentRow> selection = selected();
      place.keep();
      table.getItems().setAll(sorted);
      place.restore(selection);
      if (!sorted.isEmpty()) {
        widths.settle();
        keepOrder();
      }
      arranging = false;
    }
  }

  /** Whether rows change places: what the table says about its selection is then nobody's wish. */
  public boolean arranging() {
    return arranging;
  }

  /** The rows selected, each as newly seen. */
  public List<StudentRow> selected() {
    return table.getSelectionModel().getSelectedItems().stream()
        .filter(row -> row != null)
        .toList();
  }

  /** A row that is dimmed while what it shows is stale. */
  private static final class Row extends FilledRow<StudentRow> {
    private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");

    @Override
    protected void updateItem(@Nullable StudentRow row, boolean empty) {
      super.updateItem(row, empty);
      pseudoClassStateChanged(STALE, !empty && row != null && row.status().age() != null);
    }
  }
}
