package envwatch.ui.environments;

import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.Progress;
import envwatch.ui.kit.ColumnContent;
import envwatch.ui.kit.ColumnContent.Style;
import envwatch.ui.kit.ColumnWidths;
import envwatch.ui.kit.ColumnWidths.Yielding;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.StatusCell;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineFacts;
import envwatch.ui.model.MachineRow;
import envwatch.util.NaturalOrder;
import envwatch.words.Messages;
import envwatch.words.PlainText;
import envwatch.words.ProbeWords;
import envwatch.words.StatusLine;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/** The columns of the machine table. */
final class MachineColumns {
  private static final double READABLE_NAME = 6;
  private static final double LEAST_NAME = 5;
  private static final double LEAST_LOGIN = 5.5;
  private static final double LEAST_STATUS = 7;
  private static final double LEAST_OPTIONAL = 6;
  private static final double LEAST_FROM_HERE = 13;

  /** Of the longest IPv4 address. */
  private static final int ADDRESS_LENGTH = 15;

  /** What a button takes, as a multiple of the font's size. */
  private static final double BUTTON = 1.75;

  private final Columns<MachineRow> columns = new Columns<>("machines.column.");
  private final TableColumn<MachineRow, String> login;
  private final List<TableColumn<MachineRow, String>> optional = new ArrayList<>();
  private final MachineGestures gestures;

  MachineColumns(MachineGestures gestures) {
    this.gestures = gestures;
    this.login = copyable("login", Messages.text("machines.copy.login"), Machine::login);
  }

  TableColumn<MachineRow, Machine> name(DashboardModel model) {
    TableColumn<MachineRow, Machine> column =
        columns.of(
            "name",
            MachineRow::machineProperty,
            each -> new MachineNameCell(model),
            new ColumnContent<>(
                row -> name(row.machine()) + OddityMark.words(row.facts().remembered().odd()),
                row -> name(row.machine()),
                0,
                Style.PLAIN));
    column.getStyleClass().add("name-column");
    column.setComparator(Comparator.comparing(MachineColumns::name, NaturalOrder.INSTANCE));
    return column;
  }

  private static String name(Machine machine) {
    return PlainText.line(machine.name());
  }

  /**
   * Makes the columns as wide as they ask.
   *
   * @param em size of the table's text in pixels
   */
  ColumnWidths<MachineRow> fit(
      TableView<MachineRow> table,
      DoubleSupplier em,
      TableColumn<MachineRow, MachineFacts> status,
      TableColumn<MachineRow, String> fromHere,
      TableColumn<MachineRow, Machine> name) {
    List<Yielding<MachineRow>> yielding = new ArrayList<>();
    optional.forEach(column -> yielding.add(new Yielding<>(column, LEAST_OPTIONAL)));
    yielding.add(new Yielding<>(fromHere, LEAST_FROM_HERE));
    yielding.add(new Yielding<>(name, READABLE_NAME));
    List<Yielding<MachineRow>> atLast =
        List.of(
            new Yielding<>(name, LEAST_NAME),
            new Yielding<>(login, LEAST_LOGIN),
            new Yielding<>(status, LEAST_STATUS));
    return columns.fit(table, em, yielding, atLast, name);
  }

  /** Problems first, and of what is under way what has come least far. */
  TableColumn<MachineRow, MachineFacts> status() {
    TableColumn<MachineRow, MachineFacts> column =
        columns.of(
            "status",
            MachineRow::factsProperty,
            each -> new StatusCell<>(MachineColumns::status),
            StatusCell.content(MachineRow::factsProperty, MachineColumns::status));
    column.setComparator(
        Comparator.comparing(MachineFacts::phase)
            .thenComparingInt(facts -> progress(facts.machine())));
    return column;
  }

  private static StatusLine status(MachineFacts facts) {
    return StatusLine.of(facts.machine(), facts.remembered().waiting(), facts.at());
  }

