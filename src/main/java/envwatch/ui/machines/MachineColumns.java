package envwatch.ui.machines;

import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.Progress;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.StatusCell;
import envwatch.ui.model.MachineRow;
import envwatch.words.Messages;
import envwatch.words.PlainText;
import envwatch.words.StatusLine;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/** The columns of the machine table. */
final class MachineColumns {
  private final Columns<MachineRow> columns;
  private final MachineGestures gestures;

  MachineColumns(MachineGestures gestures, double em) {
    this.gestures = gestures;
    this.columns = new Columns<>("machines.column.", em);
  }

  TableColumn<MachineRow, String> name() {
    TableColumn<MachineRow, String> name = text("name", 6, Machine::name);
    name.getStyleClass().add("name-column");
    return name;
  }

  /** Problems first, and of what is under way what has come least far. */
  TableColumn<MachineRow, Machine> status() {
    TableColumn<MachineRow, Machine> column =
        columns.of(
            "status", 8.5, MachineRow::machineProperty, each -> new StatusCell<>(StatusLine::of));
    column.setComparator(
        Comparator.comparing((Machine machine) -> machine.status().phase())
            .thenComparingInt(MachineColumns::progress));
    return column;
  }

  /** What follows status and name, in the usual order. */
  List<TableColumn<MachineRow, ?>> others() {
    return List.of(
        copyable("address", 8.8, Messages.text("machines.copy.address"), Machine::reachableAt),
        copyable("login", 6, Messages.text("machines.copy.login"), Machine::login),
        Columns.unordered(
            columns.of(
                "password", 10.2, MachineColumns::itself, column -> new PasswordCell(gestures))),
        Columns.unordered(
            columns.of(
                "web", 4, MachineRow::machineProperty, column -> new WebAccessCell(gestures))),
        Columns.optional(text("host", 12, Machine::hostName)),
        Columns.optional(
            text("internal", 9, machine -> String.join(", ", machine.internalAddresses()))),
        Columns.optional(text("os", 10, Machine::operatingSystem)),
        Columns.optional(text("hardware", 14, machine -> words(machine.hardware()))),
        Columns.optional(text("description", 12, Machine::description)));
  }

  private TableColumn<MachineRow, String> copyable(
      String id, double width, String copies, Function<Machine, @Nullable String> value) {
    TableColumn<MachineRow, String> column = text(id, width, value);
    column.setCellFactory(each -> new CopyCell(id, copies, value, gestures));
    return column;
  }

  /** Where nothing is in progress, the machine is done: it comes after all that is under way. */
  private static int progress(Machine machine) {
    Progress progress = machine.progress();
    return progress.underWay() ? progress.percent() : Integer.MAX_VALUE;
  }

  private TableColumn<MachineRow, String> text(
      String id, double width, Function<Machine, @Nullable String> value) {
    return columns.text(
        id,
        width,
        row -> row.machineProperty().map(machine -> PlainText.line(value.apply(machine))));
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
