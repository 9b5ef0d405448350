package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import atlantafx.base.theme.Tweaks;
import envwatch.model.EnvironmentKey;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.kit.ColumnMemory;
import envwatch.ui.kit.ColumnMenu;
import envwatch.ui.kit.ColumnWidths;
import envwatch.ui.kit.FilledRow;
import envwatch.ui.kit.Stillness;
import envwatch.ui.kit.TablePlace;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentName;
import envwatch.ui.model.EnvironmentRow;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.TableViewSelectionModel;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.StackPane;

/** The list of environments. Whatever the world does, it keeps selection and place. */
public final class EnvironmentTable extends StackPane {
  /** So many rows stay in sight above one that is scrolled to. */
  private static final int ROWS_ABOVE = 3;

  private final TableView<EnvironmentRow> table = named(new TableView<>(), "environments");
  private final DashboardModel model;
  private final TablePlace<EnvironmentRow> place = new TablePlace<>(table, row -> row);
  private final VisibleRows visible = new VisibleRows(table);
  private final EnvironmentMenu menu;
  private final ColumnWidths<EnvironmentRow> widths;
  private final Stillness stillness;

  /** What the table says about its selection is then not the person's choice. */
  private boolean restoring;

  public EnvironmentTable(
      DashboardModel model,
      EnvironmentMenu menu,
      EnvironmentPlaceholder placeholder,
      List<TableColumn<EnvironmentRow, ?>> ofFeatures,
      DoubleSupplier em,
      List<ColumnSettings> columns,
      Consumer<List<ColumnSettings>> remember) {
    this.model = model;
    this.menu = menu;
    table.getStyleClass().addAll(Styles.DENSE, "rows", Tweaks.EDGE_TO_EDGE);
    table.setAccessibleText(text("environments.name"));
    // A table asks for room for several rows. In a lower place it would be centred, its heading
    // cut.
    table.setMinHeight(0);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setOnContextMenuRequested(this::openMenu);
    table.setPlaceholder(placeholder);
    table.setRowFactory(view -> new Row());
    widths = addColumns(ofFeatures, em);
    ColumnMenu.attach(table, widths);
    table.setSortPolicy(view -> sort());
    // Before the order comes back: a table forgets it with the items that it is given.
    table.setItems(model.environments());
    ColumnMemory.attach(table, widths, columns, remember);
    followSelection();
    model
        .rearrangingProperty()
        .addListener((property, before, rearranging) -> rearrange(rearranging));
    model.filterTextProperty().subscribe((before, filter) -> narrowed(!filter.isEmpty()));
    model.phaseProperty().subscribe((before, phase) -> narrowed(phase != null));
    getChildren().add(table);
    stillness = new Stillness(table, model.nowProperty(), model::applyOrder);
    stillness.stillProperty().subscribe(this::keepOrder);
    stillness.usedProperty().subscribe(this::settleColumns);
  }

  private void keepOrder() {
    model.keepOrder(
        widths.isSettled() ? stillness.stillProperty().get() : stillness.usedProperty().get());
  }

  private ColumnWidths<EnvironmentRow> addColumns(
      List<TableColumn<EnvironmentRow, ?>> ofFeatures, DoubleSupplier em) {
    EnvironmentColumns columns = new EnvironmentColumns(model);
    TableColumn<EnvironmentRow, EnvironmentName> name = columns.name();
    TableColumn<EnvironmentRow, String> owner = columns.owner();
    TableColumn<EnvironmentRow, EnvironmentFacts> status = columns.status();
    table.getColumns().add(status);
    table.getColumns().add(columns.since());
    table.getColumns().add(name);
    table.getColumns().add(owner);
    table.getColumns().addAll(columns.others());
    columns.add(ofFeatures);
    table.getColumns().addAll(ofFeatures);
    return columns.fit(table, em, status, name, owner);
  }

  /** Once by what is known first, and for good when about a screen of rows was seen. */
  private void settleColumns() {
    if (widths.isSettled() || table.getItems().isEmpty()) {
      return;
    }
    keepOrder();
    if (model.beginningSeen()) {
      widths.settle();
      keepOrder();
    } else {
      widths.measure();
    }
  }

  private boolean sort() {
    model.order(table.getComparator(), EnvironmentColumns.byAge(table.getSortOrder()));
    return true;
  }

  /** A table tells which rows are selected before it knows which of them was chosen last. */
  private void followSelection() {
    TableViewSelectionModel<EnvironmentRow> selection = table.getSelectionModel();
    selection
        .getSelectedItems()
        .addListener((ListChangeListener<EnvironmentRow>) change -> personSelected());
    selection.selectedItemProperty().subscribe((before, last) -> personSelected());
  }

