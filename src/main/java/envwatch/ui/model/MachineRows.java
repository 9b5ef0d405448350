package envwatch.ui.model;

import envwatch.history.HistoryView;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.probe.ProbedMachine;
import envwatch.ui.model.MachineRow.MachineKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The machines of one environment as rows, kept by id while it is shown. */
final class MachineRows {
  private final RowList<MachineRow> list = new RowList<>();
  private final ReadOnlyBooleanWrapper rearranging = new ReadOnlyBooleanWrapper();
  private @Nullable EnvironmentKey shown;

  /** What the rows say, in the service's order. */
  private List<Machine> machines = List.of();

  /** In the service's order. */
  private List<MachineRow> rows = List.of();

  /** What came of asking machines whether they answer from here, also those not shown. */
  private final Map<MachineKey, ProbedMachine> probed = new HashMap<>();

  private @Nullable Comparator<? super MachineRow> order;
  private HistoryView history = HistoryView.EMPTY;
  private Instant now = Instant.EPOCH;

  /** Cannot be changed. */
  public ObservableList<MachineRow> list() {
    return list;
  }

  /**
   * Sorts by what the person chose.
   *
   * @param chosen null for the service's own order
   */
  public void order(@Nullable Comparator<? super MachineRow> chosen) {
    order = chosen;
    arrange();
  }

  /**
   * @param environment null for none
   */
  public void show(@Nullable EnvironmentRow environment) {
    EnvironmentKey key = environment == null ? null : environment.key();
    Environment known = environment == null ? null : environment.environment();
    List<Machine> now = known == null ? List.of() : known.machines();
    if (now != machines || !Objects.equals(key, shown)) {
      rows = key == null ? List.of() : rows(key, now);
      shown = key;
      machines = now;
      arrange();
    }
  }

  /** Takes up what the history tells. */
  void remember(HistoryView told) {
    history = told;
    evaluate(row -> row.remember(RowHistory.of(told, row.subject()), now));
  }

  /** Takes up what came of asking a machine whether it answers from here. */
  void probed(MachineKey key, ProbedMachine told) {
    probed.put(key, told);
    rows.stream().filter(row -> row.key().equals(key)).forEach(row -> row.probed(told));
  }

  /** Lets time pass. */
  void tick(Instant at) {
    now = at;
    evaluate(row -> row.tick(at));
  }

  private void evaluate(Consumer<MachineRow> change) {
    boolean changed = false;
    for (MachineRow row : rows) {
      MachineFacts before = row.facts();
      change.accept(row);
      changed |= row.facts() != before;
    }
    if (changed) {
      arrange();
    }
  }

  private List<MachineRow> rows(EnvironmentKey environment, List<Machine> now) {
    Map<MachineKey, MachineRow> before = new HashMap<>();
    rows.forEach(row -> before.put(row.key(), row));
    List<MachineRow> made = new ArrayList<>(now.size());
    for (Machine machine : now) {
      MachineRow row = before.get(new MachineKey(environment, machine.id()));
      if (row == null) {
        Subject subject = new Subject(environment, machine.id());
        MachineFacts first = new MachineFacts(machine, RowHistory.of(history, subject), this.now);
        row = new MachineRow(environment, first);
        row.probed(probed.get(row.key()));
      } else {
        row.update(machine);
      }
      made.add(row);
    }
    return made;
  }

  private void arrange() {
    List<MachineRow> wanted = new ArrayList<>(rows);
    if (order != null) {
      wanted.sort(order);
    }
    if (!wanted.equals(list)) {
      rearranging.set(true);
      try {
        list.become(wanted);
      } finally {
        rearranging.set(false);
      }
    }
  }

  /** Whether rows come, go or change places: tables put their selection back after. */
  ReadOnlyBooleanProperty rearrangingProperty() {
    return rearranging.getReadOnlyProperty();
  }
}