  /** What came of asking from here; not shown before somebody asks. */
  TableColumn<MachineRow, String> fromHere() {
    String usual = Messages.text("probe.usual");
    TableColumn<MachineRow, String> column =
        Columns.passing(columns.text("from-here", MachineColumns::probed));
    columns.show(
        column,
        new ColumnContent<MachineRow>(row -> probed(row).getValue(), 0, Style.PLAIN)
            .usually(usual, usual));
    return column;
  }

  private static ObservableValue<String> probed(MachineRow row) {
    return row.probedProperty()
        .map(told ->
            told == null ? "" : ProbeWords.summary(told, row.facts().at(), ZoneId.systemDefault()))
        .orElse("");
  }

  private TableColumn<MachineRow, MachineFacts> since() {
    return Columns.optional(
        SinceCell.column(
            columns,
            "since",
            MachineRow::factsProperty,
            facts -> facts.remembered().since(),
            MachineFacts::at));
  }

  /** What follows status and name, in the usual order. */
  List<TableColumn<MachineRow, ?>> others() {
    return List.of(
        address(),
        login,
        Columns.unordered(
            columns.of(
                "password",
                MachineColumns::itself,
                column -> new PasswordCell(gestures),
                new ColumnContent<>(PasswordCell::asked, row -> "", 2 * BUTTON, Style.MONOSPACE))),
        Columns.unordered(
            columns.of(
                "web",
                MachineRow::machineProperty,
                column -> new WebAccessCell(gestures),
                new ColumnContent<>(row -> "", BUTTON, Style.PLAIN))),
        since(),
        optional("host", Machine::hostName),
        optional("internal", machine -> String.join(", ", machine.internalAddresses())),
        optional("os", Machine::operatingSystem),
        optional("hardware", machine -> words(machine.hardware())),
        optional("description", Machine::description));
  }

  /** The name of a host says nothing that is worth a status, a login or a name beside it. */
  private TableColumn<MachineRow, String> address() {
    TableColumn<MachineRow, String> column =
        copyable("address", Messages.text("machines.copy.address"), Machine::reachableAt);
    columns.show(
        column,
        new ColumnContent<>(
            row -> line(row, Machine::reachableAt).getValue(),
            row -> addressCore(line(row, Machine::reachableAt).getValue()),
            BUTTON,
            Style.PLAIN));
    return column;
  }

  private static String addressCore(String address) {
    boolean host = address.length() > ADDRESS_LENGTH && address.indexOf(':') < 0;
    return host ? address.substring(0, ADDRESS_LENGTH) : address;
  }

  private TableColumn<MachineRow, String> copyable(
      String id, String copies, Function<Machine, @Nullable String> value) {
    TableColumn<MachineRow, String> column = text(id, value);
    columns.show(
        column, new ColumnContent<>(row -> line(row, value).getValue(), BUTTON, Style.PLAIN));
    column.setCellFactory(each -> new CopyCell(id, copies, value, gestures));
    return column;
  }

  /** Where nothing is in progress, the machine is done: it comes after all that is under way. */
  private static int progress(Machine machine) {
    Progress progress = machine.progress();
    return progress.underWay() ? progress.percent() : Integer.MAX_VALUE;
  }

  private TableColumn<MachineRow, String> optional(
      String id, Function<Machine, @Nullable String> value) {
    TableColumn<MachineRow, String> column = Columns.optional(text(id, value));
    optional.add(column);
    return column;
  }

  private TableColumn<MachineRow, String> text(
      String id, Function<Machine, @Nullable String> value) {
    return columns.text(id, row -> line(row, value));
  }

  private static ObservableValue<String> line(
      MachineRow row, Function<Machine, @Nullable String> value) {
    return row.machineProperty().map(machine -> PlainText.line(value.apply(machine)));
  }

  private static ObservableValue<MachineRow> itself(MachineRow row) {
    return row.machineProperty().map(machine -> row);
  }

  static @Nullable String words(@Nullable Hardware hardware) {
    return hardware == null
        ? null
        : Messages.text(
            "machines.hardware",
            hardware.cpus(),
            Math.round(hardware.memoryMegabytes() / 102.4) / 10.0,
            hardware.diskGigabytes());
  }
}