  private void personSelected() {
    if (!restoring && !model.rearrangingProperty().get()) {
      TableViewSelectionModel<EnvironmentRow> selection = table.getSelectionModel();
      Set<EnvironmentRow> chosen = new LinkedHashSet<>(selection.getSelectedItems());
      chosen.remove(null);
      EnvironmentRow last = selection.getSelectedItem();
      // A table calls a row the selected one still after it was taken out of the selection.
      if (chosen.remove(last)) {
        chosen.add(last);
      }
      List<EnvironmentRow> rows = List.copyOf(chosen);
      if (!rows.equals(model.selection())) {
        model.select(rows);
      }
    }
  }

  private void rearrange(boolean rearranging) {
    if (rearranging) {
      place.keep();
    } else {
      restoring = true;
      try {
        place.restore(model.selection());
      } finally {
        restoring = false;
      }
      settleColumns();
      visible.look();
    }
  }

  /** Tells the listener which environments are on screen, whenever that changes. */
  public void onVisible(Consumer<List<EnvironmentKey>> listener) {
    visible.tell(listener);
  }

  /** The menu key opens the menu of what is selected. */
  private void openMenu(ContextMenuEvent event) {
    List<EnvironmentRow> listed = model.listedSelection();
    if (event.isKeyboardTrigger() && !listed.isEmpty()) {
      show(menu.of(listed), table, event);
      event.consume();
    }
  }

  /** The items of the menu over what is selected and listed; empty for nothing. */
  public List<MenuItem> selectedItems() {
    List<EnvironmentRow> listed = model.listedSelection();
    return listed.isEmpty() ? List.of() : menu.of(listed).getItems();
  }

  private void show(ContextMenu shown, Node at, ContextMenuEvent event) {
    stillness.holdFor(shown);
    shown.show(at, event.getScreenX(), event.getScreenY());
  }

  /** Brings the keyboard to the environment that is selected, and the view where it is not. */
  public void takeSelected() {
    table.requestFocus();
    showSelectedAgain();
  }

  private void showSelected() {
    int index = table.getSelectionModel().getSelectedIndex();
    if (index >= 0) {
      table.scrollTo(Math.max(0, index - ROWS_ABOVE));
    }
  }

  /** A list that is narrowed is read from its beginning, unless what is selected is in sight. */
  private void narrowed(boolean narrowed) {
    if (!narrowed) {
      showSelectedAgain();
    } else if (!visible.atBeginning() && !showsSelected()) {
      table.scrollTo(0);
    }
  }

  /** What the person found by a filter stays in sight among the others. */
  private void showSelectedAgain() {
    if (model.selectedProperty().get() != null && !showsSelected()) {
      showSelected();
    }
  }

  private boolean showsSelected() {
    EnvironmentRow selected = model.selectedProperty().get();
    // Rows where they belong now: until then those before the change count as visible.
    table.layout();
    return selected != null && visible.shows(selected.key());
  }

  /** Brings the keyboard here, on an environment in sight where there is one. */
  public void takeFocus() {
    table.requestFocus();
    EnvironmentRow selected = table.getSelectionModel().getSelectedItem();
    if (table.getSelectionModel().isEmpty()) {
      table.getSelectionModel().selectFirst();
    } else if (selected != null && !visible.shows(selected.key())) {
      showSelected();
    }
  }

  /** Fits columns to another size of font. */
  public void useFont() {
    widths.useFont();
  }

  public ColumnWidths<EnvironmentRow> widths() {
    return widths;
  }

  public TableView<EnvironmentRow> table() {
    return table;
  }

  /** A row that is dimmed while what it shows is stale. */
  private final class Row extends FilledRow<EnvironmentRow> {
    private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");
    private static final PseudoClass UNSEEN = PseudoClass.getPseudoClass("unseen");

    Row() {
      itemProperty()
          .flatMap(EnvironmentRow::factsProperty)
          .map(EnvironmentFacts::stale)
          .orElse(false)
          .subscribe(stale -> pseudoClassStateChanged(STALE, stale));
      itemProperty()
          .flatMap(EnvironmentRow::unseenProperty)
          .orElse(false)
          .subscribe(unseen -> {
            pseudoClassStateChanged(UNSEEN, unseen);
            setAccessibleHelp(unseen ? text("environments.unseen") : null);
          });
      setOnContextMenuRequested(event -> {
        if (!isEmpty()) {
          show(menu.of(model.selection()), this, event);
          event.consume();
        }
      });
    }
  }
}
