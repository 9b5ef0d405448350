package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import atlantafx.base.theme.Tweaks;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.kit.ColumnMemory;
import envwatch.ui.kit.ColumnMenu;
import envwatch.ui.kit.ColumnWidths;
import envwatch.ui.kit.FilledRow;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.kit.TablePlace;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineFacts;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.watch.WatchedEnvironment;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.TableViewSelectionModel;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The machines of the selected environment. */
public final class MachineTable extends StackPane {
  /** What columns have room for where no machine runs: only those that do have an address. */
  private static final Machine RUNNING =
      Machine.builder()
          .id(new MachineId(""))
          .name("")
          .status(new Status(Phase.RUNNING, ""))
          .address("198.51.100.100")
          .login("administrator")
          .build();

  /** How many running machines of an environment that is not shown have a say in the columns. */
  private static final int TYPICAL = 8;

  /** In pixels. */
  private static final double EDGES = 2;

  private final TableView<MachineRow> table = named(new TableView<>(), "machines");
  private final TablePlace<MachineRow> place = new TablePlace<>(table, MachineRow::key);
  private final DashboardModel model;
  private final MachineGestures gestures;
  private final MachineMenu menu;
  private final ColumnWidths<MachineRow> widths;
  private @Nullable EnvironmentKey shown;
  private List<MachineRow> selected = List.of();

  public MachineTable(
      DashboardModel model,
      MachineGestures gestures,
      MachineMenu menu,
      DoubleSupplier em,
      List<ColumnSettings> columns,
      Consumer<List<ColumnSettings>> remember) {
    this.model = model;
    this.gestures = gestures;
    this.menu = menu;
    table.getStyleClass().addAll(Styles.DENSE, "rows", Tweaks.EDGE_TO_EDGE);
    table.setAccessibleText(text("machines.name"));
    // A table asks for room for several rows. In a lower place it would be centred, its heading
    // cut.
    table.setMinHeight(0);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setOnContextMenuRequested(this::openMenu);
    table.setPlaceholder(placeholder(model));
    table.setRowFactory(view -> row());
    widths = addColumns(em);
    ColumnMenu.attach(table, widths);
    table.setSortPolicy(view -> sort());
    // Before the order comes back: a table forgets it with the items that it is given.
    table.setItems(model.machines());
    ColumnMemory.attach(table, widths, columns, remember);
    widths.measureAlso(this::ofOthers);
    model.worldProperty().subscribe(this::settleColumns);
    model
        .rearrangingMachinesProperty()
        .addListener((property, before, rearranging) -> rearrange(rearranging));
    getChildren().add(table);
    model.filterProperty().subscribe(filter -> showFound());
    model.machines().addListener((ListChangeListener<MachineRow>) change -> showFoundOfAnother());
  }

  private boolean sort() {
    model.orderMachines(table.getComparator());
    return true;
  }

  /** What goes to another place leaves the list and comes again: its selection goes along. */
  private void rearrange(boolean rearranging) {
    if (rearranging) {
      place.keep();
      selected =
          table.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
    } else {
      place.restore(selected);
      selected = List.of();
      settleColumns();
    }
  }

  /** The columns are the same for all environments: by what about a screen of them asks. */
  private void settleColumns() {
    if (widths.isSettled()) {
      return;
    }
    if (model.beginningSeen()) {
      widths.settle();
    } else {
      widths.measure();
    }
  }

  /** Those that run; where there are machines and none does, one that could. */
  private Stream<MachineRow> ofOthers() {
    List<EnvironmentRow> first =
        model.environments().stream().limit(DashboardModel.ABOUT_A_SCREEN).toList();
    List<MachineRow> running = first.stream().flatMap(MachineTable::running).toList();
    return running.isEmpty()
        ? first.stream()
            .filter(row -> machines(row).findAny().isPresent())
            .limit(1)
            .map(row -> new MachineRow(row.key(), RUNNING))
        : running.stream();
  }

  private static Stream<MachineRow> running(EnvironmentRow row) {
    return machines(row)
        .filter(Machine::running)
        .limit(TYPICAL)
        .map(machine -> new MachineRow(row.key(), machine));
  }

  private static Stream<Machine> machines(EnvironmentRow row) {
    Environment known = row.environment();
    return known == null ? Stream.empty() : known.machines().stream();
  }

  /** A refresh leaves the place alone; another environment does not have one yet. */
  private void showFoundOfAnother() {
    EnvironmentKey now =
        table.getItems().isEmpty() ? null : table.getItems().getFirst().key().environment();
    if (!Objects.equals(now, shown)) {
      shown = now;
      // After the table itself has been told of its rows: until then it scrolls among those before.
      Platform.runLater(this::showFound);
    }
  }

  /** What the filter found is brought into view. */
  private void showFound() {
    firstFound().ifPresent(table::scrollTo);
  }

  private Optional<MachineRow> firstFound() {
    return table.getItems().stream().filter(this::isFound).findFirst();
  }

  private boolean isFound(MachineRow row) {
    return model.filterProperty().get().finds(row.machine());
  }

  private ColumnWidths<MachineRow> addColumns(DoubleSupplier em) {
    MachineColumns columns = new MachineColumns(gestures);
    TableColumn<MachineRow, String> fromHere = columns.fromHere();
    TableColumn<MachineRow, MachineFacts> status = columns.status();
    TableColumn<MachineRow, Machine> name = columns.name(model);
    table.getColumns().add(status);
    table.getColumns().add(fromHere);
    table.getColumns().add(name);
    model.anyProbedProperty().subscribe(any -> fromHere.setVisible(any));
    table.getColumns().addAll(columns.others());
    return columns.fit(table, em, status, fromHere, name);
  }

  private static Label placeholder(DashboardModel model) {
    Label label = styled(new Label(), Styles.TEXT_MUTED);
    label
        .textProperty()
        .bind(
            PresentValues.flatMap(model.selectedProperty(), EnvironmentRow::factsProperty)
                .map(facts -> nothingToShow(facts.watched()))
                .orElse(text("machines.listed")));
    return label;
  }

  private static String nothingToShow(WatchedEnvironment watched) {
    Environment known = watched.environment();
    if (known != null && known.complete()) {
      return text(known.machinesKnown() ? "machines.none" : "machines.unread");
    }
    // Above it is said that the service does not know or show it: nothing will be loaded.
    return watched.gone() || watched.forbidden() ? "" : text("machines.listed");
  }

  private TableRow<MachineRow> row() {
    TableRow<MachineRow> row = new FilledRow<>();
    row.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY
          && event.getClickCount() == 2
          && !row.isEmpty()) {
        gestures.openWebAccess(row.getItem());
      }
    });
    row.setOnContextMenuRequested(event -> {
      if (!row.isEmpty()) {
        menu.of(selection(row.getItem()), row.getItem())
            .show(row, event.getScreenX(), event.getScreenY());
        event.consume();
      }
    });
    return row;
  }

  /** The machines selected; at least the one meant. */
  private List<MachineRow> selection(MachineRow meant) {
    List<MachineRow> selected = List.copyOf(table.getSelectionModel().getSelectedItems());
    return selected.contains(meant) ? selected : List.of(meant);
  }

  /** The menu key opens the menu of the machine that keys act on. */
  private void openMenu(ContextMenuEvent event) {
    MachineRow machine = current();
    if (event.isKeyboardTrigger() && machine != null) {
      menu.of(selection(machine), machine).show(table, event.getScreenX(), event.getScreenY());
      event.consume();
    }
  }

  /** The items of the menu over the machine that keys act on; empty for none. */
  public List<MenuItem> selectedItems() {
    MachineRow machine = current();
    return machine == null ? List.of() : menu.of(selection(machine), machine).getItems();
  }

  /** The machines selected while the keyboard is here; empty while it is elsewhere. */
  public List<MachineRow> chosen() {
    return table.isFocused()
        ? table.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList()
        : List.of();
  }

  /** The machine that keys act on: the one selected last, or the only one. */
  public @Nullable MachineRow current() {
    List<MachineRow> selected = table.getSelectionModel().getSelectedItems();
    MachineRow last = table.getSelectionModel().getSelectedItem();
    // A table goes on calling a row the selected one that was taken out of the selection.
    if (last != null && selected.contains(last)) {
      return last;
    }
    if (!selected.isEmpty()) {
      return selected.getLast();
    }
    return table.getItems().size() == 1 ? table.getItems().getFirst() : null;
  }

  /**
   * Brings the keyboard here, on a machine where there is one: on the first that the filter found,
   * unless one of these is selected.
   */
  public void takeFocus() {
    table.requestFocus();
    TableViewSelectionModel<MachineRow> selection = table.getSelectionModel();
    if (selection.getSelectedItems().stream().noneMatch(this::isFound)) {
      firstFound().ifPresent(row -> selection.clearAndSelect(table.getItems().indexOf(row)));
    }
    if (selection.isEmpty()) {
      selection.selectFirst();
    }
  }

  /** Selects one machine and brings the keyboard to it; does nothing when it is not there. */
  public void take(MachineKey key) {
    table.getItems().stream()
        .filter(row -> row.key().equals(key))
        .findFirst()
        .ifPresent(row -> {
          table.requestFocus();
          table.getSelectionModel().clearAndSelect(table.getItems().indexOf(row));
          // After what the filter found in an environment that is newly shown.
          Platform.runLater(() -> table.scrollTo(row));
        });
  }

  /** What the heading and all rows take, in pixels. */
  double heightOfRows() {
    Node heading = table.lookup(".column-header-background");
    double ofHeading = heading == null ? 0 : heading.prefHeight(-1);
    return ofHeading + Math.max(1, table.getItems().size()) * table.getFixedCellSize() + EDGES;
  }

  /** Fits columns and rows to another size of font. */
  public void useFont() {
    widths.useFont();
  }

  public ColumnWidths<MachineRow> widths() {
    return widths;
  }

  public TableView<MachineRow> table() {
    return table;
  }
}
